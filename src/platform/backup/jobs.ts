import { backupAlarm } from "#content/site/mails.ts";
import type { Letter } from "../mail/letter/letter.ts";
import type { Platform } from "../platform.ts";
import { isBackupOff, type BackupStep } from "./outcomes.ts";
import { BackupFailure, saveBackup, tryLastBackup } from "./save-backup.ts";

export async function backUpNightly(platform: Platform): Promise<void> {
  if (!isBackupOff(platform)) await alarming(platform, () => saveBackup(platform));
}

export async function tryBackupWeekly(platform: Platform): Promise<void> {
  if (isBackupOff(platform)) return;
  await alarming(platform, async () => platform.log.info(await tryLastBackup(platform)));
}

/**
 * Runs `work`. If a backup step fails, staff get an alarm by email, provided that STAFF_EMAIL is set. The error of the
 * step is not rethrown, so the scheduler does not count the job as failed. Other errors are rethrown.
 */
async function alarming(platform: Platform, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error;
    const { step, why, cause } = error;
    platform.log.error({ err: cause }, backupAlarm.steps[step]);
    if (!platform.config.staffEmail) return;
    const about = { step, why };
    await platform.outbox.order(platform.database.db, { kind: "backup_alarm", about });
  }
}

export async function renderBackupAlarm(
  { config }: Platform,
  { about }: { about: Record<string, string> },
): Promise<Letter | undefined> {
  if (!config.staffEmail) return undefined;
  const { subject, steps, help } = backupAlarm;
  const step = steps[about["step"] as BackupStep];
  return { to: config.staffEmail, subject, blocks: [`${step}.`, about["why"] ?? "", help] };
}
