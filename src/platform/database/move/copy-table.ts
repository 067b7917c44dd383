import type { Query, Table } from "./tables.ts";

/** A block (8 kB) holds 200 rows at most; their long texts lie elsewhere, so few at a time. */
const BLOCKS_AT_ONCE = 4;
const BLOCK_BYTES = 8192;

/** Replaces its rows, and those that refer to it. @param to in a transaction, by the tables' owner */
export async function copyTable(from: Query, to: Query, table: Table): Promise<void> {
  await to(`truncate ${table.name} cascade`);
  for (const { name, bounds } of table.leaves) {
    if (bounds) await to(`create table if not exists ${name} partition of ${table.name} ${bounds}`);
    await copyRows(from, to, table, name);
  }
}

async function copyRows(from: Query, to: Query, table: Table, leaf: string): Promise<void> {
  const blocks = Math.ceil((await sizeOf(from, leaf)) / BLOCK_BYTES);
  // A row may refer to one that comes after it: foreign keys are looked at when a statement ends.
  const atOnce = table.parents.includes(table.name) ? blocks : BLOCKS_AT_ONCE;
  const { columns } = table;
  const texts = columns.map(({ name }, at) => `${name}::text as c${at}`).join(", ");
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const names = columns.map((_, at) => `c${at}`).join(", ");
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(", ");
  const insert = `insert into ${table.name} (${columns.map(({ name }) => name).join(", ")})
    overriding system value select ${values} from unnest(${lists}) as r(${names})`;
  for (let first = 0; first < blocks; first += atOnce) {
    const { rows } = await from(
      `select ${texts} from ${leaf} where ctid >= '(${first},0)' and ctid < '(${first + atOnce},0)'`,
    );
    if (rows.length === 0) continue;
    await to(
      insert,
      columns.map((_, at) => rows.map((row) => row[`c${at}`])),
    );
  }
}

async function sizeOf(query: Query, table: string): Promise<number> {
  const { rows } = await query(`select pg_relation_size('${table}')::float8 as bytes`);
  return Number(rows[0]?.["bytes"]);
}
