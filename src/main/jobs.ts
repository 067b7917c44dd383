import { setTimeout as pause } from "node:timers/promises";
import { foldFormerVisits } from "#features/analytics/server/service.ts";
import { rotateKeys } from "#features/auth/server/sessions/keys.ts";
import { readReplies, remindOfDue } from "#features/inbox/server/service.ts";
import { forgetOldMails } from "#features/outbox/server/service.ts";
import { orderWeeklyReport } from "#features/weekly-report/server/service.ts";
import { keepAssets } from "#platform/assets/assets.ts";
import { forgetOldFiles } from "#platform/backup/forget-files.ts";
import { backUpNightly, tryBackupWeekly } from "#platform/backup/jobs.ts";
import { databaseFailure } from "#platform/database/failure.ts";
import { wipeSalts } from "#platform/database/personal-data/day-salt.ts";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { vacuumTables, wipeErased } from "#platform/database/personal-data/wipe.ts";
import type { Platform } from "#platform/platform.ts";
import type { Job } from "#platform/scheduler/scheduler.ts";
import { outboxHooks } from "./outbox-hooks.ts";
import { ASSETS } from "./served-folders.ts";

type Work = (platform: Platform) => Promise<void>;
type PlatformJob = Omit<Job, "run"> & { run: Work };

/** The scheduled jobs, with cron times in UTC. */
export const jobs: Readonly<Record<string, PlatformJob>> = {
  "clean-up": { cron: "17 3 * * *", run: cleanUp },
  // Deletes expired counters of rate limits every hour, because the privacy page promises to delete them within hours.
  "clean-limits": { cron: "7 * * * *", run: (platform) => platform.limits.clean() },
  "forget-salts": { cron: "2 * * * *", run: forgetSalts },
  vacuum: { cron: "47 * * * *", run: ({ database }) => vacuumTables(database) },
  "wipe-erased": { cron: "*/5 * * * *", run: ({ database, now }) => wipeErased(database, now) },
  "remind-of-due": { cron: "*/10 * * * *", run: remindOfDue },
  "weekly-report": { cron: "*/10 * * * *", run: orderWeeklyReport },
  // A retry is not needed, because this job runs again a minute later anyway.
  "read-replies": { cron: "* * * * *", run: readReplies, isNeverRetried: true },
  // Not retried, because each attempt can cause the deletion of an older backup.
  backup: { cron: "27 2 * * *", run: backUpNightly, isNeverRetried: true },
  "try-backup": { cron: "47 2 * * 0", run: tryBackupWeekly, isNeverRetried: true },
};

/** Starts the outbox and the scheduler. Tries again every second while the database does not answer. */
export async function startJobs(platform: Platform): Promise<void> {
  const bound = Object.entries(jobs).map(([name, job]) => {
    const run = () => job.run(platform);
    return [name, { ...job, run: () => platform.metrics?.job(name, run) ?? run() }] as const;
  });
  const steps = [
    () => platform.outbox.start(outboxHooks(platform)),
    () => platform.scheduler.start(Object.fromEntries(bound)),
  ];
  for (const step of steps) {
    if (!platform.retiring.signal.aborted) await untilDatabaseAnswers(platform, step);
  }
}

const DATABASE_DELAY_MS = 1000;

async function untilDatabaseAnswers(platform: Platform, step: () => Promise<void>): Promise<void> {
  const { signal } = platform.retiring;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!databaseFailure(error)) throw error;
      if (signal.aborted) return;
      platform.log.error({ err: error }, "the jobs cannot begin yet: the database is away");
      await pause(DATABASE_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const cleaning: Readonly<Record<string, Work>> = {
  ...forgetOld,
  forgetOldMails,
  forgetOldFiles,
  rotateKeys,
  keepAssets: (platform) => keepAssets(platform, ASSETS),
};

/** Runs all clean-ups, even if some of them fail. @throws Error that names the failed clean-ups */
async function cleanUp(platform: Platform): Promise<void> {
  const failed: string[] = [];
  for (const [part, clean] of Object.entries(cleaning)) {
    try {
      await clean(platform);
    } catch (error) {
      failed.push(part);
      platform.log.error({ err: error, part }, "a part of the clean-up failed");
    }
  }
  if (failed.length > 0) throw new Error(`The clean-up failed: ${failed.join(", ")}`);
}

async function forgetSalts(platform: Platform): Promise<void> {
  await foldFormerVisits(platform.database);
  for (const table of ["public.visit_salts", "public.visit_marks"])
    await forgetOld[table]?.(platform);
  await wipeSalts(platform.database);
}
