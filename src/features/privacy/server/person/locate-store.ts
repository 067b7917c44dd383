import { sql, type Name, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { piece } from "#platform/database/in-pieces.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import type { StoredRow } from "../../contract.ts";
import type { Address } from "./address.ts";
import { mentionPlaces, type FoundMention } from "./mentions.ts";
import { readableColumns, personTables } from "./person-tables.ts";

/** A row of the person, or one of somebody else that contains the address (`row` is null). */
export type Located = FoundMention & {
  row: StoredRow | null;
  /** The row's columns of the primary key. */
  id: StoredRow;
};

export type Whereabouts = {
  address: Address;
  found: readonly Located[];
  /** Rows that were written by transactions from this one on may be missing. */
  since: string;
};

/**
 * Finds a person's rows and the address in the rows of others. No index knows all spellings and all texts,
 * so every table is read, in pieces between which requests are answered.
 */
export async function locate(db: Db, address: Address): Promise<Whereabouts> {
  const { rows } = await run(db, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as now`);
  const since = String(rows[0]?.["now"]);
  const found = await search(db, address, [], (table, select) => readInPieces(db, table, select));
  return { address, found, since };
}

/** Adds what was written since, in the transaction that deletes it. */
export async function locateRest(
  tx: Db,
  address: Address,
  before: Whereabouts | undefined,
): Promise<Located[]> {
  const known = before?.address.canonical === address.canonical ? before : undefined;
  const isNew = known
    ? sql`own.xmin::text::bigint >= mod(${known.since}::bigint, 4294967296)`
    : sql`true`;
  return search(tx, address, known?.found ?? [], async (_, select) => {
    const { rows } = await run(tx, select(isNew));
    return rows;
  });
}

type Select = (where: SQL) => SQL;
type Read = (table: string, select: Select) => Promise<Record<string, unknown>[]>;

async function search(
  db: Db,
  address: Address,
  known: readonly Located[],
  read: Read,
): Promise<Located[]> {
  const keys = await primaryKeys(db);
  const found = [...known];
  // A table comes after the tables that it references.
  for (const table of [...otherTables, ...personTables.toReversed()]) {
    const rows = await read(table, selectOf(table, address, keys.get(table) ?? [], found));
    found.push(...(rows as Located[]));
  }
  return found;
}

const otherTables = Object.keys(annotations).filter(
  (table) => !personTables.includes(table) && readableColumns(table).length > 0,
);

function selectOf(
  table: string,
  address: Address,
  key: readonly string[],
  found: readonly Located[],
): Select {
  const own = whose(table, address, found);
  const mentioned = mentions(table, address);
  const place = mentionPlaces[table];
  const textOf = (column?: string) =>
    column ? sql`to_jsonb(${sql.identifier(column)}) #>> '{}'` : sql`null`;
  const id = key.flatMap((column) => [sql`${column}::text`, sql.identifier(column)]);
  return (where) => sql`
    select ${table}::text as "table", ${textOf(place?.key)} as key, ${textOf(place?.time)} as at,
      jsonb_build_object(${sql.join(id, sql`, `)}) as id,
      case when ${own} then to_jsonb(own) end as row
    from ${sql.raw(table)} as own where ${where} and (${own} or ${mentioned})`;
}

/** Pages of a table in the first piece, and the fewest; the next ones take about as long as a request. */
const FIRST_PAGES = 256;
const PIECE_MS = 40;

async function readInPieces(db: Db, table: string, select: Select) {
  const { rows } = await run(
    db,
    sql`select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`,
  );
  const pages = Number(rows[0]?.["pages"]);
  const found: Record<string, unknown>[] = [];
  let size = FIRST_PAGES;
  for (let from = 0; from <= pages;) {
    const to = from + size;
    // The last piece has no end: rows may have been added meanwhile.
    const before = to > pages ? sql`true` : sql`ctid < ${`(${to},0)`}::tid`;
    const range = sql`ctid >= ${`(${from},0)`}::tid and ${before}`;
    const begun = performance.now();
    const work = () => run(db, select(range));
    const result = pages > FIRST_PAGES ? await piece(work, 1) : await work();
    found.push(...result.rows);
    const tookMs = (performance.now() - begun) / 2;
    size = Math.max(FIRST_PAGES, tookMs > PIECE_MS ? size / 2 : size * 2);
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

/** The condition for the person's rows of a table. Rows that are linked to must have been found before. */
function whose(table: string, address: Address, found: readonly Located[]): SQL {
  const {
    address: columns = [],
    hash = [],
    links = [],
    mention,
  } = annotations[table]?.person ?? {};
  return anyOf([
    ...columns.map((name) => isAddress(sql.identifier(name), address)),
    ...hash.map((name) => sql`${sql.identifier(name)} = ${address.hash}`),
    ...links.flatMap(({ column, of, key = "id" }) => {
      const ids = found.flatMap(({ table: other, row }) => (other === of && row ? [row[key]] : []));
      return ids.length === 0 ? [] : [sql`${sql.identifier(column)}::text in ${ids}`];
    }),
    ...(mention ? [mentions(table, address)] : []),
  ]);
}

/**
 * Also compares the database's own lower-case spelling, which maps fewer letters of a domain than the
 * application does.
 */
export function isAddress(column: SQL | Name, { forms }: Address): SQL {
  const stored = sql.join(
    forms.map((form) => sql`person_address(${form})`),
    sql`, `,
  );
  return sql`(lower(btrim(${column})) in ${[...forms]} or person_address(${column}) in (${stored}))`;
}

/** Compares all texts of a row at once; the separator is in no address. */
function mentions(table: string, { pattern }: Address): SQL {
  const texts = readableColumns(table).map((name) => sql`${sql.identifier(name)}::text`);
  if (texts.length === 0) return sql`false`;
  return sql`concat_ws(chr(31), ${sql.join(texts, sql`, `)}) ~* ${pattern}`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  if (conditions.length === 0) return sql`false`;
  return sql`coalesce(${sql.join([...conditions], sql` or `)}, false)`;
}

export async function run(db: Db, statement: SQL): Promise<{ rows: Record<string, unknown>[] }> {
  return (await db.execute(statement)) as never;
}
