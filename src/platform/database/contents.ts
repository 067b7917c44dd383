export type Contents = {
  rows: Record<string, number>;
  migrations: string[];
};

type Query = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Returns the applied migrations, and the number of rows of each table. Unlogged tables are left out, because a crash
 * empties them. Nothing may write to the database meanwhile.
 */
export async function readContents(query: Query): Promise<Contents> {
  const tables = await query(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  const rows: Contents["rows"] = {};
  for (const { name } of tables.rows) {
    const counted = await query(`select count(*)::float8 as count from ${String(name)}`);
    rows[String(name)] = Number(counted.rows[0]?.["count"]);
  }
  const migrations =
    "public.schema_migrations" in rows
      ? await query("select name from schema_migrations order by name")
      : { rows: [] };
  return { rows, migrations: migrations.rows.map(({ name }) => String(name)) };
}
