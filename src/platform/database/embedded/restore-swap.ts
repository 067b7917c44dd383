import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { renameDurably } from "../../files/durable-files.ts";

const UNFINISHED = "restore-unfinished";
/** A folder with this prefix contains a checked backup. A starting site that finds one finishes the restore. */
const READY = "restore-ready-";

/** Files and folders in which a backup, a restore or the test of a backup stores unencrypted data while it runs. */
export const BACKUP_UNFINISHED = "backup-unfinished";
export const RESTORE_OPENED = "restore-opened.tar.gz";
export const RESTORE_TRIED = "restore-tried";
export const BACKUPS = "backups";
export const PART = ".part";

/** Removes files that a killed backup, restore or backup test has left. The caller must hold the lock. */
export function forgetCutOff(dataDir: string): void {
  for (const path of leftBy(dataDir)) rmSync(path, { recursive: true });
}

/** Whether there are files of a backup, restore or backup test that was killed or still runs. */
export function isCutOff(dataDir: string): boolean {
  return leftBy(dataDir).length > 0;
}

function leftBy(dataDir: string): string[] {
  const parts = namesIn(join(dataDir, BACKUPS), "").filter((name) => name.endsWith(PART));
  return [
    BACKUP_UNFINISHED,
    RESTORE_OPENED,
    RESTORE_TRIED,
    ...parts.map((name) => join(BACKUPS, name)),
  ]
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path));
}

export function beginRestore(dataDir: string): string {
  const folder = join(dataDir, UNFINISHED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

export function abandonRestore(dataDir: string): void {
  rmSync(join(dataDir, UNFINISHED), { recursive: true, force: true });
}

/**
 * Replaces the present data by the restored data. If the process dies meanwhile, the next start completes the work.
 * @returns the new paths of the replaced data
 */
export function takeRestored(dataDir: string, now: Date): string[] {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  renameDurably(join(dataDir, UNFINISHED), join(dataDir, `${READY}${stamp}`));
  return finishRestore(dataDir);
}

/**
 * Finishes a restore that was interrupted while it replaced the data. The caller must hold the lock.
 * @returns the new paths of the replaced data, such as `pgdata-before-2026-11-24T10-00-00`
 */
export function finishRestore(dataDir: string): string[] {
  const aside: string[] = [];
  for (const ready of namesIn(dataDir, READY)) {
    for (const part of readdirSync(join(dataDir, ready))) {
      const place = join(dataDir, part);
      if (existsSync(place)) {
        const before = freeName(`${place}-before-${ready.slice(READY.length)}`);
        renameDurably(place, before);
        aside.push(before);
      }
      renameDurably(join(dataDir, ready, part), place);
    }
    rmSync(join(dataDir, ready), { recursive: true });
  }
  return aside;
}

export function restoreLeftovers(dataDir: string): { setAside: string[]; unfinished: boolean } {
  return {
    setAside: namesIn(dataDir, "pgdata-before-"),
    unfinished: existsSync(join(dataDir, UNFINISHED)),
  };
}

function freeName(path: string): string {
  let name = path;
  for (let n = 2; existsSync(name); n += 1) name = `${path}-${n}`;
  return name;
}

function namesIn(folder: string, beginning: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(beginning))
        .toSorted()
    : [];
}
