import { sql, type Name, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { run } from "#platform/database/rows.ts";
import { piece } from "#platform/database/in-pieces.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { readColumns } from "#platform/database/personal-data/catalog-columns.ts";
import { createQueue, inQueue } from "#platform/queue.ts";
import type { StoredRow } from "../../contract.ts";
import type { Address } from "./address.ts";
import { mentionPlaces, type FoundMention } from "./mentions.ts";
import { readableColumns, personTables } from "./person-tables.ts";

/**
 * A row that was found. Either it belongs to the person, or it only contains the person's email address; in that case,
 * `row` is null.
 */
export type Located = FoundMention & {
  row: StoredRow | null;
  /** Values of the row's primary key. The keys of this object are the names of the columns. */
  id: StoredRow;
};

/**
 * Finds the rows of a person, and other rows that contain the person's email address. No index covers all spellings and
 * texts, so every table is read completely. It is read in pieces, and between two pieces the server answers other
 * requests.
 */
export async function locate(db: Db, address: Address): Promise<Located[]> {
  return inQueue(searches, () =>
    search(db, address, [], (table, select) => readInPieces(db, table, select)),
  );
}

/**
 * Runs one search at a time. The server answers other requests between two pieces of a search. Many searches at once
 * would leave no time for these requests.
 */
const searches = createQueue();

/**
 * Like `locate`, but then also searches the rows that were written during the first search. The caller passes the found
 * rows to the transaction that deletes them, so that this transaction need not search all tables and stays short.
 */
export async function locateTwice(db: Db, address: Address): Promise<Located[]> {
  const { rows } = await run(
    db,
    sql`select mod(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 4294967296)::text as now`,
  );
  const first = await locate(db, address);
  const isNew = sql`age(own.xmin) <= age(${String(rows[0]?.["now"])}::xid)`;
  const both = await inQueue(searches, () =>
    search(db, address, first, (table, select) =>
      readInPieces(db, table, (range) => select(sql`${range} and ${isNew}`)),
    ),
  );
  const once = new Map(both.map((each) => [`${each.table} ${JSON.stringify(each.id)}`, each]));
  return [...once.values()];
}

/**
 * Finds a person's rows within the transaction that deletes them. Unlike `locate`, it reads each table at once, so
 * other requests wait.
 */
export async function locateWithin(tx: Db, address: Address): Promise<Located[]> {
  return search(tx, address, [], async (_, select) => (await run(tx, select(sql`true`))).rows);
}

/**
 * Matches the types of columns that can contain an email address. Arrays of these types, such as `text[]`, match too.
 */
export const TEXTS = /^(?:text|character varying|jsonb)/;

type Select = (where: SQL) => SQL;
type Read = (table: string, select: Select) => Promise<Record<string, unknown>[]>;

async function search(
  db: Db,
  address: Address,
  known: readonly Located[],
  read: Read,
): Promise<Located[]> {
  const keys = await primaryKeys(db);
  const texts = await textColumns(db);
  const found = [...known];
  // A table is searched after the tables to which its rows refer. The search needs the rows found in those tables.
  for (const table of [...otherTables, ...personTables.toReversed()]) {
    const rows = await read(
      table,
      selectOf({
        table,
        address,
        key: keys.get(table) ?? [],
        texts: texts.get(table) ?? [],
        found,
      }),
    );
    found.push(...(rows as Located[]));
  }
  return found;
}

const otherTables = Object.keys(annotations).filter(
  (table) => !personTables.includes(table) && readableColumns(table).length > 0,
);

type Sought = {
  table: string;
  address: Address;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Columns whose text can contain an email address. */
  texts: readonly string[];
  found: readonly Located[];
};

function selectOf({ table, address, key, texts, found }: Sought): Select {
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

/**
 * A table is searched in pieces, so that other requests wait less. FIRST_PAGES is the minimum size of a piece in
 * database pages. The pieces get larger until reading one takes about PIECE_MS.
 */
const FIRST_PAGES = 16;
/** Maximum number of pieces into which a table is divided. On a busy machine, many small pieces would take minutes. */
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
    // The last piece has no upper limit. Other requests may have added rows to the end of the table during the search.
    const before = to > pages ? sql`true` : sql`ctid < ${`(${to},0)`}::tid`;
    const range = sql`ctid >= ${`(${from},0)`}::tid and ${before}`;
    const begun = performance.now();
    const work = () => run(db, select(range));
    const result = pages > FIRST_PAGES ? await piece(work, 1) : await work();
    found.push(...result.rows);
    const tookMs = (performance.now() - begun) / 2;
    // The measured time includes other requests that were answered meanwhile. Therefore the next piece gets smaller
    // only if this one took more than one and a half times PIECE_MS.
    if (tookMs < PIECE_MS / 2) size *= 2;
    else if (tookMs > 1.5 * PIECE_MS) size = Math.max(fewest, size / 2);
    from = to;
  }
  return found;
}

async function primaryKeys(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await run(
    db,
    sql`select n.nspname || '.' || c.relname as "table", array_agg(a.attname::text) as columns
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indisprimary group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [String(table), columns as string[]]));
}

/**
 * Returns the text columns of each table. Times, numbers and ids are left out: converting them to text is slow, and
 * they contain no email address.
 */
async function textColumns(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const columns = await readColumns((statement) => run(db, sql.raw(statement)));
  const readable = columns.filter(
    ({ table, column, type }) => TEXTS.test(type) && readableColumns(table).includes(column),
  );
  const byTable = Map.groupBy(readable, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, tableColumns]) => [table, tableColumns.map(({ column }) => column)]),
  );
}

/**
 * SQL conditions for the rows of a table that belong to a person. `linked`: rows that contain the hash of the email
 * address, or the id of a row in `found`. `matching`: these rows, and also rows with the person's email address.
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

/** SQL that joins all texts of a row to one text. The separator cannot be part of an email address. */
function allTexts(texts: readonly string[]): SQL {
  const each = texts.map((name) => sql`${sql.identifier(name)}::text`);
  return sql`concat_ws(chr(31), ${sql.join([sql`''`, ...each], sql`, `)})`;
}

/**
 * SQL condition: a column contains exactly the address, in any spelling. It compares both the column itself and the
 * result of the SQL function `person_address`, because a database may convert some letters to lower case differently
 * from JavaScript.
 */
export function isAddress(column: SQL | Name, address: Address): SQL {
  const isStored = isStoredAddress(sql`person_address(${column})`, address);
  return sql`(lower(btrim(${column})) in ${[...address.forms]} or ${isStored})`;
}

/**
 * SQL condition: a column contains exactly this email address, in the spelling that `person_address` writes. This
 * condition can use an index.
 */
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
