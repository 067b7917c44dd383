import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { beforeEach, expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { logInto } from "#tests/support/mail/mail-site.ts";
import { createTestJobs, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { DatabaseError } from "../database/database-error.ts";
import { createJobs, jobQueueOptions } from "./jobs.ts";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const RELATIONS = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  order by 1`;

async function readableByStranger(): Promise<string[]> {
  const { rows: schemas } = await platform.database.query(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  const { rows: relations } = await platform.database.query(RELATIONS);
  return platform.database.db.transaction(async (tx) => {
    const run = async (statement: string) =>
      ((await tx.execute(sql.raw(statement))) as { rows: Record<string, unknown>[] }).rows;
    const role = `stranger_${process.pid}`;
    await run(`create role ${role}`);
    for (const { name } of schemas) {
      await run(`grant usage on schema ${String(name)} to ${role}`);
      await run(`grant all on all tables in schema ${String(name)} to ${role}`);
    }
    await run(`set local role ${role}`);
    const readable: string[] = [];
    for (const { name } of relations) {
      const [row] = await run(`select exists (select from ${String(name)}) as found`);
      if (row?.["found"]) readable.push(String(name));
    }
    await run("reset role");
    await run(`drop owned by ${role}`);
    await run(`drop role ${role}`);
    return readable;
  });
}

test("whoever gets into every schema finds public templates and nothing else", async () => {
  await addTemplate(platform);
  expect(await readableByStranger()).toEqual(["public.templates"]);
});

test("a table that the job queue makes later is closed as well", async () => {
  const boss = new PgBoss(jobQueueOptions(platform.database));
  boss.on("error", () => undefined);
  await boss.start();
  await boss.createQueue("of-its-own", { partition: true });
  await boss.send("of-its-own", { email: "ada@example.com" });
  const found = await readableByStranger();
  await boss.deleteQueue("of-its-own");
  await boss.stop({ graceful: false, close: false });
  expect(found).toEqual([]);
});

test("while the database is away the job queue says so once, not with each of its questions", async () => {
  const lines: Record<string, unknown>[] = [];
  const { db } = platform.database.bossOptions;
  let refused: number | undefined;
  const executeSql: NonNullable<typeof db>["executeSql"] = async (statement, params) => {
    if (refused === undefined && db) return db.executeSql(statement, params);
    refused = (refused ?? 0) + 1;
    throw new DatabaseError({ code: "08006", message: "the connection is lost" });
  };
  const names = ["one", "two", "three", "four"];
  const database = {
    ...platform.database,
    bossOptions: { ...platform.database.bossOptions, db: { ...db, executeSql } },
  };
  const jobs = createJobs(database, logInto(lines), names);
  await jobs.start(Object.fromEntries(names.map((name) => [name, () => Promise.resolve()])), {});
  refused = 0;
  await expect.poll(() => refused).toBeGreaterThan(6);
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: "job queue" })]);
  refused = undefined;
  await jobs.stop();
});

test("a job that fails is told in the log, by its name", async () => {
  const lines: Record<string, unknown>[] = [];
  const jobs = createJobs(platform.database, logInto(lines), ["failing"]);
  await jobs.start({ failing: () => Promise.reject(new Error("no")) }, {});
  await platform.database.query("insert into pgboss.job (name) values ('failing')");
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ level: 50, job: "failing" }));
  await jobs.stop();
});

test("a backup may take hours and is not made again, also in a queue that was made before", async () => {
  const { query } = platform.database;
  await query("update pgboss.queue set retry_limit = 8, expire_seconds = 900");
  await createTestJobs(platform.database).makeQueues();
  const { rows } = await query("select name, retry_limit, expire_seconds from pgboss.queue");
  const queues = new Map(rows.map(({ name, ...options }) => [name, options]));
  for (const name of ["backup", "try-backup"])
    expect(queues.get(name)).toEqual({ retry_limit: 0, expire_seconds: 10_800 });
  expect(queues.get("clean-up")).toEqual({ retry_limit: 8, expire_seconds: 900 });
});
