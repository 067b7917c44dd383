import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase, temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { createLog } from "../../log/log.ts";
import { prepareDataFolder } from "./make-embedded.ts";
import { openDatabase } from "../open-database.ts";
import { openPglite } from "../pglite/pglite-client.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";

const silent = () => undefined;
const log = createLog({ mode: "test", logLevel: "silent" });
const onDeath = () => undefined;

/** Simulates a crash: ends the thread that makes a database just before the thread would say that it is complete. */
function cutOffWhenMade(): void {
  const seen = (worker: Worker) => {
    worker.removeAllListeners("message");
    worker.once("message", () => void worker.terminate());
  };
  process.once("worker", seen);
  onTestFinished(() => void process.off("worker", seen));
}

test(
  "a start succeeds after an interrupted start, and if the folder contains an incomplete database",
  { tags: ["slow"] },
  async () => {
    const folder = join(temporaryFolder(), "pgdata");
    cutOffWhenMade();
    await expect(prepareDataFolder(folder, silent)).rejects.toThrow();
    expect(existsSync(join(`${folder}-unfinished`, "PG_VERSION"))).toBe(true);
    expect(existsSync(folder)).toBe(false);

    mkdirSync(join(folder, "base"), { recursive: true });
    writeFileSync(join(folder, "base/note"), "anything");
    const notices: Notice[] = [];
    await prepareDataFolder(folder, (notice) => notices.push(notice));
    const aside = String(notices[0]?.details?.["set aside as"]);
    expect(existsSync(join(aside, "base/note"))).toBe(true);
    expect(readdirSync(dirname(folder))).toEqual(["pgdata", basename(aside)]);
    const client = await openPglite(folder);
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.close();
  },
);

test("a database is for its owner only, and is not made twice", async () => {
  const folder = await emptyDatabase();
  const before = statSync(join(folder, "PG_VERSION")).mtimeMs;
  await prepareDataFolder(folder, silent);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "PG_VERSION")).mtimeMs).toBe(before);
});

test("a database that cannot be opened stays unchanged, and a sentence says why", async () => {
  const dataDir = dirname(await emptyDatabase());
  const control = join(dataDir, "pgdata/global/pg_control");
  writeFileSync(control, "not what it was");
  const opening = openDatabase({ url: undefined, dataDir, log, onDeath });
  await expect(opening).rejects.toThrow(
    /The database in .*pgdata cannot be opened: .*pg_control.*docs\/operating\.md/,
  );
  expect(statSync(control).size).toBe(15);
});
