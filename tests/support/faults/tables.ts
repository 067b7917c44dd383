import type { TestPlatform } from "../platform.ts";

export type KeptTables = {
  /**
   * Sets the counters of rate limits and tries to zero. Otherwise a test with many failing requests would reach a
   * limit.
   */
  forgetCounts: () => Promise<void>;
  snapshot: () => Promise<Record<string, string>>;
  restore: () => Promise<void>;
  drop: () => Promise<void>;
};

const COUNTERS = ["public.rate_limits"];

export async function keepTables({ database }: TestPlatform): Promise<KeptTables> {
  const { rows } = await database.query(
    `select format('%I.%I', table_schema, table_name) as name,
       string_agg(format('%I', column_name), ', ' order by ordinal_position)
         filter (where is_generated = 'NEVER') as columns,
       string_agg(format('%I', column_name), ', ' order by ordinal_position)
         filter (where column_name <> 'tries') as compared
     from information_schema.columns join pg_tables on (schemaname, tablename) = (table_schema, table_name)
     where table_schema in ('public', 'accounts') and table_name <> 'schema_migrations'
     group by 1 order by 1`,
  );
  const tables = rows.map(({ name, columns, compared }) => ({
    name: String(name),
    columns: String(columns),
    compared: String(compared),
    copy: `kept."${String(name)}"`,
  }));
  await database.query("drop schema if exists kept cascade");
  await database.query("create schema kept");
  for (const { name, copy } of tables) {
    await database.query(`create table ${copy} as table ${name}`);
  }
  const looks = tables
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(
      ({ name, compared }) =>
        `select '${name}', count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' order by t::text), ''))
         from (select ${compared} from ${name}) t`,
    );
  const returns = tables.map(
    ({ name, columns, copy }) =>
      `delete from ${name};
       insert into ${name} (${columns}) overriding system value select ${columns} from ${copy};`,
  );
  // PostgreSQL plans this query only once, because the query is stored as a function.
  await database.query(
    `create function kept.look() returns table (name text, content text) language plpgsql as $$
     #variable_conflict use_column
     begin return query ${looks.join(" union all ")}; end $$`,
  );
  await database.query(
    `create function kept.put_back() returns void language plpgsql as $$
     begin
       -- Neither triggers nor foreign keys: everything comes back at once.
       set local session_replication_role = replica;
       ${returns.join("\n")}
     end $$`,
  );
  return {
    async drop() {
      await database.query("drop schema kept cascade");
    },
    async forgetCounts() {
      await database.query("delete from rate_limits");
      await database.query("update accounts.one_time_tokens set tries = 0 where tries > 0");
    },
    async snapshot() {
      const found = await database.query("select name, content from kept.look() order by name");
      return Object.fromEntries(found.rows.map((row) => [row["name"], row["content"]])) as never;
    },
    restore: async () => void (await database.query("select kept.put_back()")),
  };
}
