import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { readColumns } from "#platform/database/personal-data/catalog-columns.ts";
import { people, POINTING } from "#platform/database/schema/people.ts";
import type { StoredRow } from "../../contract.ts";
import { addressesIn, type Address } from "./address.ts";
import { isAddress, isStoredAddress, TEXTS, type Located } from "./locate-store.ts";
import { rowsOf as tableRowsOf, run } from "#platform/database/rows.ts";
import { erasedTables, personTables, readableColumns } from "./person-tables.ts";

const PEOPLE = "public.people";
const peopleRows = tableRowsOf(people);

export type PersonRows = Record<string, StoredRow[]>;

export function rowsOf(found: readonly Located[]): PersonRows {
  const rows: PersonRows = {};
  for (const table of personTables) {
    const tableRows = found.flatMap((each) => (each.table === table && each.row ? [each.row] : []));
    if (tableRows.length > 0) rows[table] = tableRows;
  }
  return rows;
}

export const mentionsOf = (found: readonly Located[]): Located[] =>
  found.filter(({ row }) => row === null);

export async function findTitles(db: Db, found: PersonRows): Promise<ReadonlyMap<string, string>> {
  const all = Object.values(found).flat();
  const ids = all.flatMap(({ template_id: id }) => (typeof id === "string" ? [id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await run(db, sql`select id, title from templates where id in ${ids}`);
  return new Map(rows.map(({ id, title }) => [String(id), String(title)]));
}

export async function findMerged(
  db: Db,
  address: Address,
): Promise<{ id: string; email: string }[]> {
  const isOwn = isStoredAddress(sql`email`, address);
  const { rows } = await run(
    db,
    sql`with own as (select coalesce(merged_into, id) as id from people where ${isOwn})
      select people.id, email from people join own on own.id in (people.id, people.merged_into)
      where not ${isOwn} order by email`,
  );
  return rows as { id: string; email: string }[];
}

/** @returns the addresses merged into an address, but not those into which it is merged itself */
export async function listMergedInto(db: Db, address: Address): Promise<string[]> {
  const isOwn = isStoredAddress(sql`email`, address);
  const { rows } = await run(
    db,
    sql`select email from people
      where merged_into in (select id from people where ${isOwn}) order by email`,
  );
  return rows.map(({ email }) => String(email));
}

const inSchema = (table: string) => (table.includes(".") ? table : `public.${table}`);
const USING = [...POINTING, "person_notes"].map(inSchema);

/** Whether the rows of an address show that somebody uses the address, or that staff have noted something about it. */
export function isUsed(located: readonly Located[]): boolean {
  return located.some(({ table, row }) => row !== null && USING.includes(table));
}

export async function isOfStaff(db: Db, address: Address): Promise<boolean> {
  const { rows } = await run(
    db,
    sql`select exists (select from accounts.staff where ${isAddress(sql`email`, address)}
        or user_id in (select id from accounts.users where ${isAddress(sql`email`, address)})) as found`,
  );
  return Boolean(rows[0]?.["found"]);
}

/**
 * Deletes rows. Rows that the same people caused after the search stay. They are assigned to new people, about whom
 * nothing else is known.
 * @returns the number of deleted rows, by table
 */
export async function deleteRows(
  tx: Db,
  found: readonly Located[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of erasedTables) {
    const tableRows = found.filter((each) => each.table === table && each.row);
    if (tableRows.length === 0) continue;
    const owners = tableRows.map(({ id }) => String(id["id"]));
    const later = table === PEOPLE ? await findLater(tx, owners, found) : [];
    const { rows } = await run(
      tx,
      sql`delete from ${sql.raw(table)} as own using ${these(table, tableRows)} returning 1`,
    );
    if (rows.length > 0) counts[table] = rows.length;
    for (const each of later) await pointToNewPerson(tx, each);
  }
  return counts;
}

type Pointing = { table: string; id: string };

/**
 * Finds rows that belong to these people and were stored after the search. Locks the people first: storing a further
 * row then waits until the transaction ends, and the row belongs to a new person.
 */
async function findLater(
  tx: Db,
  owners: readonly string[],
  found: readonly Located[],
): Promise<Pointing[]> {
  await peopleRows.lockAll(tx, owners);
  const each = POINTING.map(
    (table) =>
      sql`select ${inSchema(table)}::text as table, id from ${sql.raw(table)} where person_id = any(${sql.param([...owners])}::uuid[])`,
  );
  const { rows } = await run(tx, sql.join(each, sql` union all `));
  const known = new Set(found.map(({ table, id }) => `${table} ${String(id["id"])}`));
  return (rows as Pointing[]).filter(({ table, id }) => !known.has(`${table} ${id}`));
}

async function pointToNewPerson(tx: Db, { table, id }: Pointing): Promise<void> {
  const textOf = (column: string) => sql`coalesce(to_jsonb(own) ->> ${column}, '')`;
  await run(
    tx,
    sql`update ${sql.raw(table)} as own
        set person_id = person_of(email, ${textOf("name")}, ${textOf("company")}, now()) where id = ${id}`,
  );
}

/** SQL for the end of an update or delete statement. It limits the statement to the rows in `located`. */
function these(table: string, located: readonly Located[]): SQL {
  const ids = located.map(({ id }) => id);
  const columns = Object.keys(ids[0] ?? {}).map((name) => sql.identifier(name));
  const isSame = columns.map((name) => sql`own.${name} = located.${name}`);
  return sql`jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(ids)}::jsonb) as located
    where ${sql.join(isSame, sql` and `)}`;
}

/** Deletes rows that refer to an erased person only by a hash of the email address. */
export async function deleteHashed(tx: Db, hashes: readonly string[]): Promise<void> {
  for (const table of erasedTables) {
    for (const column of annotations[table]?.person?.hash ?? []) {
      await run(
        tx,
        sql`delete from ${sql.raw(table)} where ${sql.identifier(column)} in ${[...hashes]}`,
      );
    }
  }
}

const ERASED = "[erased]";

/** Text that replaces the address in a column with unique values. The random part keeps the values different. */
const ERASED_ONCE = sql`'[erased ' || left(gen_random_uuid()::text, 8) || ']'`;

/** Removes the email address from the texts of rows about other people. @returns the number of changed texts */
export async function redactMentions(
  tx: Db,
  address: Address,
  found: readonly Located[],
): Promise<number> {
  let count = 0;
  const query = (statement: string) => run(tx, sql.raw(statement));
  const mentioned = Map.groupBy(mentionsOf(found), ({ table }) => table);
  for (const { table, column, type, required, unique } of await readColumns(query)) {
    const rowsOfOthers = mentioned.get(table);
    if (!rowsOfOthers || !TEXTS.test(type) || !readableColumns(table).includes(column)) continue;
    const name = sql.identifier(column);
    const text = sql`own.${name}::text`;
    const without = sql`regexp_replace(${text}, ${address.pattern}, ${unique ? ERASED_ONCE : ERASED}, 'gi')`;
    const value = required || type === "jsonb" ? without : sql`nullif(${without}, ${ERASED})`;
    const { rows } = await run(
      tx,
      sql`update ${sql.raw(table)} as own set ${name} = (${value})::${sql.raw(type)}
          from ${these(table, rowsOfOthers)} and ${text} ~* ${address.pattern} returning 1`,
    );
    count += rows.length;
  }
  return count;
}

export async function listAddresses(db: Db): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of Object.keys(annotations)) {
    for (const column of readableColumns(table)) {
      const { rows } = await run(
        db,
        sql`select distinct match[1] as text from ${sql.raw(table)},
            regexp_matches(${sql.identifier(column)}::text, '(\\S+@\\S+)', 'g') as match`,
      );
      for (const { text } of rows) for (const each of addressesIn(String(text))) found.add(each);
    }
  }
  return found;
}
