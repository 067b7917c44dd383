import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "#content/site/privacy.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Platform } from "../platform.ts";

/** Date and time (UTC) in the name of a backup, or of replaced data that a restore has renamed (restore-swap.ts). */
const STAMP = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/;
const BACKUP = /^\d.*\.tar\.gz(?:\.age)?$/;
const SET_ASIDE = /^(?:pgdata|mail|secret)-before-/;

/**
 * Deletes old backups, and old data that a restore has replaced and renamed. The newest backup stays, however old it
 * is.
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

type KeptFile = { path: string; name: string; at: Date };

/** Lists the backups, and the data that restores have replaced and renamed. `until`: end of the retention period. */
export function copiesOfData(dataDir: string): (KeptFile & { until: Date })[] {
  const until = (files: KeptFile[], days: number) =>
    files.map((file) => ({ ...file, until: new Date(file.at.getTime() + days * DAY_MS) }));
  return [
    ...until(backupsIn(dataDir), retention.backupDays),
    ...until(filesIn(dataDir, SET_ASIDE), retention.setAsideDays),
  ];
}

/** Lists the backups, oldest first, including those whose retention period has ended. */
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
