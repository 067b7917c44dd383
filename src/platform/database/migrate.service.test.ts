import { readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { BREAKS_WAY_BACK, migrate, type Migrations } from "./migrate.ts";

usePlatform();

const query = async (sql: string, params: unknown[] = []) => platform.database.query(sql, params);
const APPLIED = { "29990101000000-a.sql": "create table made_a ()" };

afterEach(async () => {
  await query("drop table if exists made_a, made_b");
  await query("delete from schema_migrations where name >= '2999'");
});

const apply = (migrations: Migrations) =>
  migrate((work) => work((sql, params) => query(sql, params)), migrations);
const tables = async () =>
  (await query("select relname from pg_class where relname like 'made_%' order by 1")).rows.map(
    (row) => row["relname"],
  );

test("each migration is applied once, in the order of the names", async () => {
  const all = { "29990102000000-b.sql": "create table made_b ()", ...APPLIED };
  await apply(all);
  await apply(all);
  expect(await tables()).toEqual(["made_a", "made_b"]);
});

test("a migration that was changed after it was applied stops the start with a sentence", async () => {
  await apply(APPLIED);
  await expect(apply({ "29990101000000-a.sql": "create table made_c ()" })).rejects.toThrow(
    /29990101000000-a\.sql was changed after this database had applied it/,
  );
  await expect(apply({ "29990101000000-a.sql": "create table made_a ()\r\n" })).rejects.toThrow();
});

test("a version refuses a database only if a newer one has broken the way back", async () => {
  const newer = {
    "29990101000000-a.sql": `${BREAKS_WAY_BACK}drops a column\ncreate table made_a ()`,
  };
  await apply({ ...APPLIED, "29990102000000-b.sql": "create table made_b ()" });
  await apply(APPLIED);
  await query("drop table made_a");
  await query("delete from schema_migrations where name >= '2999'");
  await apply(newer);
  await apply(newer);
  await expect(apply({})).rejects.toThrow(
    /this version cannot work with it \(29990101000000-a\.sql\)\. Please start the newer version/,
  );
});

test("other line ends do not count as a change", async () => {
  await apply({ "29990101000000-a.sql": "create table\nmade_a ()" });
  await apply({ "29990101000000-a.sql": "create table\r\nmade_a ()" });
  expect(await tables()).toEqual(["made_a"]);
});

test("a new migration whose name sorts before an applied one stops the start with a sentence", async () => {
  await apply(APPLIED);
  await expect(
    apply({ ...APPLIED, "20250101000000-b.sql": "create table made_b ()" }),
  ).rejects.toThrow(/20250101000000-b\.sql is new, and sorts before 29990101000000-a\.sql/);
  expect(await tables()).toEqual(["made_a"]);
});

test("a database of a version before 1.0.0 is refused in one sentence, and stays as it is", async () => {
  const [ground = ""] = readdirSync(new URL("migrations", import.meta.url)).toSorted();
  await query("alter table schema_migrations rename to released");
  try {
    // The table of migrations as versions before 1.0.0 made it.
    await query(
      "create table schema_migrations (name text primary key, applied_at timestamptz default now())",
    );
    await query("insert into schema_migrations (name) values ('0001-ground.sql')");
    await expect(apply({ [ground]: "create table made_a ()" })).rejects.toThrow(
      /^This database was made by a version before 1\.0\.0, which no later version takes over: [^.]+\.$/,
    );
    expect(await tables()).toEqual([]);
    const columns = await query(
      "select column_name as name from information_schema.columns where table_name = 'schema_migrations' order by 1",
    );
    expect(columns.rows).toEqual([{ name: "applied_at" }, { name: "name" }]);
  } finally {
    await query("drop table schema_migrations");
    await query("alter table released rename to schema_migrations");
  }
});

test("every migration begins with its time", () => {
  const names = readdirSync(new URL("migrations", import.meta.url));
  expect(names.filter((name) => !/^20\d{12}-[a-z0-9-]+\.sql$/.test(name))).toEqual([]);
});
