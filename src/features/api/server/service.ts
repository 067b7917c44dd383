import { firstAndLastOfEach } from "#features/analytics/server/service.ts";
import { leadsOf } from "#features/people/server/service.ts";
import { contentsOf } from "#features/contact/contract.ts";
import type { Platform } from "#platform/platform.ts";
import { cursorBehind } from "#shared/lists/cursor.ts";
import type { ApiDownload, ApiList, ApiListQuery, ApiMessage, ApiPerson } from "../contract.ts";
import { listDownloads, listMessages, listPeople, type Wanted } from "./store.ts";

export { addKey, readKeys, revokeKey, useKey } from "./keys.ts";

const PAGE = 50;
/**
 * Minimum age in ms of a row that a list returns. A transaction that is still running may commit a row with an older
 * time. A program that has already read newer rows would miss this row. On PostgreSQL a statement may take 15 s, and
 * the clocks of replicas differ by up to 5 s.
 */
const SETTLED_MS = { embedded: 5000, postgres: 60_000 };

export function readPeople(platform: Platform, query: ApiListQuery): Promise<ApiList<ApiPerson>> {
  return readList(
    platform,
    query,
    async (wanted) => {
      const rows = await listPeople(platform.database.db, wanted);
      return withLead(platform, rows, ({ id }) => id);
    },
    ({ last_at, cleared_at, id }) => ({
      created_at: cleared_at && cleared_at > last_at ? cleared_at : last_at,
      id,
    }),
    ({ id, email, name, company, merged_into, first_touch, last_touch, lead, ...row }) => ({
      id,
      email,
      name,
      company,
      created_at: row.created_at.toISOString(),
      last_at: row.last_at.toISOString(),
      merged_into,
      first_touch,
      last_touch,
      lead,
    }),
  );
}

export function readMessages(
  platform: Platform,
  query: ApiListQuery,
): Promise<ApiList<ApiMessage>> {
  return readList(
    platform,
    query,
    async (wanted) => {
      const rows = await listMessages(platform.database.db, wanted);
      return withLead(platform, rows, ({ person_id }) => person_id);
    },
    ({ announced_at, created_at, id }) => ({ created_at: announced_at ?? created_at, id }),
    ({ id, person_id, created_at, source, status, first_touch, last_touch, lead, ...row }) => ({
      id,
      person_id,
      created_at: created_at.toISOString(),
      source,
      status,
      first_touch,
      last_touch,
      lead,
      ...contentsOf(row),
    }),
  );
}

export function readDownloads(
  platform: Platform,
  query: ApiListQuery,
): Promise<ApiList<ApiDownload>> {
  return readList(
    platform,
    query,
    (wanted) => listDownloads(platform.database.db, wanted),
    (row) => row,
    (row) => ({ ...row, created_at: row.created_at.toISOString() }),
  );
}

async function withLead<Row extends object>(
  { database }: Platform,
  rows: readonly Row[],
  personOf: (row: Row) => string | null,
): Promise<(Row & Pick<ApiPerson, "first_touch" | "last_touch" | "lead">)[]> {
  const ids = rows.flatMap((row) => personOf(row) ?? []);
  const touches = await firstAndLastOfEach(database.db, ids);
  const leads = await leadsOf(database.db, ids);
  return rows.map((row) => {
    const id = personOf(row) ?? "";
    const { first = null, last = null } = touches.get(id) ?? {};
    return { ...row, first_touch: first, last_touch: last, lead: leads.get(id) ?? null };
  });
}

async function readList<Row, Item>(
  { now, database }: Platform,
  { after, limit = PAGE }: ApiListQuery,
  find: (wanted: Wanted) => Promise<Row[]>,
  placeOf: (row: Row) => { created_at: Date; id: string },
  itemOf: (row: Row) => Item,
): Promise<ApiList<Item>> {
  const before = new Date(now().getTime() - SETTLED_MS[database.kind]);
  const rows = await find({ after, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const same = after ? cursorBehind({ created_at: after.at, id: after.id }) : null;
  return {
    items: shown.map(itemOf),
    next: last ? cursorBehind(placeOf(last)) : same,
    more: rows.length > limit,
  };
}
