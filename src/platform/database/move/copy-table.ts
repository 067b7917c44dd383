import type { Query, Table } from "./tables.ts";

/** Blocks (8 kB) read at a time. A block holds at most 200 rows; PostgreSQL stores long texts elsewhere. */
const BLOCKS_AT_ONCE = 4;
const BLOCK_BYTES = 8192;

/** Replaces the rows of a table; rows that refer to the table go too. @param to in a transaction, as the tables' owner */
export async function copyTable(from: Query, to: Query, table: Table): Promise<void> {
  await to(`truncate ${table.name} cascade`);
  const blocks = Math.ceil((await sizeOf(from, table.name)) / BLOCK_BYTES);
  // A row may refer to a later one: PostgreSQL checks foreign keys when a statement ends.
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
      `select ${texts} from ${table.name} where ctid >= '(${first},0)' and ctid < '(${first + atOnce},0)'`,
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
