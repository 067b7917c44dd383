import { sql } from "drizzle-orm";
import type { TestPlatform } from "./platform.ts";

/** The rows of one table, as JSON text. */
type KeptTable = { name: string; columns: string; rows: string };

/**
 * Reads rows from the database, so that a test worker makes them only once and `putBack` inserts them again. They are
 * kept in memory, because tests that look at every table would find copies in the database.
 * @param only - names of the tables; by default all
 */
export async function keepRows(
  { database }: TestPlatform,
  only?: readonly string[],
): Promise<KeptTable[]> {
  const tables = await database.query(
    `select format('%I.%I', table_schema, table_name) as name,
       string_agg(format('%I', column_name), ', ') as columns
     from information_schema.columns join pg_tables on (schemaname, tablename) = (table_schema, table_name)
     where table_schema in ('public', 'accounts') and is_generated = 'NEVER'
       and table_name not in ('schema_migrations', 'library_version')
       and ($1::text[] is null or table_name = any ($1))
     group by 1`,
    [only ?? null],
  );
  const kept: KeptTable[] = [];
  for (const { name, columns } of tables.rows) {
    const table = { name: String(name), columns: String(columns) };
    const found = await database.query(
      `select json_agg(t)::text as rows from (select ${table.columns} from ${table.name}) t`,
    );
    const rows = found.rows[0]?.["rows"];
    if (typeof rows === "string") kept.push({ ...table, rows });
  }
  return kept;
}

/** Inserts kept rows again. Rows that are still in the database stay unchanged. */
export async function putBack(
  { database }: TestPlatform,
  kept: readonly KeptTable[],
): Promise<void> {
  await database.db.transaction(async (tx) => {
    // Turns triggers and foreign keys off, so the tables may be filled in any order.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name, columns, rows } of kept) {
      const [table, names] = [sql.raw(name), sql.raw(columns)];
      await tx.execute(
        sql`insert into ${table} (${names}) overriding system value
          select ${names} from json_populate_recordset(null::${table}, ${rows}::json)
          on conflict do nothing`,
      );
    }
    await tx.execute(sql`update library_version set version = version + 1`);
  });
}
