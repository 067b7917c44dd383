import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCluster, type Cluster } from "#tests/support/postgres-cluster.ts";
import { databaseFailure } from "./failure.ts";

const cluster = await startCluster();

describe.runIf(cluster)("the errors of a real server", () => {
  const { url, halt, resume, stop } = cluster as Cluster;
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000 });
    pool.on("error", () => undefined);
    await pool.query("create table notes (id int primary key, note text, at timestamptz)");
    await pool.query("create role guest login connection limit 0");
  });
  afterAll(async () => {
    await pool.end();
    stop();
  });

  async function errorOf(...statements: string[]): Promise<unknown> {
    const client = await pool.connect();
    client.on("error", () => undefined);
    try {
      for (const statement of statements) await client.query(statement);
    } catch (error) {
      return error;
    } finally {
      client.release(true);
    }
    throw new Error("nothing failed");
  }

  async function whileLocked(work: () => Promise<unknown>): Promise<unknown> {
    const holder = await pool.connect();
    await holder.query("begin; lock table notes in access exclusive mode");
    try {
      return await work();
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  }

  test("a lock that is not granted and a statement that takes too long count as busy", async () => {
    const read = "select * from notes";
    const locked = await whileLocked(() => errorOf("set lock_timeout = 50", read));
    expect(locked).toMatchObject({ code: "55P03" });
    expect(databaseFailure(locked)).toBe("busy");
    const slow = await errorOf("set statement_timeout = 50", "select pg_sleep(5)");
    expect(slow).toMatchObject({ code: "57014" });
    expect(databaseFailure(slow)).toBe("busy");
  });

  test("a deadlock, and a row that another transaction has written meanwhile, count as busy", async () => {
    await pool.query("insert into notes (id) values (1), (2) on conflict do nothing");
    const update = (id: number) => `update notes set note = 'x' where id = ${id}`;
    const clients = [await pool.connect(), await pool.connect()] as const;
    await clients[0].query(`set deadlock_timeout = 50; begin; ${update(1)}`);
    await clients[1].query(`set deadlock_timeout = 50; begin; ${update(2)}`);
    const both = [clients[0].query(update(2)), clients[1].query(update(1))];
    const deadlock = await Promise.all(both).catch((error: unknown) => error);
    await Promise.allSettled(both);
    for (const client of clients) client.release(true);
    expect(deadlock).toMatchObject({ code: "40P01" });
    expect(databaseFailure(deadlock)).toBe("busy");

    const late = await pool.connect();
    await late.query("begin isolation level repeatable read; select * from notes");
    await pool.query(update(1));
    const overtaken = await late.query(update(1)).catch((error: unknown) => error);
    late.release(true);
    expect(overtaken).toMatchObject({ code: "40001" });
    expect(databaseFailure(overtaken)).toBe("busy");
  });

  test(
    "a missing connection counts as busy, an ended pool as away",
    { tags: ["slow"] },
    async () => {
      const guest = new pg.Client(url.replace("postgres@", "guest@"));
      const refused = await guest.connect().catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "53300" });
      expect(databaseFailure(refused)).toBe("busy");
      const small = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 2000 });
      const holder = await small.connect();
      const exhausted = await small.query("select 1").catch((error: unknown) => error);
      holder.release();
      await small.end();
      expect(databaseFailure(exhausted)).toBe("busy");
      const closed = await small.query("select 1").catch((error: unknown) => error);
      expect(databaseFailure(closed)).toBe("away");
    },
  );

  test("a read-only session counts as read-only, through Drizzle as well", async () => {
    const insert = "insert into notes (id) values (9)";
    const error = await errorOf("set default_transaction_read_only = on", insert);
    expect(error).toMatchObject({ code: "25006" });
    expect(databaseFailure(error)).toBe("read-only");
    const wrapped = await drizzle(pool)
      .transaction((tx) => tx.execute(sql.raw(insert)), { accessMode: "read only" })
      .catch((failed: unknown) => failed);
    expect(wrapped).toMatchObject({ message: expect.stringContaining("Failed query") });
    expect(databaseFailure(wrapped)).toBe("read-only");
  });

  test.each([
    ["a value that is out of range", "insert into notes (id, at) values (3, '0000-01-01')"],
    ["a number that is too large", "insert into notes (id) values (99999999999)"],
    ["a row that is there already", "insert into notes (id) values (1)"],
    ["a table that is not there", "select * from nowhere"],
    ["a transaction that had failed before", "select 1"],
    ["a text that is none", "select convert_from('\\x00', 'UTF8')"],
  ])("the error %s is no failure of the database", async (_, statement) => {
    const first = statement === "select 1" ? ["begin", "select 1/0"] : [];
    const client = await pool.connect();
    for (const each of first) await client.query(each).catch(() => undefined);
    const error = await client.query(statement).catch((failed: unknown) => failed);
    client.release(true);
    expect(error).toBeInstanceOf(Error);
    expect(databaseFailure(error)).toBeUndefined();
  });

  test("a server that stops is away, and later back", async () => {
    const client = new pg.Client(url);
    client.on("error", () => undefined);
    await client.connect();
    const inside = client.query("select pg_sleep(20)").catch((error: unknown) => error);
    halt("fast");
    expect(await inside).toMatchObject({ code: "57P01" });
    expect(databaseFailure(await inside)).toBe("away");
    const afterwards = await client.query("select 1").catch((error: unknown) => error);
    expect(databaseFailure(afterwards)).toBe("away");
    const raw = await pool.query("select 1").catch((error: unknown) => error);
    expect(databaseFailure(raw)).toBe("away");
    const wrapped = await drizzle(pool)
      .execute(sql`select 1`)
      .catch((error: unknown) => error);
    expect(wrapped).toMatchObject({ message: expect.stringContaining("Failed query") });
    expect(databaseFailure(wrapped)).toBe("away");
    resume();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

test.each([
  new TypeError("fetch failed", {
    cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  }),
  new Error("anything"),
  { code: "57P01" },
  "57P01",
  undefined,
])("the error %s has nothing to do with the database", (error) => {
  expect(databaseFailure(error)).toBeUndefined();
});
