import type { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/operation/data-folders.ts";
import { DurableFileSystem, type FsStream, type NodeFileSystem } from "./durable-file-system.ts";
import { openLite } from "../pglite-open.ts";

class FullDisk extends DurableFileSystem {
  full: RegExp | undefined;

  protected override adapt(nodefs: NodeFileSystem): void {
    super.adapt(nodefs);
    const operations = nodefs.stream_ops as {
      write: (stream: FsStream, ...rest: unknown[]) => number;
    };
    const { write } = operations;
    operations.write = (stream, ...rest) => {
      if (!this.full?.test(nodefs.realPath(stream.node))) return write(stream, ...rest);
      return nodefs.tryFSOperation(() => {
        throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
      });
    };
  }
}

const onDeath = vi.fn<(reason: string) => void>((reason) => {
  throw new Error(reason);
});

async function open(folder: string) {
  onDeath.mockClear();
  const disk = new FullDisk(folder);
  const database = await openLite({ fs: disk, onDeath });
  return { disk, database };
}
const rows = async (database: PGlite) =>
  (await database.query<{ n: number }>("select n from numbers order by n")).rows.map(({ n }) => n);

test("a full disk at a commit ends the engine with its reason, and loses nothing acknowledged", async () => {
  const folder = await emptyDatabase();
  const { disk, database } = await open(folder);
  await database.exec("create table numbers (n int); insert into numbers values (1)");
  disk.full = /pg_wal/;
  await expect(database.query("insert into numbers values (2)")).rejects.toThrow();
  expect(onDeath.mock.calls[0]?.[0]).toMatch(/No space left on device/);
  const again = await open(folder);
  onTestFinished(() => again.database.close());
  expect(await rows(again.database)).toEqual([1]);
  await again.database.query("insert into numbers values (3)");
  expect(await rows(again.database)).toEqual([1, 3]);
});

test("at any other time a full disk is an error of the statement, and everything else continues", async () => {
  const { disk, database } = await open(await emptyDatabase());
  onTestFinished(() => database.close());
  await database.exec("create table numbers (n int); insert into numbers values (1)");
  disk.full = /base/;
  const growing = database.query("insert into numbers select generate_series(2, 100000)");
  await expect(growing).rejects.toMatchObject({ code: "53100" });
  await expect(database.exec("checkpoint")).rejects.toMatchObject({ code: "53100" });
  expect(await rows(database)).toEqual([1]);
  disk.full = undefined;
  await database.exec("insert into numbers values (2); checkpoint");
  expect(await rows(database)).toEqual([1, 2]);
  expect(onDeath).not.toHaveBeenCalled();
});
