import { sql, type SQL } from "drizzle-orm";
import { isBehind } from "#platform/database/behind.ts";
import { searchableDigits, searchableText } from "#features/contact/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { hasNoRow } from "#platform/database/people/left-nothing.ts";
import { onlySpam } from "#platform/database/people/only-spam.ts";
import { touches } from "#platform/database/schema/analytics.ts";
import { people, personNotes, POINTING, staffAudit } from "#platform/database/schema/people.ts";
import { isLike, type Pattern } from "#platform/database/search-patterns.ts";
import type { LeadState } from "#shared/leads.ts";
import { spanOf } from "#shared/time/periods.ts";
import type { PeopleQuery } from "../contract.ts";
import { traceOf, type TraceFilter } from "./trace-filter.ts";

export const personRows = rowsOf(people);
export const noteRows = rowsOf(personNotes);
export const auditRows = rowsOf(staffAudit);
export const touchRows = rowsOf(touches);

export type Person = typeof people.$inferSelect;

/** Finds or locks a person. If staff have merged this person into another, finds or locks the other person instead. */
export async function mainPerson(
  db: Db,
  id: string,
  how: "find" | "lock" = "find",
): Promise<Person | undefined> {
  const found = await personRows[how](db, id);
  return found?.merged_into ? personRows[how](db, found.merged_into) : found;
}

/** @param address - in any spelling */
export async function findByAddress(db: Db, address: string): Promise<Person | undefined> {
  return personRows.find(db, { email: (email) => sql`${email} = person_address(${address})` });
}

/**
 * Whether no row that a visitor caused, such as a message or a download, belongs to the person. The person may still
 * have notes or a customer record by staff.
 */
export async function isBare(db: Db, id: string): Promise<boolean> {
  const [found] = await read<{ bare: boolean }>(db, sql`select ${hasNoRow(id, POINTING)} as bare`);
  return found?.bare === true;
}

const OF_MESSAGE = searchableText("m");
const DIGITS = searchableDigits("m");

/**
 * All `patterns` have to match in one place: in the data of the person, in the data of somebody merged into the person,
 * or in one message.
 */
type Wanted = TraceFilter & Pick<PeopleQuery, "lead"> & { patterns: readonly Pattern[] };

export type Listed = Pick<Person, "id" | "email" | "name" | "company" | "last_at">;

export async function listPeople(
  db: Db,
  { after, ...wanted }: Wanted & Pick<PeopleQuery, "after">,
  limit: number,
): Promise<Listed[]> {
  const behind = isBehind(sql`p.last_at`, sql`p.id`, after) ?? sql`true`;
  const newest = async (places: readonly SQL[]) => {
    const found = search(wanted, places, { where: behind, limit });
    return read<Listed>(db, sql`select * from (${found}) as found ${NEWEST} limit ${limit}`);
  };
  if (wanted.patterns.length === 0) return newest([sql`true`]);
  const hasAll = holding(wanted.patterns);
  const named = await newest([hasAll.named(sql`p`)]);
  // If people whose own data matches fill the page, other people belong on the page only if they were active at `last`
  // or later. This is when the last person on the full page was active.
  const last = named.length < limit ? undefined : named.at(-1)?.last_at;
  const others = await newest([...wrote(hasAll, last), hasAll.merged]);
  const all = new Map([...named, ...others].map((person) => [person.id, person]));
  return [...all.values()].toSorted(newestFirst).slice(0, limit);
}

const NEWEST = sql`order by last_at desc, id desc`;

function newestFirst(one: Listed, other: Listed): number {
  return other.last_at.getTime() - one.last_at.getTime() || (one.id < other.id ? 1 : -1);
}

/**
 * Finds all matching people, also those who left only spam.
 * @returns ids, beginning with the person who was active last: people active at the same time are often close together
 *   in the database's files, and are read faster in this order
 */
export async function findEverybody(db: Db, wanted: Wanted): Promise<string[]> {
  const hasAll = holding(wanted.patterns);
  const isFiltered = wanted.patterns.length > 0;
  const places = isFiltered
    ? [hasAll.named(sql`p`), ...wrote(hasAll, undefined), hasAll.merged]
    : [sql`true`];
  const times = new Map<string, number>();
  // Several small searches run one after the other, so that the embedded database can serve other requests between
  // them. Each search returns one JSON text, because this is read several times faster than tens of thousands of rows.
  for (const place of places.flatMap((one) => HALVES.map((half) => sql`${one} and ${half}`))) {
    const { rows } = (await db.execute(
      sql`select json_object_agg(id, extract(epoch from last_at))::text as found from (${search(wanted, [place])}) as p`,
    )) as { rows: { found: string | null }[] };
    for (const [id, time] of Object.entries<number>(JSON.parse(rows[0]?.found ?? "{}")))
      times.set(id, time);
  }
  return [...times].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

/** SQL for two halves of all people `p`. An export searches them in turn, so that other requests wait less. */
const HALVES = ["<", ">="].map((side) =>
  sql.raw(`p.id ${side} '80000000-0000-0000-0000-000000000000'`),
);

export type Exported = Listed &
  Pick<Person, "created_at"> & { others: string; first_source: string; last_source: string };

/** With `has: "spam"`, reads only people who left nothing but spam. Otherwise leaves these people out. */
export async function readForExport(
  db: Db,
  ids: readonly string[],
  { has }: Pick<Wanted, "has">,
): Promise<Exported[]> {
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`;
  return read<Exported>(
    db,
    sql`with same as (
        select merged_into as id, string_agg(email, ', ' order by email) as emails
        from people where merged_into = ${wanted} group by merged_into
      ), source as (
        select coalesce(x.merged_into, x.id) as id, (array_agg(t.source order by t.at))[1] as first,
          (array_agg(t.source order by t.at desc))[1] as last
        from people x join touches t on t.person_id = x.id
        where x.id = ${wanted} or x.merged_into = ${wanted} group by 1
      )
      select p.id, p.email, p.name, p.company, p.last_at, p.created_at,
        coalesce(same.emails, '') as others,
        coalesce(source.first, '') as first_source, coalesce(source.last, '') as last_source
      from people p left join same using (id) left join source using (id)
      where p.id = ${wanted} and ${isKnown(has)} order by p.last_at desc, p.id desc`,
  );
}

/**
 * Conditions that are true if all searched words occur in one place. `named`: the person's own data. `written`: a
 * message `m`. `merged`: the data or a message of somebody merged into the person `p`.
 */
type Holding = { named: (alias: SQL) => SQL; written: SQL; merged: SQL };

function holding(patterns: readonly Pattern[]): Holding {
  const inAll = (text: SQL, digits?: SQL) =>
    sql.join(
      patterns.map((pattern) => isLike(text, pattern, digits)),
      sql` and `,
    );
  const named = (alias: SQL) =>
    inAll(sql`person_words(${alias}.email, ${alias}.name, ${alias}.company)`);
  const written = inAll(OF_MESSAGE, DIGITS);
  const merged = sql`p.id in (select x.merged_into from people x where x.merged_into is not null and (${named(sql`x`)}
    or exists (select from contact_messages m where m.person_id = x.id and ${written})))`;
  return { named, written, merged };
}

/**
 * SQL conditions for people `p` who wrote a matching message at any time, and were active at `since` or later. There
 * may be very many messages from before `since`. They are searched only for people who were active both before and
 * after `since`.
 */
function wrote({ written }: Holding, since: Date | undefined): SQL[] {
  if (!since) return [sql`p.id in (select m.person_id from contact_messages m where ${written})`];
  const at = sql`${since.toISOString()}::timestamptz`;
  return [
    sql`p.id in (select m.person_id from contact_messages m where m.created_at >= ${at} and ${written})`,
    sql`p.last_at >= ${at} and p.created_at < ${at}
      and (select true from contact_messages m where m.person_id = p.id and ${written} limit 1)`,
  ];
}

/** SQL condition: with "spam", people `p` who left nothing but spam; otherwise all other people. */
function isKnown(has: Wanted["has"]): SQL {
  return has === "spam" ? onlySpam(sql`p`) : sql`not ${onlySpam(sql`p`)}`;
}

/**
 * Combines several searches by `union`, so that each can use its own index. Each condition in `places` becomes one
 * search. It becomes two if the filters require a timeline entry: one for entries of the person, one for those of
 * people merged into the person.
 */
function search(
  { lead, ...left }: Wanted,
  places: readonly SQL[],
  page?: { where: SQL; limit: number },
): SQL {
  const sentSpam = sql`p.id in (select person_id from contact_messages where status = 'spam')`;
  const mayBeWanted = left.has === "spam" ? sentSpam : sql`true`;
  const wanted = traceOf(lead ? { ...left, period: undefined } : left);
  const became = lead ? hasLead(lead, left.period) : sql`true`;
  const traces = wanted
    ? [
        sql`exists (select from ${wanted.table} t where t.person_id = p.id and ${wanted.where})`,
        sql`p.id in (select x.merged_into from people x join ${wanted.table} t on t.person_id = x.id
          where x.merged_into is not null and ${wanted.where})`,
      ]
    : [sql`true`];
  const searches = places.flatMap((place) =>
    traces.map((trace) => {
      const found = sql`select p.id, p.email, p.name, p.company, p.last_at from people p
        where p.merged_into is null and ${place} and ${trace} and ${became} and ${mayBeWanted}`;
      // The slow condition on spam is outside the subquery. Inside, PostgreSQL's planner would sort all people instead
      // of reading the newest first. "offset 0" keeps the planner from moving the condition inside.
      return page
        ? sql`(select * from (${found} and ${page.where} ${NEWEST} offset 0) p
            where ${isKnown(left.has)} limit ${page.limit})`
        : found;
    }),
  );
  return sql.join(searches, sql` union `);
}

/**
 * SQL condition: the customer record of person `p` is in this state and, if `period` is given, got into this state
 * then. Merged people share one record, as in `leadsOf`.
 */
function hasLead(state: LeadState, period: string | undefined): SQL {
  const { from, to } = period ? spanOf(period) : { from: "-infinity", to: "infinity" };
  return sql`exists (select from (
      select x.lead_state, x.lead_on from people x
      where p.id in (x.id, x.merged_into) and x.lead_state is not null
      order by x.merged_into is not null, x.lead_on desc, x.id limit 1) as lead
    where lead_state = ${state} and lead_on >= ${from}::date and lead_on < ${to}::date)`;
}

const TIMES = ["at", "last_at", "created_at"];

/** Reads rows of a raw SQL statement, and turns times into dates, because the statement may return them as text. */
export async function read<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Record<string, unknown>[] };
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          TIMES.includes(name) ? new Date(value as string | Date) : value,
        ]),
      ) as Row,
  );
}

export type AuditEntry = Omit<typeof staffAudit.$inferInsert, "id">;
