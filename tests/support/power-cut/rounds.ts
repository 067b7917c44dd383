import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DurableFileSystem } from "#platform/database/pglite/disk/durable-file-system.ts";
import { emptyDatabase, temporaryFolder } from "../operation/data-folders.ts";
import { randomFrom } from "../random.ts";
import { check } from "./check.ts";
import { cutPower } from "./cut.ts";
import { openInProcess } from "./open-recorded.ts";
import { RecordedDisk } from "./recorded-disk.ts";
import { RecordedFileSystem } from "./recorded-file-system.ts";
import { OWN_TABLES, work } from "./workload.ts";

export type Recording = { disk: RecordedDisk; known: string };

/** Makes the closed database with which every recording begins. */
export async function knownState(): Promise<string> {
  const known = await emptyDatabase();
  const { database } = await openInProcess(new DurableFileSystem(known), known);
  for (const statement of OWN_TABLES.split(";")) await database.query(statement);
  await database.close();
  return known;
}

/**
 * Records what a site writes to the disk. The site is killed in the middle and restarted once.
 * @param steps - number of changes that each parallel writer makes before the kill, and again after it
 */
export async function record(
  known: string,
  { seed, steps, startParams }: { seed: number; steps: number; startParams?: string[] },
): Promise<Recording> {
  const folder = copyOf(known);
  const disk = new RecordedDisk(folder);
  const random = randomFrom(seed);
  const acknowledge = (what: string) => disk.operations.push({ kind: "acknowledge", what });
  for (const life of [0, 1]) {
    const fileSystem = new RecordedFileSystem(folder, disk);
    const opened = await openInProcess(fileSystem, folder, { startParams });
    // The database is not closed after the first round, so the second round begins as after a kill.
    await work(opened, { firstNumber: life * 10_000, steps, random, acknowledge });
  }
  rmSync(folder, { recursive: true });
  return { disk, known };
}

/**
 * Cuts the power, and opens the folder. Every second time, the power is cut again while the folder is opened. @returns
 * complaints
 */
export async function cut({ disk, known }: Recording, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const folder = temporaryFolder();
  const after = random.below(disk.operations.length);
  const acknowledged = disk.operations
    .slice(0, after)
    .flatMap((operation) => (operation.kind === "acknowledge" ? [operation.what] : []));
  const left = join(folder, "left");
  const opened = join(folder, "opened");
  cutPower(disk, { after, known, target: left, random });
  cpSync(left, opened, { recursive: true });
  const first = await check(opened, acknowledged);
  const complaints = first.complaints.map((complaint) => `seed ${seed}: ${complaint}`);
  if (seed % 2 === 1) {
    const again = join(folder, "again");
    const { disk: recovery, length } = first.recovery;
    cutPower(recovery, { after: random.below(length + 1), known: left, target: again, random });
    const second = await check(again, acknowledged);
    complaints.push(...second.complaints.map((what) => `seed ${seed}, cut again: ${what}`));
  }
  rmSync(folder, { recursive: true });
  return complaints;
}

function copyOf(folder: string): string {
  const copy = join(temporaryFolder(), "pgdata");
  cpSync(folder, copy, { recursive: true });
  return copy;
}
