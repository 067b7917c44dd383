import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/operation/data-folders.ts";
import { asPglite, openPglite, type PgliteClient } from "./pglite-client.ts";
import type { Notice } from "./pglite-protocol.ts";

const numbers = pgTable("numbers", { n: integer("n").primaryKey(), note: text("note") });

let client: PgliteClient;
let thread: Worker;
const notices: Notice[] = [];
const seeThread = (worker: Worker) => (thread = worker);

beforeAll(async () => {
  process.on("worker", seeThread);
  client = await openPglite(await emptyDatabase(), {
    onNotice: (notice) => notices.push(notice),
  });
  await client.exec(
    "create table numbers (n int primary key, note text); create table parts (n int references numbers)",
  );
});
afterAll(async () => {
  process.off("worker", seeThread);
  await client.close();
});
beforeEach(async () => {
  await client.exec("truncate numbers cascade");
});

const stored = async () =>
  (await client.query("select n from numbers order by n")).rows.map(
    (row) => (row as { n: number }).n,
  );

test("a transaction that fails leaves nothing behind", async () => {
  const failing = client.transaction(async (tx) => {
    await tx.query("insert into numbers values ($1, 'a')", [1]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await stored()).toEqual([]);
});

test("other statements wait for an open transaction instead of running inside it", async () => {
  let outside: Promise<unknown> = Promise.resolve();
  await client
    .transaction(async (tx) => {
      await tx.query("insert into numbers values (2, 'inside')");
      outside = client.query("insert into numbers values (3, 'outside')");
      await new Promise((later) => setTimeout(later, 30));
      throw new Error("roll back");
    })
    .catch(() => undefined);
  await outside;
  expect(await stored()).toEqual([3]);
});

test("a query of Drizzle that fails gets an answer that says what went wrong", async () => {
  const db = drizzle(asPglite(client));
  await db.insert(numbers).values({ n: 1 });
  const refusals: [() => Promise<unknown>, object][] = [
    [
      () => db.insert(numbers).values({ n: 1 }),
      { code: "23505", constraint: "numbers_pkey", table: "numbers" },
    ],
    [() => db.execute(sql`select ${"0000-01-01T00:00:00Z"}::timestamptz`), { code: "22008" }],
    [() => db.execute(sql`insert into parts values (7)`), { code: "23503" }],
    [() => db.execute(sql`select * from nowhere`), { code: "42P01" }],
    [() => db.transaction((tx) => tx.insert(numbers).values({ n: 1 })), { code: "23505" }],
  ];
  for (const [refused, cause] of refusals) {
    await expect(refused()).rejects.toMatchObject({ cause });
  }
  expect(await stored()).toEqual([1]);
  expect(notices).toEqual([]);
});

test("one of two equal inserts at the same moment fails with the constraint", async () => {
  const db = drizzle(asPglite(client));
  const both = await Promise.allSettled([1, 1].map((n) => db.insert(numbers).values({ n })));
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

test("a parameter that cannot be sent fails only its own query", async () => {
  const odd = client.query("select $1::text", [() => "a function"]);
  await expect(odd).rejects.toThrow("could not be cloned");
  const inside = client.transaction((tx) => tx.query("select $1::text", [Symbol("odd")]));
  await expect(inside).rejects.toThrow("could not be cloned");
  expect(await stored()).toEqual([]);
});

test("an expression that nests too deeply is an error, not a success without rows", async () => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  await expect(client.query("select $1::jsonb", [deep])).rejects.toMatchObject({ code: "54001" });
  await client.exec(
    "create or replace function deeper(n int) returns int language plpgsql as 'begin return deeper(n + 1); end'",
  );
  await expect(client.query("select deeper(1)")).rejects.toMatchObject({ code: "54001" });
});

test("a statement that overflows the thread's stack ends the thread with an error", async () => {
  const overflow = client.query("insert into numbers select 1 where $1::json is not null", [
    "[".repeat(3_000_000),
  ]);
  await expect(overflow).rejects.toMatchObject({ code: "57P03" });
  await expect.poll(() => client.query("select 1").catch(() => undefined)).toBeDefined();
  expect(await stored()).toEqual([]);
  expect(notices.splice(0)).toMatchObject([
    { details: { reason: "RangeError: Maximum call stack size exceeded" } },
  ]);
});

test("a failed transaction reports its first error", async () => {
  const failing = client.transaction(async (tx) => {
    await tx.query("select 1 / 0").catch(() => undefined);
    await tx.exec("rollback");
    throw new Error("what went wrong first");
  });
  await expect(failing).rejects.toThrow("what went wrong first");
});

test("a long query does not hold up the event loop", async () => {
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 5);
  await client.query("select count(*) from generate_series(1, 3000000)");
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(3);
});

test("closing lets earlier requests finish and refuses later ones", async () => {
  const second = await openPglite(await emptyDatabase());
  const running = second.query("select pg_sleep(0.2), 'done' as answer");
  const closing = second.close();
  await expect(second.query("select 1")).rejects.toMatchObject({ code: "57P03" });
  expect((await running).rows).toMatchObject([{ answer: "done" }]);
  await closing;
  await second.close();
});

test(
  "when the thread dies, its requests fail with 57P03, and soon everything goes on",
  { tags: ["slow"] },
  async () => {
    const onDeath = vi.fn<(error: Error) => void>();
    const second = await openPglite(await emptyDatabase(), { onDeath });
    await second.exec("create table numbers (n int); insert into numbers values (1)");
    const away = { code: "57P03" };
    const begun = Promise.withResolvers<void>();
    const reopened = Promise.withResolvers<void>();
    const transaction = second.transaction(async (tx) => {
      await tx.query("insert into numbers values (2)");
      begun.resolve();
      await reopened.promise;
      await tx.query("insert into numbers values (3)");
    });
    await begun.promise;
    const query = second.query("select 1");
    const dying = thread.terminate();
    await expect(query).rejects.toMatchObject(away);
    await dying;
    await expect(second.query("select 1")).rejects.toMatchObject(away);
    await expect.poll(() => second.query("select 1").catch(() => undefined)).toBeDefined();
    reopened.resolve();
    await expect(transaction).rejects.toMatchObject(away);
    await second.query("insert into numbers values (4)");
    expect((await second.query("select n from numbers")).rows).toEqual([{ n: 1 }, { n: 4 }]);
    expect(onDeath).not.toHaveBeenCalled();
    await second.close();
  },
);

test(
  "a silent thread is ended, unless the request has no time limit",
  { tags: ["slow"] },
  async () => {
    const second = await openPglite(await emptyDatabase(), { maxSilenceMs: 500 });
    const long = "select count(*)::int as n from generate_series(1, 6000000)";
    const allowed = await second.query(long, [], { unbounded: true });
    expect(allowed.rows).toEqual([{ n: 6_000_000 }]);
    const endless =
      "with recursive n as (select 1 union all select 1 from n) select count(*) from n";
    await expect(second.query(endless)).rejects.toMatchObject({
      code: "57P03",
      message: expect.stringContaining("did not answer for 0.5 s"),
    });
    await expect.poll(() => second.query("select 1").catch(() => undefined)).toBeDefined();
    await second.close();
  },
);
