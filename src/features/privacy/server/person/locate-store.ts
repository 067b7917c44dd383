import { sql, type Name, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { run } from "#platform/database/rows.ts";
import { piece } from "#platform/database/in-pieces.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import {
  readColumns,
  type CatalogColumn,
} from "#platform/database/personal-data/catalog-columns.ts";
import { createQueue, inQueue } from "#platform/queue.ts";
import type { StoredRow } from "../../contract.ts";
import type { Address } from "./address.ts";
import { mentionPlaces, type FoundMention } from "./mentions.ts";
import { readableColumns, personTables } from "./person-tables.ts";

/** A row of the person or, if `row` is null, a row that only contains the person's email address. */
export type Located = FoundMention & {
  row: StoredRow | null;
  /** Values of the columns of the primary key, by column. */
  id: StoredRow;
};

/**
 * Finds the rows of a person, and other rows with the person's email address. No index covers all spellings and texts,
 * so every table is read completely, in pieces, between which the server answers other requests.
 */
export async function locate(db: Db, address: Address): Promise<Located[]> {
  return search(db, address, [], sql`true`);
}

/** Runs one search at a time, because many at once would leave no time for other requests. */
const searches = createQueue();

/**
 * Searches like `locate`, and then searches only the rows that were written during the first search. The transaction
 * that deletes the found rows thus need not search, and stays short.
 */
export async function locateTwice(db: Db, address: Address): Promise<Located[]> {
  const { rows } = await run(
    db,
    sql`select mod(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 4294967296)::text as now`,
  );
  const first = await locate(db, address);
  const isNew = sql`age(own.xmin) <= age(${String(rows[0]?.["now"])}::xid)`;
  const both = await search(db, address, first, isNew);
  const once = new Map(both.map((each) => [`${each.table} ${JSON.stringify(each.id)}`, each]));
  return [...once.values()];
}

/** Matches the types of columns that can contain an email address, and arrays of these types. */
export const TEXTS = /^(?:text|character varying|jsonb)/;

type Select = (where: SQL) => SQL;

async function search(
  db: Db,
  address: Address,
  known: readonly Located[],
  which: SQL,
): Promise<Located[]> {
  return inQueue(searches, async () => {
    const all = await readColumns(async (text) => run(db, sql.raw(text)));
    const columns = Map.groupBy(all, ({ table }) => table);
    const found = [...known];
    // Tables to which others refer are searched first, because the search of the other tables needs the rows found
    // there.
    for (const table of [...otherTables, ...personTables.toReversed()]) {
      const select = selectOf({ table, address, columns: columns.get(table) ?? [], found });
      const rows = await readInPieces(db, table, (range) => select(sql`${range} and ${which}`));
      found.push(...(rows as Located[]));
    }
    return found;
  });
}

const otherTables = Object.keys(annotations).filter(
  (table) => !personTables.includes(table) && readableColumns(table).length > 0,
);

type Sought = {
  table: string;
  address: Address;
  columns: readonly CatalogColumn[];
  found: readonly Located[];
};

function selectOf({ table, address, columns, found }: Sought): Select {
  const readable = readableColumns(table);
  // Only columns of text are searched. Times, numbers and ids cannot contain an email address, and converting them to
  // text is slow.
  const texts = columns
    .filter(({ column, type }) => TEXTS.test(type) && readable.includes(column))
    .map(({ column }) => column);
  const key = columns.filter((each) => each.key).map(({ column }) => column);
  const { matching, linked } = whose(table, address, texts, found);
  const all = allTexts(texts);
  const mentioned = texts.length > 0 ? sql`${all} ~* ${address.pattern}` : sql`false`;
  const place = mentionPlaces[table];
  const textOf = (column?: string) =>
    column ? sql`to_jsonb(${sql.identifier(column)}) #>> '{}'` : sql`null`;
  const id = key.flatMap((column) => [sql`${column}::text`, sql.identifier(column)]);
  const isCandidate = address.part
    ? anyOf([sql`${all} ilike ${address.part}`, ...linked])
    : sql`true`;
  return (where) => sql`
    select ${table}::text as "table", ${textOf(place?.key)} as key, ${textOf(place?.time)} as at,
      jsonb_build_object(${sql.join(id, sql`, `)}) as id,
      case when ${matching} then to_jsonb(own) end as row
    from ${sql.raw(table)} as own
    where ${where} and case when ${isCandidate} then ${matching} or ${mentioned} else false end`;
}

/** Minimum number of database pages that are read at once. The number grows until reading takes about PIECE_MS. */
const FIRST_PAGES = 16;
/** Maximum number of pieces in which a table is read. On a busy machine, more pieces would take minutes. */
const MAX_PIECES = 50;
const PIECE_MS = 30;

async function readInPieces(db: Db, table: string, select: Select) {
  const { rows } = await run(
    db,
    sql`select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`,
  );
  const pages = Number(rows[0]?.["pages"]);
  const found: Record<string, unknown>[] = [];
  const fewest = Math.max(FIRST_PAGES, Math.ceil(pages / MAX_PIECES));
  let size = fewest;
  for (let from = 0; from <= pages;) {
    const to = from + size;
    // The last piece of the table has no upper limit, because rows may have been added during the search.
    const before = to > pages ? sql`true` : sql`ctid < ${`(${to},0)`}::tid`;
    const range = sql`ctid >= ${`(${from},0)`}::tid and ${before}`;
    const begun = performance.now();
    const work = () => run(db, select(range));
    const result = pages > FIRST_PAGES ? await piece(work, 1) : await work();
    found.push(...result.rows);
    const tookMs = (performance.now() - begun) / 2;
    // If reading took less than half of PIECE_MS, the next piece of the table is twice as large. It becomes smaller
    // only if reading took far too long, because the measured time includes other requests.
    if (tookMs < PIECE_MS / 2) size *= 2;
    else if (tookMs > 1.5 * PIECE_MS) size = Math.max(fewest, size / 2);
    from = to;
  }
  return found;
}

/**
 * SQL conditions for the rows of a person in one table. `linked`: rows that have the hash of the person's address, or
 * the id of a row in `found`. `matching`: these rows, and rows with the address itself.
 * @param found - the person's rows that were found in other tables
 */
function whose(
  table: string,
  address: Address,
  texts: readonly string[],
  found: readonly Located[],
): { matching: SQL; linked: SQL[] } {
  const {
    address: columns = [],
    hash = [],
    links = [],
    mention,
  } = annotations[table]?.person ?? {};
  const linked = [
    ...hash.map((name) => sql`${sql.identifier(name)} = ${address.hash}`),
    ...links.flatMap(({ column, of, key = "id" }) => {
      const ids = found.flatMap(({ table: other, row }) => (other === of && row ? [row[key]] : []));
      return ids.length === 0 ? [] : [sql`${sql.identifier(column)}::text in ${ids}`];
    }),
  ];
  const matching = anyOf([
    ...linked,
    ...columns.map((name) => isAddress(sql.identifier(name), address)),
    ...(mention && texts.length > 0 ? [sql`${allTexts(texts)} ~* ${address.pattern}`] : []),
  ]);
  return { matching, linked };
}

/** SQL of a text that contains all texts of a row. The separator cannot be part of an email address. */
function allTexts(texts: readonly string[]): SQL {
  const each = texts.map((name) => sql`${sql.identifier(name)}::text`);
  return sql`concat_ws(chr(31), ${sql.join([sql`''`, ...each], sql`, `)})`;
}

/**
 * SQL condition: the column contains exactly the address, in any spelling. Both the column itself and the result of
 * `person_address` are compared, because a database may convert case differently from JavaScript.
 */
export function isAddress(column: SQL | Name, address: Address): SQL {
  const isStored = isStoredAddress(sql`person_address(${column})`, address);
  return sql`(lower(btrim(${column})) in ${[...address.forms]} or ${isStored})`;
}

/** Like `isAddress`, but for a column in the spelling that `person_address` writes. The condition can use an index. */
export function isStoredAddress(column: SQL | Name, { forms }: Address): SQL {
  return sql`${column} in (${sql.join(
    forms.map((form) => sql`person_address(${form})`),
    sql`, `,
  )})`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  if (conditions.length === 0) return sql`false`;
  return sql`coalesce(${sql.join([...conditions], sql` or `)}, false)`;
}
