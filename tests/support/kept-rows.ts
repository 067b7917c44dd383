import { inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { TestPlatform } from "./platform.ts";

/**
 * Schema with copies of rows. PostgreSQL reserves names that begin with "pg_", so queries about the site's tables leave
 * out schemas with these names.
 */
const COPIES = "pg_copied_rows";

/**
 * Copies rows within the database, which keeps long texts compressed.
 * @param copy - name of the copy, by which the same database can have several
 * @param only - ids of the rows to copy, and the tables of the schema `public` that have them, each with the column of
 *   the id; by default all rows of all tables
 * @returns a function that inserts the rows again. Rows that are still in the database stay unchanged
 */
export async function copyRows(
  { database }: TestPlatform,
  copy: string,
  only?: { columns: Readonly<Record<string, string>>; ids: readonly string[] },
): Promise<() => Promise<void>> {
  const tables = await tablesOf(database, only && Object.keys(only.columns));
  const copyOf = ({ name }: Table) => sql.raw(`${COPIES}."${copy} ${name}"`);
  const filled: Table[] = [];
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local allow_system_table_mods = on`);
    await tx.execute(sql`create schema if not exists ${sql.raw(COPIES)}`);
    for (const table of tables) {
      const id = only?.columns[table.name.replace("public.", "")];
      const where = id ? sql`where ${inArray(sql.raw(id), [...(only?.ids ?? [])])}` : sql``;
      const rows = sql`select ${sql.raw(table.columns)} from ${sql.raw(table.name)} ${where}`;
      const first = (await tx.execute(sql`${rows} limit 1`)) as { rows: unknown[] };
      if (first.rows.length === 0) continue;
      await tx.execute(sql`create table ${copyOf(table)} as ${rows}`);
      filled.push(table);
    }
  });
  return () => insertAgain(database, filled, copyOf);
}

type Table = { name: string; columns: string };

/** @param only - names of the tables; by default all */
async function tablesOf(database: Database, only?: readonly string[]): Promise<Table[]> {
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
  return tables.rows.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
}

async function insertAgain(
  { db }: Database,
  tables: readonly Table[],
  copyOf: (table: Table) => SQL,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Turns triggers and foreign keys off, so the tables may be filled in any order.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of tables) {
      const columns = sql.raw(table.columns);
      await tx.execute(
        sql`insert into ${sql.raw(table.name)} (${columns}) overriding system value
          select ${columns} from ${copyOf(table)} on conflict do nothing`,
      );
    }
    await tx.execute(sql`update library_version set version = version + 1`);
  });
}
