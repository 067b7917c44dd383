import { inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import type { TestPlatform } from "./platform.ts";

/** The rows of one table, as JSON text. */
type KeptTable = { name: string; columns: string; rows: string };

/**
 * Schema with copies of rows. PostgreSQL reserves names that begin with "pg_", so queries about the site's tables leave
 * out schemas with these names.
 */
const COPIES = "pg_copied_rows";

/** Reads the rows of all tables. `putBack` can insert the rows again, so a test worker has to make them only once. */
export async function keepRows({ database }: TestPlatform): Promise<KeptTable[]> {
  const kept: KeptTable[] = [];
  for (const table of await tablesOf(database)) {
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
  await insertAgain(
    database,
    kept,
    ({ name, columns, rows }) =>
      sql`select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(name)}, ${rows}::json)`,
  );
}

/**
 * Copies rows within the database, which keeps long texts compressed. Inserting such a copy takes a tenth of the time
 * of inserting what `keepRows` has read.
 * @param columns - tables of the schema `public`, each with the column that holds an id
 * @param ids - of the rows to copy
 * @returns a function that inserts the rows again. Rows that are still in the database stay unchanged
 */
export async function copyRows(
  { database }: TestPlatform,
  columns: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const tables = await tablesOf(database, Object.keys(columns));
  const copyOf = (table: Table) => sql.raw(table.name.replace("public.", `${COPIES}.`));
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local allow_system_table_mods = on`);
    await tx.execute(sql`create schema ${sql.raw(COPIES)}`);
    for (const table of tables) {
      const id = columns[table.name.replace("public.", "")] ?? "";
      await tx.execute(
        sql`create table ${copyOf(table)} as select ${sql.raw(table.columns)} from ${sql.raw(table.name)}
          where ${inArray(sql.raw(id), [...ids])}`,
      );
    }
  });
  return () =>
    insertAgain(
      database,
      tables,
      (table) => sql`select ${sql.raw(table.columns)} from ${copyOf(table)}`,
    );
}

type Table = Omit<KeptTable, "rows">;

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

async function insertAgain<T extends Table>(
  { db }: Database,
  tables: readonly T[],
  rowsOf: (table: T) => SQL,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Turns triggers and foreign keys off, so the tables may be filled in any order.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of tables) {
      await tx.execute(
        sql`insert into ${sql.raw(table.name)} (${sql.raw(table.columns)}) overriding system value
          ${rowsOf(table)} on conflict do nothing`,
      );
    }
    await tx.execute(sql`update library_version set version = version + 1`);
  });
}
