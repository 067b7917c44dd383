import { sql, type SQL } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import type { Entry, Touch } from "../contract.ts";
import type { VisitKind } from "../limits.ts";

export type VisitRow = Pick<Entry, "source" | "campaign"> & {
  /** ISO date, UTC. */
  day: string;
  /** Hash of the visitor; "" for events other than views. */
  visitor: string;
  kind: VisitKind;
  page: string;
  times: number;
};

export async function saltOf(
  { query }: Database,
  day: string,
  made: Uint8Array,
): Promise<Uint8Array> {
  await query("insert into visit_salts (day, salt) values ($1, $2) on conflict do nothing", [
    day,
    made,
  ]);
  const { rows } = await query("select salt from visit_salts where day = $1", [day]);
  return rows[0]?.["salt"] as Uint8Array;
}

/**
 * Adds all rows or none. All replicas lock rows in one order, to avoid deadlocks; a power cut may lose
 * the newest rows.
 * @param rows with distinct keys
 */
export async function addVisits({ query }: Database, rows: readonly VisitRow[]): Promise<void> {
  await query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as given (day date, visitor text, source text,
         campaign text, kind text, page text, times int, place int)
     ), visited as (
       insert into visits (day, visitor, source, campaign)
       select distinct on (day, visitor) day, visitor, source, campaign
         from given where kind = 'view' order by day, visitor, source = 'direct', place
       on conflict (day, visitor) do update
         set source = excluded.source, campaign = excluded.campaign
         where visits.source = 'direct' and excluded.source <> 'direct'
     )
     insert into visit_events (day, visitor, kind, page, times)
     select day, visitor, kind, page, times from given order by day, visitor, kind, page
     on conflict (day, visitor, kind, page) do update set times = visit_events.times + excluded.times`,
    [JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
    { durable: false },
  );
}

export type NewTouch = Entry & {
  kind: "message" | "download" | "chat";
  messageId?: string | undefined;
  at: Date;
};

/** Stores an entry for the person with this address; without such a person it stores nothing. */
export async function insertTouch(db: Db, email: string, touch: NewTouch): Promise<void> {
  const { kind, messageId, at, landing, source, medium, campaign } = touch;
  await db.execute(sql`
    insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
    select id, ${kind}, ${messageId ?? null}::uuid, ${at.toISOString()}::timestamptz, ${landing}, ${source}, ${medium}, ${campaign}
    from people where email = person_address(${email})`);
}

/** Excludes spam: selects rows `t` of `touches` whose message is not spam, as the numbers count. */
export function isNotSpam(): SQL {
  return sql`not exists (select from contact_messages m where m.id = t.message_id and m.status = 'spam')`;
}

/** @param ids of people @returns the first and the last touch of each of them who has any */
export async function firstAndLastOfEach(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { first: Touch; last: Touch }>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await db.execute(sql`
    select person_id as id, at, landing, source, medium, campaign from touches
    where person_id in ${[...ids]} order by at, touches.id`)) as {
    rows: (Entry & { id: string; at: string | Date })[];
  };
  const found = new Map<string, { first: Touch; last: Touch }>();
  for (const { id, at, ...entry } of rows) {
    const last = { ...entry, at: new Date(at).toISOString() };
    found.set(id, { first: found.get(id)?.first ?? last, last });
  }
  return found;
}

export async function firstAndLast(db: Db, people: readonly string[]): Promise<Touch[]> {
  const end = (order: string) => sql`(select at, landing, source, medium, campaign from touches
    where person_id in ${[...people]} order by at ${sql.raw(order)}, id limit 1)`;
  const { rows } = (await db.execute(sql`${end("asc")} union all ${end("desc")}`)) as {
    rows: (Entry & { at: string | Date })[];
  };
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
