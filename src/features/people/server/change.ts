import { people as labels } from "#content/accounts/people.ts";
import { derivedId } from "#platform/derived-id.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { NoteChange, NoteRemoval, PersonChange, PersonDetails } from "../contract.ts";
import { publishChange, recordAudit } from "./audit.ts";
import { describePerson } from "./details.ts";
import { mainPerson, noteRows, personRows } from "./store.ts";

/**
 * Changes name and company. For a person who was merged into another, changes those of the other one.
 * @throws Refusal `not_found`; `conflict` if somebody else changed the person first
 */
export async function renamePerson(
  platform: Platform,
  actor: string,
  id: string,
  { version, ...change }: PersonChange,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const person = await mainPerson(tx, id, "lock");
    if (!person) throw new Refusal("not_found", labels.notFound);
    if (person.version !== version) throw new Refusal("conflict", labels.changedMeanwhile);
    const fields = (["name", "company"] as const).filter(
      (name) => change[name] !== undefined && change[name] !== person[name],
    );
    if (fields.length === 0) return describePerson(platform, tx, person.id);
    await personRows.change(tx, person.id, change);
    const entry = { actor_id: actor, action: "person_changed", row_id: person.id };
    await recordAudit(platform, tx, { ...entry, person_id: person.id, changes: { fields } });
    await publishChange(platform, tx, person.id, { change: "details" });
    return describePerson(platform, tx, person.id);
  });
}

/**
 * Adds a note to a person.
 * @param key - idempotency key: the same text with the same key is stored once (docs/product.md, decision 21)
 * @throws Refusal `not_found`
 */
export async function addNote(
  platform: Platform,
  actor: string,
  id: string,
  { text, key }: { text: string; key: string | undefined },
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    if (!(await personRows.find(tx, id))) throw new Refusal("not_found", labels.notFound);
    const at = platform.now();
    const note = { person_id: id, text, author_id: actor, created_at: at, updated_at: at };
    await noteRows.insertNew(tx, { ...note, ...(key && { id: derivedId(key, actor, id, text) }) });
    return describePerson(platform, tx, id);
  });
}

/** @throws Refusal `not_found`; `conflict` if somebody else changed the note first */
export async function changeNoteText(
  platform: Platform,
  actor: string,
  { person, note: id }: { person: string; note: string },
  { text, version }: NoteChange,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const note = await noteRows.find(tx, id);
    if (!note) throw new Refusal("not_found", labels.noteNotFound);
    const change = { text, version: version + 1, updated_at: platform.now() };
    if (!(await noteRows.update(tx, { id, version }, change))) {
      throw new Refusal("conflict", labels.changedMeanwhile);
    }
    const entry = { actor_id: actor, action: "note_changed", row_id: id };
    await recordAudit(platform, tx, { ...entry, person_id: note.person_id });
    return describePerson(platform, tx, person);
  });
}

/** @throws Refusal `not_found`; `conflict` if somebody else changed the note first */
export async function removeNote(
  platform: Platform,
  actor: string,
  { person, note: id }: { person: string; note: string },
  { version }: NoteRemoval,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const note = await noteRows.find(tx, id);
    if (!note) throw new Refusal("not_found", labels.noteNotFound);
    if (!(await noteRows.remove(tx, { id, version })))
      throw new Refusal("conflict", labels.changedMeanwhile);
    const entry = { actor_id: actor, action: "note_deleted", row_id: id };
    await recordAudit(platform, tx, { ...entry, person_id: note.person_id });
    return describePerson(platform, tx, person);
  });
}
