import { sql, type Name, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { readColumns } from "#platform/database/personal-data/missing-annotations.ts";
import type { StoredRow } from "../../contract.ts";
import { addressesIn, type Address } from "./address.ts";
import { mentionPlaces, type FoundMention } from "./mentions.ts";
import { erasedTables, personalColumns, personTables } from "./person-tables.ts";

export type PersonRows = Record<string, StoredRow[]>;

export async function findRows(db: Db, address: Address): Promise<PersonRows> {
  const found: PersonRows = {};
  for (const table of personTables) {
    const { rows } = await run(
      db,
      sql`select to_jsonb(own) as row from ${sql.raw(table)} as own where ${whose(table, address)}`,
    );
    if (rows.length > 0) found[table] = rows.map(({ row }) => row as StoredRow);
  }
  return found;
}

export async function findTitles(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await run(db, sql`select id, title from templates`);
  return new Map(rows.map(({ id, title }) => [String(id), String(title)]));
}

export async function findPeople(db: Db, address: Address): Promise<string[]> {
  const table = "public.people";
  const condition = whose(table, address);
  const { rows } = await run(db, sql`select id from ${sql.raw(table)} where ${condition}`);
  return rows.map(({ id }) => String(id));
}

/** Returns the addresses that staff have merged with this one. */
export async function findMerged(
  db: Db,
  address: Address,
): Promise<{ id: string; email: string }[]> {
  const isOwn = isAddress(sql`email`, address);
  const { rows } = await run(
    db,
    sql`with own as (select coalesce(merged_into, id) as id from people where ${isOwn})
      select people.id, email from people join own on own.id in (people.id, people.merged_into)
      where not ${isOwn} order by email`,
  );
  return rows as { id: string; email: string }[];
}

export async function isOfStaff(db: Db, address: Address): Promise<boolean> {
  const { rows } = await run(
    db,
    sql`select exists (select from accounts.staff where ${whose("accounts.staff", address)}) as found`,
  );
  return Boolean(rows[0]?.["found"]);
}

/** Deletes the person's rows. @returns the number of deleted rows of each table */
export async function deleteRows(tx: Db, address: Address): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of erasedTables) {
    const { rows } = await run(
      tx,
      sql`delete from ${sql.raw(table)} where ${whose(table, address)} returning 1`,
    );
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}

/** Deletes rows that identify erased people only by a hash. */
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

export async function countMentions(db: Db, address: Address): Promise<number> {
  let count = 0;
  for (const [table, mentioned] of mentioning(address)) {
    const { rows } = await run(
      db,
      sql`select count(*)::int as n from ${sql.raw(table)} where ${mentioned}`,
    );
    count += Number(rows[0]?.["n"]);
  }
  return count;
}

/** @param most maximum rows of each table; the newest in tables with a time */
export async function findMentions(
  db: Db,
  address: Address,
  most: number,
): Promise<FoundMention[]> {
  const found: FoundMention[] = [];
  for (const [table, mentioned] of mentioning(address)) {
    const { key, time } = mentionPlaces[table] ?? {};
    const textOf = (column?: string) =>
      column ? sql`to_jsonb(${sql.identifier(column)}) #>> '{}'` : sql`null`;
    const { rows } = await run(
      db,
      sql`select ${table}::text as "table", ${textOf(key)} as key, ${textOf(time)} as at
          from ${sql.raw(table)} where ${mentioned}
          order by ${time ? sql.identifier(time) : sql`2`} desc limit ${most}`,
    );
    found.push(...(rows as FoundMention[]));
  }
  return found;
}

function mentioning(address: Address): [table: string, SQL][] {
  return Object.entries(annotations).flatMap(([table, { person }]) => {
    if (personalColumns(table).length === 0) return [];
    const others = person ? sql`not coalesce(${whose(table, address)}, false)` : sql`true`;
    return [[table, sql`(${mentions(table, address)}) and ${others}`]];
  });
}

const ERASED = "[erased]";
const TEXTS = /^(?:text|character varying|jsonb)/;

export async function redactMentions(tx: Db, address: Address): Promise<number> {
  let count = 0;
  const query = (statement: string) => run(tx, sql.raw(statement));
  for (const { table, column, type, required } of await readColumns(query)) {
    if (!TEXTS.test(type) || !personalColumns(table).includes(column)) continue;
    const name = sql.identifier(column);
    const without = sql`regexp_replace(${name}::text, ${address.pattern}, ${ERASED}, 'gi')`;
    const value = required || type === "jsonb" ? without : sql`nullif(${without}, ${ERASED})`;
    const { rows } = await run(
      tx,
      sql`update ${sql.raw(table)} set ${name} = (${value})::${sql.raw(type)}
          where ${name}::text ~* ${address.pattern} returning 1`,
    );
    count += rows.length;
  }
  return count;
}

export async function listAddresses(db: Db): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of Object.keys(annotations)) {
    for (const column of personalColumns(table)) {
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

function whose(table: string, address: Address): SQL {
  const {
    address: columns = [],
    hash = [],
    links = [],
    mention,
  } = annotations[table]?.person ?? {};
  return anyOf([
    ...columns.map((name) => isAddress(sql.identifier(name), address)),
    ...hash.map((name) => sql`${sql.identifier(name)} = ${address.hash}`),
    ...links.map(
      ({ column, of, key = "id" }) =>
        sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.raw(of)} where ${whose(of, address)})`,
    ),
    ...(mention ? [mentions(table, address)] : []),
  ]);
}

/**
 * Also compares the database's own lower-case spelling, which maps fewer letters of a domain than the
 * application does.
 */
function isAddress(column: SQL | Name, { forms }: Address): SQL {
  const stored = sql.join(
    forms.map((form) => sql`person_address(${form})`),
    sql`, `,
  );
  return sql`(lower(btrim(${column})) in ${[...forms]} or person_address(${column}) in (${stored}))`;
}

function mentions(table: string, { pattern }: Address): SQL {
  return anyOf(
    personalColumns(table).map((name) => sql`${sql.identifier(name)}::text ~* ${pattern}`),
  );
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

async function run(db: Db, statement: SQL): Promise<{ rows: Record<string, unknown>[] }> {
  return (await db.execute(statement)) as never;
}
