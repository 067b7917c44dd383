import type { Db } from "#platform/database/database.ts";
import { patternsOf } from "#platform/database/search-patterns.ts";
import type { Platform } from "#platform/platform.ts";
import { readListPage } from "#shared/lists/list-page.ts";
import type { PeopleList, PeopleQuery } from "../contract.ts";
import { lineOf } from "./details.ts";
import { listPeople, personRows } from "./store.ts";

export { addNote, changeNoteText, removeNote, renamePerson } from "./change.ts";
export { keepFormerAddress, lockSenders } from "./corrected-address.ts";
export { readCorrectedName } from "./corrected-name.ts";
export { recordAudit } from "./audit.ts";
export { describePerson, readMessageChanges, readTraces } from "./details.ts";
export { exportPeople } from "./export.ts";
export { changeLead, readLead } from "./lead.ts";
export { leadsOf } from "./lead-store.ts";
export { mergePeople, separatePeople } from "./merge.ts";

export async function readPeople(
  { database: { db } }: Platform,
  { q = "", ...query }: PeopleQuery,
): Promise<PeopleList> {
  const wanted = { ...query, patterns: patternsOf(q) };
  const { rows, next } = await readListPage(
    (limit) => listPeople(db, wanted, limit),
    ({ last_at, id }) => ({ at: last_at, id }),
  );
  return { people: rows.map(lineOf), next };
}

/**
 * Stores when staff took a message of the person out of spam. If this time is later than `last_at`, the API sorts the
 * person by it, so programs that have already read the whole list still get the person.
 */
export async function clearOfSpam(
  { now }: Pick<Platform, "now">,
  tx: Db,
  id: string | null,
): Promise<void> {
  if (id) await personRows.update(tx, id, { cleared_at: now() });
}
