import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";

usePlatform();

const rows = async (statement: string) => (await platform.database.query(statement)).rows;

const schemas = import.meta.glob<Record<string, unknown>>("./schema/*.ts", { eager: true });

test.each(
  Object.values(schemas)
    .flatMap(Object.entries)
    .filter(([, table]) => is(table, PgTable)),
)("the types of the queries match the table %s of the migrations", async (_, table) => {
  const { name, schema: inSchema = "public", columns } = getTableConfig(table as PgTable);
  const made = await rows(
    `select column_name as name, is_nullable = 'NO' as required from information_schema.columns
       where table_schema = '${inSchema}' and table_name = '${name}'`,
  );
  const known = columns.map((column) => ({ name: column.name, required: column.notNull }));
  const byName = (a: { name?: unknown }, b: { name?: unknown }) =>
    String(a.name).localeCompare(String(b.name));
  expect(made.toSorted(byName)).toEqual(known.toSorted(byName));
});

test("every table of the site is closed to everybody but its owner, unless a policy opens it", async () => {
  const open = await rows(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relrowsecurity
       and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  expect(open).toEqual([]);
  const policies = await rows("select tablename, cmd from pg_policies where schemaname = 'public'");
  expect(policies).toEqual([{ tablename: "templates", cmd: "SELECT" }]);
});

test("no foreign key refuses a deletion, so its violation always means that the owner of a row is gone", async () => {
  const refusing =
    "select conname from pg_constraint where contype = 'f' and confdeltype in ('a', 'r')";
  expect(await rows(refusing)).toEqual([]);
});

const SCHEMAS =
  "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'";
const RELATIONS = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by 1`;

test("a role that may use every schema reads public templates and nothing else, and changes nothing", async () => {
  const template = (id: string, isPublic: boolean) =>
    `insert into templates (id, slug, title, description, summary, outcome, category, tools, industries, version, setup_minutes, metadata, is_public)
     values ('${id}', '${id}', 't', 'd', 's', 'o', '{}', '{}', '{}', '1', 1, '{}', ${isPublic})`;
  await rows(template("00000000-0000-0000-0000-000000000001", true));
  await rows(template("00000000-0000-0000-0000-000000000002", false));
  await rows(
    "insert into contact_messages (name, email, phone, message, service) values ('a', 'a', 'a', 'a', 'general')",
  );
  const [schemaNames, relations] = [await rows(SCHEMAS), await rows(RELATIONS)];
  const seen = await platform.database.db.transaction(async (tx) => {
    const run = async (statement: string) =>
      ((await tx.execute(sql.raw(statement))) as { rows: Record<string, unknown>[] }).rows;
    const role = `stranger_${process.pid}`;
    await run(`create role ${role}`);
    for (const { name } of schemaNames) {
      await run(`grant usage on schema ${String(name)} to ${role}`);
      await run(`grant all on all tables in schema ${String(name)} to ${role}`);
    }
    await run(`set local role ${role}`);
    const readable: string[] = [];
    for (const { name } of relations) {
      const [row] = await run(`select exists (select from ${String(name)}) as found`);
      if (row?.["found"]) readable.push(String(name));
    }
    const result = {
      readable,
      templates: await run("select id from templates"),
      published: await run("update templates set is_public = true returning id"),
    };
    await run("reset role");
    await run(`drop owned by ${role}`);
    await run(`drop role ${role}`);
    return result;
  });
  expect(seen).toEqual({
    readable: ["public.templates"],
    templates: [{ id: "00000000-0000-0000-0000-000000000001" }],
    published: [],
  });
});

test("a search text is in lower case, and no match can reach from one field into the next", async () => {
  const [row] = await rows("select template_search_text('Ab', 'cD', '{E,f}', '{G}') as text");
  expect(row).toEqual({ text: ["ab", "cd", "e", "f", "g"].join("\u001f") });
});
