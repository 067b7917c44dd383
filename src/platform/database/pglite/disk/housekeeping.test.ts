import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "#tests/support/operation/data-folders.ts";
import { type HousekeepingLimits, createCheckpoints } from "./housekeeping.ts";
import { openPglite } from "../pglite-client.ts";
import type { Notice } from "../pglite-protocol.ts";

const MIB = 1024 * 1024;
const notices: Notice[] = [];

async function open(limits: Partial<HousekeepingLimits> = {}) {
  const folder = await emptyDatabase();
  notices.length = 0;
  const client = await openPglite(folder, {
    limits,
    onNotice: (notice) => notices.push(notice),
  });
  onTestFinished(() => client.close());
  const megabytesOfLog = () =>
    readdirSync(join(folder, "pg_wal"))
      .map((name) => statSync(join(folder, "pg_wal", name)).size / MIB)
      .reduce((sum, size) => sum + size, 0);
  return { client, megabytesOfLog };
}

test("the write-ahead log stays bounded, however much is written", { tags: ["slow"] }, async () => {
  const checkpoint = { walBytes: 4 * MIB, ageMs: 60_000 };
  const { client, megabytesOfLog } = await open({ checkpoint });
  await client.exec("create table filler (text text)");
  let written = 0;
  let most = 0;
  while (written < 200) {
    await client.query("insert into filler select repeat('x', 1000) from generate_series(1, 4000)");
    written += 4;
    most = Math.max(most, megabytesOfLog());
  }
  expect(most).toBeLessThan(100);
});

test("a commit that did not wait for the disk is on it a moment later", async () => {
  const { client } = await open();
  await client.exec("create table counts (n int)");
  const flushed = async () =>
    (
      await client.query(
        "select pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() as flushed",
      )
    ).rows;
  await client.query("insert into counts values (1)", [], { durable: false });
  expect(await flushed()).toEqual([{ flushed: false }]);
  await expect.poll(flushed).toEqual([{ flushed: true }]);
});

test("on a disk with too little room, reading works, and writing is refused until the reserve and more are free", async () => {
  const reserveBytes = 2 ** 50;
  const { client } = await open({ reserveBytes, graceMs: 0 });
  const write = () =>
    client.exec("create table never (n int)").catch((error: { code: string }) => error.code);
  await expect.poll(write).toBe("25006");
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(notices).toMatchObject([
    {
      level: "error",
      message: /nearly full/,
      details: { needed: `${reserveBytes / 2 ** 20 + 32} MB` },
    },
  ]);
});

test("a move that fails does not let the database write to a full disk", async () => {
  const { client } = await open({ reserveBytes: 2 ** 50, graceMs: 0 });
  const write = () =>
    client.exec("create table never (n int)").catch((error: { code: string }) => error.code);
  await expect.poll(write).toBe("25006");
  await client.refuseWrites(true);
  await client.refuseWrites(false);
  expect(await write()).toBe("25006");
});

test("a checkpoint is made in a quiet moment, at twice the log's size even without one, and by the clock", async () => {
  const made: string[] = [];
  let written = 0;
  const checkpoints = createCheckpoints(
    {
      query: async () => ({ rows: [{ now: "0/0", bytes: written }] }) as never,
      exec: async () => {
        made.push(`${written}`);
        written = 0;
        return [];
      },
    },
    { walBytes: 100, ageMs: 1000 },
  );
  const checkpoint = async (bytes: number, quiet: boolean, now: number) => {
    written = bytes;
    await checkpoints.writeWhenDue({ active: bytes > 0, quiet, now });
    return made.splice(0);
  };
  expect(await checkpoint(99, true, 0)).toEqual([]);
  expect(await checkpoint(150, false, 1)).toEqual([]);
  expect(await checkpoint(150, true, 2)).toEqual(["150"]);
  expect(await checkpoint(200, false, 3)).toEqual(["200"]);
  expect(await checkpoint(0, true, 5000)).toEqual([]);
  expect(await checkpoint(1, false, 5001)).toEqual([]);
  expect(await checkpoint(0, false, 6000)).toEqual([]);
  expect(await checkpoint(0, false, 6001)).toEqual(["0"]);
});
