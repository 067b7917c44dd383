import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "#content/site/privacy.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Platform } from "../platform.ts";

/** In the names of backups and of what a restore has set aside; see back-up.ts and restore-swap.ts. */
const STAMP = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/;
const BACKUP = /^\d.*\.tar\.gz(?:\.age)?$/;
const SET_ASIDE = /^(?:pgdata|mail|secret)-before-/;

/** Job: what is too old of the backups, but never the last one, and of what was set aside. */
export async function forgetOldFiles({
  config: { dataDir },
  now,
}: Pick<Platform, "config" | "now">): Promise<void> {
  const last = lastBackup(dataDir)?.path;
  for (const { path, until } of copiesOfData(dataDir)) {
    if (path !== last && until < now()) await rm(path, { recursive: true, force: true });
  }
}

export type KeptFile = { path: string; name: string; at: Date };

/** Backups and what was set aside: what is erased stays in them until `until`. */
export function copiesOfData(dataDir: string): (KeptFile & { until: Date })[] {
  const until = (files: KeptFile[], days: number) =>
    files.map((file) => ({ ...file, until: new Date(file.at.getTime() + days * DAY_MS) }));
  return [
    ...until(filesIn(join(dataDir, "backups"), BACKUP), retention.backupDays),
    ...until(filesIn(dataDir, SET_ASIDE), retention.setAsideDays),
  ];
}

/** The newest, also where it is kept for longer than it should be. */
export function lastBackup(dataDir: string): KeptFile | undefined {
  return filesIn(join(dataDir, "backups"), BACKUP).at(-1);
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
