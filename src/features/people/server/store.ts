import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { isBehind } from "#platform/database/behind.ts";
import { searchableText } from "#features/contact/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { onlySpam } from "#platform/database/people/only-spam.ts";
import { people, personNotes, staffAudit } from "#platform/database/schema/people.ts";
import type { LeadState } from "#shared/leads.ts";
import { spanOf } from "#shared/time/periods.ts";
import type { PeopleQuery } from "../contract.ts";
import { isLike, type Pattern } from "./patterns.ts";
import { traceOf, type TraceFilter } from "./trace-filter.ts";

export const personRows = rowsOf(people);
export const noteRows = rowsOf(personNotes);
export const auditRows = rowsOf(staffAudit);

export type Person = typeof people.$inferSelect;

const OF_MESSAGE = searchableText("m");

/** Filters of the people list. All `patterns` must match the same text: the person's data, or one message of theirs. */
type Wanted = TraceFilter & Pick<PeopleQuery, "lead"> & { patterns: readonly Pattern[] };

type Listed = Pick<Person, "id" | "email" | "name" | "company" | "last_at">;

export async function listPeople(
  db: Db,
  { after, ...wanted }: Wanted & Pick<PeopleQuery, "after">,
  limit: number,
): Promise<Listed[]> {
  const behind = isBehind(sql`p.last_at`, sql`p.id`, after) ?? sql`true`;
  const order = sql`order by last_at desc, id desc limit ${limit}`;
  return read<Listed>(db, sql`select * from (${search(wanted, behind, order)}) as found ${order}`);
}

export type Exported = Listed &
  Pick<Person, "created_at"> & { others: string; first_source: string; last_source: string };

export async function listForExport(
  db: Db,
  wanted: Wanted,
  after: string | undefined,
  limit: number,
): Promise<Exported[]> {
  const behind = after ? sql`p.id > ${after}::uuid` : sql`true`;
  const order = sql`order by id limit ${limit}`;
  return read<Exported>(
    db,
    sql`select found.*, person.created_at,
        (select coalesce(string_agg(x.email, ', ' order by x.email), '') from people x where x.merged_into = found.id) as others,
        ${sourceAt("asc")} as first_source, ${sourceAt("desc")} as last_source
      from (${search(wanted, behind, order)}) as found join people person using (id) ${order}`,
  );
}

function sourceAt(order: "asc" | "desc"): SQL {
  return sql`coalesce((select t.source from touches t where t.person_id in
    (select x.id from people x where found.id in (x.id, x.merged_into))
    order by t.at ${sql.raw(order)} limit 1), '')`;
}

/** SQL with a separate search for each table, so that each search can use its own index. */
function search({ patterns, lead, ...left }: Wanted, behind: SQL, order: SQL): SQL {
  const hasAll = (text: SQL) =>
    sql.join(
      patterns.map((pattern) => isLike(text, pattern)),
      sql` and `,
    );
  const named = (alias: SQL) =>
    hasAll(sql`person_words(${alias}.email, ${alias}.name, ${alias}.company)`);
  const wrote = (alias: SQL) =>
    sql`exists (select from contact_messages m where m.person_id = ${alias}.id and ${hasAll(OF_MESSAGE)})`;
  const places =
    patterns.length === 0
      ? [sql`true`]
      : [
          named(sql`p`),
          wrote(sql`p`),
          sql`p.id in (select x.merged_into from people x where x.merged_into is not null
            and (${named(sql`x`)} or ${wrote(sql`x`)}))`,
        ];
  const known =
    left.has === "spam"
      ? sql`p.id in (select person_id from contact_messages where status = 'spam') and ${onlySpam(sql`p`)}`
      : sql`not ${onlySpam(sql`p`)}`;
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
    traces.map(
      (trace) =>
        sql`(select p.id, p.email, p.name, p.company, p.last_at from people p
          where p.merged_into is null and ${place} and ${trace} and ${became} and ${known} and ${behind} ${order})`,
    ),
  );
  return sql.join(searches, sql` union `);
}

/** SQL condition on the customer record of a person `p`. Merged people share a record, as in `leadsOf`. */
function hasLead(state: LeadState, period: string | undefined): SQL {
  const { from, to } = period ? spanOf(period) : { from: "-infinity", to: "infinity" };
  return sql`exists (select from (
      select x.lead_state, x.lead_on from people x
      where p.id in (x.id, x.merged_into) and x.lead_state is not null
      order by x.merged_into is not null, x.lead_on desc, x.id limit 1) as lead
    where lead_state = ${state} and lead_on >= ${from}::date and lead_on < ${to}::date)`;
}

const TIMES = ["last_at", "created_at"];

async function read<Row>(db: Db, statement: SQL): Promise<Row[]> {
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

export async function listMerged(db: Db, id: string): Promise<Person[]> {
  return db.select().from(people).where(eq(people.merged_into, id)).orderBy(asc(people.email));
}

/** Changes the text of a note. @returns false if somebody else changed the note first */
export async function changeNote(
  db: Db,
  id: string,
  { text, version, at }: { text: string; version: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(personNotes)
    .set({ text, version: version + 1, updated_at: at })
    .where(and(eq(personNotes.id, id), eq(personNotes.version, version)))
    .returning({ id: personNotes.id });
  return rows.length > 0;
}

export type AuditEntry = Omit<typeof staffAudit.$inferInsert, "id">;
