import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { cursorBehind } from "#shared/lists/cursor.ts";
import type { PeopleList, PeopleQuery, PersonDetails, TimelineQuery } from "../contract.ts";
import { describePerson, lineOf } from "./details.ts";
import { patternsOf } from "./patterns.ts";
import { listPeople, noteCleared } from "./store.ts";

export { addNote, changeNoteText, renamePerson } from "./change.ts";
export { recordAudit } from "./audit.ts";
export { exportPeople } from "./export.ts";
export { mergePeople, separatePeople } from "./merge.ts";
export { isLike, patternsOf, type Pattern } from "./patterns.ts";

const PAGE = 50;

export async function readPeople(
  { database: { db } }: Platform,
  { q = "", ...query }: PeopleQuery,
): Promise<PeopleList> {
  const rows = await listPeople(db, { ...query, patterns: patternsOf(q) }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const next =
    last && rows.length > PAGE ? cursorBehind({ created_at: last.last_at, id: last.id }) : null;
  return { people: shown.map(lineOf), next };
}

/** Staff said that what they sent is no spam: programs that read on from a cursor find them then. */
export async function clearOfSpam(
  { now }: Pick<Platform, "now">,
  tx: Db,
  id: string | null,
): Promise<void> {
  if (id) await noteCleared(tx, id, now());
}

/** @throws Refusal `not_found` */
export async function openPerson(
  platform: Platform,
  id: string,
  query: TimelineQuery,
): Promise<PersonDetails> {
  return describePerson(platform, platform.database.db, id, query);
}
