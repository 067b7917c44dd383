import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "./database.ts";
import { FolderInUse } from "./folder-lock.ts";
import { openPglite, type PgliteClient } from "./pglite-client.ts";

const folder = mkdtempSync(join(tmpdir(), "site-pglite-"));
let client: PgliteClient;
beforeAll(async () => {
  client = openPglite(join(folder, "alone"));
  await client.exec("create table numbers (n int primary key, note text)");
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async () => (await client.query("select count(*)::int as n from numbers")).rows;

test("a transaction that fails leaves nothing behind", async () => {
  const failing = client.transaction(async (tx) => {
    await tx.query("insert into numbers values ($1, 'a')", [1]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await count()).toEqual([{ n: 0 }]);
});

test("what others ask waits for an open transaction and does not end up inside it", async () => {
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
  const { rows } = await client.query("select n from numbers");
  expect(rows).toEqual([{ n: 3 }]);
});

test("an error keeps its code and constraint on the way out of the thread", async () => {
  await client.query("insert into numbers values (9, null)");
  await expect(client.query("insert into numbers values (9, null)")).rejects.toMatchObject({
    code: "23505",
    constraint: "numbers_pkey",
  });
});

test("a long query does not hold up the event loop", async () => {
  let longest = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const begun = performance.now();
  await client.query("select count(*) from generate_series(1, 3000000)");
  const took = performance.now() - begun;
  clearInterval(ticking);
  expect(longest).toBeLessThan(took / 2);
});

test("a folder that is in use is refused, and free again once it is closed", async () => {
  const open = (): Promise<Database> =>
    openDatabase({
      url: undefined,
      dataDir: join(folder, "locked"),
      onError: () => undefined,
      onDeath: () => undefined,
    });
  const first = await open();
  await expect(open()).rejects.toBeInstanceOf(FolderInUse);
  await first.close();
  const second = await open();
  await second.close();
}, 60_000);
