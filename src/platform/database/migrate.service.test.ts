import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { migrate, type Migrations } from "./migrate.ts";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const query = async (sql: string, params: unknown[] = []) => platform.database.query(sql, params);
const APPLIED = { "29990101000000-a.sql": "create table made_a ()" };

// As the site does it, in a transaction; what is made here is gone afterwards.
let kept: { name: string; checksum: string }[] = [];
beforeEach(async () => {
  kept = (await query("select name, checksum from schema_migrations")).rows as typeof kept;
});
afterEach(async () => {
  await query("drop table if exists made_a, made_b");
  await query("delete from schema_migrations where name >= '2999'");
  for (const { name, checksum } of kept) {
    await query("update schema_migrations set checksum = $2 where name = $1", [name, checksum]);
  }
});

const apply = (migrations: Migrations) =>
  migrate((work) => work((sql, params) => query(sql, params)), migrations);
const tables = async () =>
  (await query("select relname from pg_class where relname like 'made_%' order by 1")).rows.map(
    (row) => row["relname"],
  );

test("each is applied once, in the order of their names", async () => {
  const all = { "29990102000000-b.sql": "create table made_b ()", ...APPLIED };
  await apply(all);
  await apply(all);
  expect(await tables()).toEqual(["made_a", "made_b"]);
});

test("one that was changed after it was applied stops the start with a sentence", async () => {
  await apply(APPLIED);
  await expect(apply({ "29990101000000-a.sql": "create table made_c ()" })).rejects.toThrow(
    /29990101000000-a\.sql was changed after this database had applied it/,
  );
  await expect(apply({ "29990101000000-a.sql": "create table made_a ()\r\n" })).rejects.toThrow();
});

test("a version refuses a database that a newer one has changed for itself alone, and no other", async () => {
  const newer = {
    "29990101000000-a.sql": "-- Older versions cannot run on this.\ncreate table made_a ()",
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

test("the ends of lines are no change", async () => {
  await apply({ "29990101000000-a.sql": "create table\nmade_a ()" });
  await apply({ "29990101000000-a.sql": "create table\r\nmade_a ()" });
  expect(await tables()).toEqual(["made_a"]);
});

test("a new one that sorts before an applied one stops the start with a sentence", async () => {
  await apply(APPLIED);
  await expect(apply({ ...APPLIED, "0025-b.sql": "create table made_b ()" })).rejects.toThrow(
    /0025-b\.sql is new, and sorts before 29990101000000-a\.sql/,
  );
  expect(await tables()).toEqual(["made_a"]);
});

test("a database of a version that kept no checksums gets them", async () => {
  await query("update schema_migrations set checksum = null");
  const [name = ""] = readdirSync(new URL("migrations", import.meta.url)).toSorted();
  await apply({ [name]: "what it was" });
  const { rows } = await query("select checksum from schema_migrations where name = $1", [name]);
  expect(rows).toEqual([{ checksum: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
});

test("every migration begins with its time, but for those that were there before", () => {
  const names = readdirSync(new URL("migrations", import.meta.url));
  expect(names.filter((name) => !/^(?:00\d\d|20\d{12})-[a-z0-9-]+\.sql$/.test(name))).toEqual([]);
});
