import { sql, type SQL } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { samePerson } from "#platform/database/people/same-person.ts";
import type { Entry, Touch } from "../contract.ts";
import type { VisitKind } from "../limits.ts";

/** `day` is an ISO date in UTC. */
export type CountedEvent = {
  day: string;
  kind: VisitKind;
  page: string;
  times: number;
  /** Hash of the visitor and the page; null if the event counts no visitor. */
  mark: string | null;
  /**
   * Whether the event counts only for a stored `mark`, that is, only if the visitor was already counted on this page
   * that day.
   */
  onlyKnown: boolean;
};

export type CountedVisitor = Pick<Entry, "source" | "campaign"> & {
  day: string;
  mark: string;
  /**
   * A second hash of the visitor, which is stored as soon as the visit's source or campaign is known. With this hash,
   * the visitor counts for only one source or campaign a day. Null if both are unknown.
   */
  ledMark: string | null;
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
 * Adds visits to the counts, either all or none. Stored hashes of visitors (marks) keep a visitor from counting twice
 * on a day. A visitor counts for one source a day: the first that is not `direct`, if there is one.
 * All replicas lock the rows in the same order, which prevents deadlocks. A power cut may lose the newest counts.
 * @param events - each combination of day, kind, page and mark once
 * @param visitors - each visitor of a day once
 * @returns the marks that were not stored before
 */
export async function addVisits(
  { query }: Database,
  events: readonly CountedEvent[],
  visitors: readonly CountedVisitor[],
): Promise<Set<string>> {
  const { rows } = await query(
    `with seen as (
       select * from jsonb_to_recordset($1::jsonb) as seen (day date, kind text, page text, times int,
         mark bigint, "onlyKnown" boolean)
     ), came as (
       select * from jsonb_to_recordset($2::jsonb) as came (day date, mark bigint, "ledMark" bigint,
         source text, campaign text)
     ), fresh as (
       insert into visit_marks (day, mark)
       select day, mark from seen where mark is not null and not "onlyKnown"
       union select day, mark from came
       union select day, "ledMark" from came where "ledMark" is not null
       order by day, mark on conflict do nothing
       returning day, mark
     ), counted (day, kind, name, times, visitors) as (
       select day, kind, page, times, (fresh.mark is not null)::int
         from seen left join fresh using (day, mark)
         where not "onlyKnown" or exists (
           select from visit_marks known where (known.day, known.mark) = (seen.day, seen.mark))
       union all
       select day, 'source', source, 0, 1 from came join fresh using (day, mark)
       union all
       select came.day, 'source', moved.source, 0, moved.visitors
         from came join fresh on (fresh.day, fresh.mark) = (came.day, "ledMark"),
           lateral (values ('direct', -1), (came.source, 1)) as moved (source, visitors)
         where (came.day, came.mark) not in (select day, mark from fresh)
       union all
       select came.day, 'campaign', campaign, 0, 1
         from came join fresh on (fresh.day, fresh.mark) = (came.day, "ledMark") where campaign <> ''
     ), added as (
       insert into visit_counts (day, kind, name, times, visitors)
       select day, kind, name, sum(times), sum(visitors) from counted
         group by day, kind, name order by day, kind, name
       on conflict (day, kind, name) do update set times = visit_counts.times + excluded.times,
         visitors = visit_counts.visitors + excluded.visitors
     )
     select mark::text from fresh`,
    [JSON.stringify(events), JSON.stringify(visitors)],
    { durable: false },
  );
  return new Set(rows.map(({ mark }) => String(mark)));
}

/**
 * Moves rows that the previous release has stored into the counts. During an upgrade, replicas with that release still
 * store a row for each visitor and page.
 */
export async function foldFormerVisits({ query }: Database): Promise<void> {
  await query("select fold_visits()");
}

export type NewTouch = Entry & {
  kind: "message" | "download" | "chat";
  messageId?: string | undefined;
  at: Date;
};

/** Stores where a visit began, for the person with this email address. Without such a person, nothing is stored. */
export async function insertTouch(db: Db, email: string, touch: NewTouch): Promise<void> {
  const { kind, messageId, at, landing, source, medium, campaign } = touch;
  await db.execute(sql`
    insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
    select id, ${kind}, ${messageId ?? null}::uuid, ${at.toISOString()}::timestamptz, ${landing}, ${source}, ${medium}, ${campaign}
    from people where email = person_address(${email})`);
}

/** SQL condition that leaves out rows of the table `touches` (alias `t`) that belong to a spam message. */
export function isNotSpam(): SQL {
  return sql`not exists (select from contact_messages m where m.id = t.message_id and m.status = 'spam')`;
}

/**
 * Reads the first and the last visit of each person.
 * @param ids - ids of people
 */
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

/** Reads the first and the last visit of a person, or of anybody merged with the person. */
export async function readTouches(
  db: Db,
  person: string,
): Promise<{ first: Touch; last: Touch } | null> {
  const end = (order: string) => sql`(select at, landing, source, medium, campaign from touches
    where person_id in (${samePerson(person)}) order by at ${sql.raw(order)}, id limit 1)`;
  const { rows } = (await db.execute(sql`${end("asc")} union all ${end("desc")}`)) as {
    rows: (Entry & { at: string | Date })[];
  };
  const [first, last] = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return first && last ? { first, last } : null;
}
