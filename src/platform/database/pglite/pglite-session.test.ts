import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emptyPglite } from "#tests/support/platform.ts";
import type { Request, Statement } from "./pglite-protocol.ts";
import { PgliteSession } from "./pglite-session.ts";
import { inQueue } from "../../queue.ts";

let lite: PGlite;
let session: PgliteSession;
let lastId = 0;
beforeAll(async () => {
  lite = await emptyPglite();
  await lite.exec("create table numbers (n int primary key)");
});
afterAll(() => lite.close());
beforeEach(async () => {
  await lite.exec("truncate numbers");
  session = new PgliteSession(lite, { idleInTransactionMs: 100 });
});

type Asked<T> = T extends unknown ? Omit<T, "id" | "transaction"> : never;
const ask = (request: Asked<Request>, transaction?: number) =>
  session.answer({ ...request, id: ++lastId, transaction });
const query = (sql: string, options: { durable?: boolean } = {}): Statement => ({
  do: "query",
  sql,
  params: [],
  rowMode: "object",
  rawTypes: [],
  durable: true,
  unbounded: false,
  ...options,
});
const begin = async () => {
  const begun = ask({ do: "begin" });
  const transaction = lastId;
  await begun;
  return transaction;
};
const stored = async () =>
  (await lite.query<{ n: number }>("select n from numbers order by n")).rows.map(({ n }) => n);

test("a statement that leaves a transaction open is refused, and its transaction is closed", async () => {
  const left = ask({ do: "exec", sql: "begin; insert into numbers values (1)" });
  const next = ask(query("insert into numbers values (2)"));
  await expect(left).rejects.toMatchObject({ code: "25001" });
  await next;
  expect(lite.isInTransaction()).toBe(false);
  expect(await stored()).toEqual([2]);
});

test("statements that open a transaction and fail in the middle of it leave nothing to the next one", async () => {
  const failing = ask({ do: "exec", sql: "begin; select 1 / 0; commit" });
  const next = ask(query("insert into numbers values (3)"));
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  await next;
  expect(await stored()).toEqual([3]);
});

test("a commit after a failed statement is no success", async () => {
  const transaction = await begin();
  await ask(query("insert into numbers values (1)"), transaction);
  await expect(ask(query("select 1 / 0"), transaction)).rejects.toMatchObject({ code: "22012" });
  await expect(ask({ do: "commit" }, transaction)).rejects.toMatchObject({ code: "25P02" });
  expect(await stored()).toEqual([]);
});

test("nothing is committed twice, nor after a rollback, nor without a begin", async () => {
  const transaction = await begin();
  await ask({ do: "rollback" }, transaction);
  for (const over of [transaction, 4711]) {
    await expect(ask({ do: "commit" }, over)).rejects.toMatchObject({ code: "25P01" });
    await expect(ask(query("select 1"), over)).rejects.toMatchObject({ code: "25P01" });
  }
});

test("a transaction that waits for too long is rolled back, and the others go on", async () => {
  const transaction = await begin();
  await ask(query("insert into numbers values (1)"), transaction);
  await ask(query("insert into numbers values (2)"));
  await expect(ask({ do: "commit" }, transaction)).rejects.toMatchObject({ code: "25P03" });
  expect(await stored()).toEqual([2]);
});

test("a transaction that works, and does not wait, is not cut off for taking long", async () => {
  const transaction = await begin();
  await ask(query("select pg_sleep(0.3)"), transaction);
  await ask(query("insert into numbers values (1)"), transaction);
  await ask({ do: "commit" }, transaction);
  expect(await stored()).toEqual([1]);
});

test("all commits wait for the disk, except those that may be lost", async () => {
  const show = "show synchronous_commit";
  const shown = async (...args: Parameters<typeof ask>) =>
    ((await ask(...args)) as { rows: unknown[] }).rows[0];
  expect(await shown(query(show, { durable: false }))).toEqual({ synchronous_commit: "off" });
  expect(session.takeActivity()).toEqual({ any: true, relaxed: true });
  const transaction = await begin();
  expect(await shown(query(show), transaction)).toEqual({ synchronous_commit: "on" });
  await ask({ do: "commit" }, transaction);
  expect(await shown(query(show))).toEqual({ synchronous_commit: "on" });
  expect(session.takeActivity()).toEqual({ any: true, relaxed: false });
});

test(
  "a transaction that cannot begin lets the next one in; after closing, nothing gets in, not even housekeeping",
  { tags: ["slow"] },
  async () => {
    const closed = await emptyPglite();
    await closed.close();
    session = new PgliteSession(closed);
    await expect(ask({ do: "begin" })).rejects.toThrow("PGlite is closed");
    await expect(ask({ do: "begin" })).rejects.toThrow("PGlite is closed");
    await expect(ask({ do: "close" })).rejects.toThrow("PGlite is closed");
    const afterClose = vi.fn<() => Promise<void>>(async () => undefined);
    void inQueue(session.turns, afterClose);
    await new Promise((later) => setTimeout(later, 20));
    expect(afterClose).not.toHaveBeenCalled();
  },
);
