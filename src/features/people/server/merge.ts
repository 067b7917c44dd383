import { people as labels } from "#content/accounts/people.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Merge, OtherPerson, PersonDetails } from "../contract.ts";
import { publishChange } from "./audit.ts";
import { describePerson, isUndoable } from "./details.ts";
import { auditRows, findByAddress, mainPerson, type Person, personRows } from "./store.ts";

/**
 * Merges two people whom staff consider the same person. Each keeps their own data, so the merge can be undone.
 * @param id - of the person into whom `other` is merged, or of somebody merged into this person
 * @param named - the person `other`
 * @throws Refusal `not_found`; `invalid` if nobody has the address; `conflict` if both are the same person, if `other` is
 *   already merged into somebody, or if somebody is merged into `other`
 */
export async function mergePeople(
  platform: Platform,
  actor: string,
  id: string,
  named: Merge,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const main = await requireMain(tx, id);
    const other = await idOf(tx, named);
    if (main === other) throw new Refusal("conflict", labels.sameAddress);
    const [person, second] = await lockBoth(tx, main, other);
    const within = person.merged_into ?? second.merged_into;
    if (within || (await personRows.find(tx, { merged_into: other }))) {
      throw new Refusal("conflict", labels.mergedAlready);
    }
    await merge(platform, tx, actor, [person, second]);
    return describePerson(platform, tx, id);
  });
}

async function idOf(tx: Db, { other }: Merge): Promise<string> {
  if (!other.includes("@")) return other;
  const found = await findByAddress(tx, other);
  if (!found) {
    const fields = { other: labels.merge.none };
    throw new Refusal("invalid", labels.merge.none, { fields });
  }
  return found.id;
}

/**
 * Merges two people, and records this in their timelines.
 * @param people - the second is merged into the first
 */
export async function merge(
  platform: Platform,
  tx: Db,
  actor: string,
  people: [Person, Person],
): Promise<void> {
  const [{ id }, { id: other }] = people;
  const last = Math.max(...people.map(({ last_at }) => last_at.getTime()));
  await personRows.change(tx, other, { merged_into: id, merged_at: platform.now() });
  await personRows.change(tx, id, { last_at: new Date(last) });
  await recordBoth(platform, tx, actor, "person_merged", [id, other]);
  await publishChange(platform, tx, id, { change: "merged", other });
}

/** @throws Refusal `not_found`; `conflict` if the two people are not merged, or if they were merged too long ago */
export async function separatePeople(
  platform: Platform,
  actor: string,
  id: string,
  { other }: OtherPerson,
): Promise<PersonDetails> {
  return platform.database.db.transaction(async (tx) => {
    const main = await requireMain(tx, id);
    const [, second] = await lockBoth(tx, main, other);
    if (second.merged_into !== main) throw new Refusal("conflict", labels.notMerged);
    if (!isUndoable(second, platform.now())) throw new Refusal("conflict", labels.tooLate);
    await personRows.change(tx, other, { merged_into: null, merged_at: null });
    await recordBoth(platform, tx, actor, "person_separated", [main, other]);
    await publishChange(platform, tx, main, { change: "separated", other });
    return describePerson(platform, tx, id);
  });
}

async function requireMain(tx: Db, id: string): Promise<string> {
  const main = await mainPerson(tx, id);
  if (!main) throw new Refusal("not_found", labels.notFound);
  return main.id;
}

async function lockBoth(tx: Db, id: string, other: string): Promise<[Person, Person]> {
  const found = await personRows.lockAll(tx, [id, other]);
  const person = found.get(id);
  const second = found.get(other);
  if (!person || !second) throw new Refusal("not_found", labels.notFound);
  return [person, second];
}

/**
 * Records a merge or its undoing for each of the two people, because one may be erased later. The timeline recognizes
 * the two records by their equal time, and shows one entry.
 */
async function recordBoth(
  { now }: Platform,
  tx: Db,
  actor_id: string,
  action: string,
  [one, other]: [string, string],
): Promise<void> {
  const entry = { at: now(), actor_id, action };
  await auditRows.insert(tx, { ...entry, person_id: one, row_id: other });
  await auditRows.insert(tx, { ...entry, person_id: other, row_id: one });
}
