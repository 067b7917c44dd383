import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "#content/site/privacy.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Platform } from "../platform.ts";

/**
 * Matches the date in names of backups (back-up.ts), and in names of former data that a restore has replaced and
 * renamed (restore-swap.ts).
 */
const STAMP = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/;
const BACKUP = /^\d.*\.tar\.gz(?:\.age)?$/;
const SET_ASIDE = /^(?:pgdata|mail|secret)-before-/;

/**
 * Deletes backups, and former data that a restore has replaced and renamed, after their retention periods. The newest
 * backup is never deleted.
 */
export async function forgetOldFiles({
  config: { dataDir },
  now,
}: Pick<Platform, "config" | "now">): Promise<void> {
  const last = backupsIn(dataDir).at(-1)?.path;
  for (const { path, until } of copiesOfData(dataDir)) {
    if (path !== last && until < now()) await rm(path, { recursive: true, force: true });
  }
}

export type KeptFile = { path: string; name: string; at: Date };

/**
 * Lists the backups in the data folder, and the former data that a restore has replaced and renamed. `until`: time at
 * which the retention period of the file ends.
 */
export function copiesOfData(dataDir: string): (KeptFile & { until: Date })[] {
  const until = (files: KeptFile[], days: number) =>
    files.map((file) => ({ ...file, until: new Date(file.at.getTime() + days * DAY_MS) }));
  return [
    ...until(backupsIn(dataDir), retention.backupDays),
    ...until(filesIn(dataDir, SET_ASIDE), retention.setAsideDays),
  ];
}

/** Lists the backups in the data folder, the oldest first, even those older than the retention period. */
export function backupsIn(dataDir: string): KeptFile[] {
  return filesIn(join(dataDir, "backups"), BACKUP);
}

function filesIn(folder: string, pattern: RegExp): KeptFile[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => {
      const [, day, ...clock] = STAMP.exec(name) ?? [];
      if (!day || !pattern.test(name)) return [];
      return [{ path: join(folder, name), name, at: new Date(`${day}T${clock.join(":")}Z`) }];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
