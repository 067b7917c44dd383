import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { run } from "#platform/database/rows.ts";
import { endedTables, type EndedTable } from "#platform/database/personal-data/ended-tables.ts";
import type { Ending } from "#platform/endings/endings.ts";

const nameOf = (table: EndedTable) => sql.raw(table);
const keyOf = (table: EndedTable) => sql`${sql.identifier(endedTables[table].key)}::text`;

export async function findKeys(
  db: Db,
  table: EndedTable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const given = sql`select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)`;
  const { rows } = await run(
    db,
    sql`select ${keyOf(table)} as key from ${nameOf(table)} where ${keyOf(table)} in (${given})`,
  );
  return new Set(rows.map(({ key }) => String(key)));
}

export async function deleteEnded(db: Db, table: EndedTable, key: string): Promise<void> {
  await run(db, sql`delete from ${nameOf(table)} where ${keyOf(table)} = ${key}`);
}

export async function insertKept(
  db: Db,
  table: EndedTable,
  row: Record<string, unknown>,
): Promise<void> {
  await run(
    db,
    sql`insert into ${nameOf(table)}
        select * from jsonb_populate_record(null::${nameOf(table)}, ${JSON.stringify(row)}::jsonb)
        on conflict do nothing`,
  );
}

export async function listKept(db: Db, at: Date): Promise<Ending[]> {
  const recorded: Ending[] = [];
  for (const [name, { by }] of Object.entries(endedTables)) {
    const table = name as EndedTable;
    if (by !== "its row") continue;
    const { rows } = await run(
      db,
      sql`select ${keyOf(table)} as key, to_jsonb(ofTable) as row from ${nameOf(table)} as ofTable`,
    );
    for (const { key, row } of rows)
      recorded.push({ table, key: String(key), at, row: row as never });
  }
  return recorded;
}
