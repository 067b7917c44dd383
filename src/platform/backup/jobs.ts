import { backupAlarm } from "#content/site/mails.ts";
import type { Letter } from "../mail/letter/letter.ts";
import type { Platform } from "../platform.ts";
import { backUp } from "./back-up.ts";
import { copyElsewhere } from "./copy-elsewhere.ts";
import { noteOutcome, type BackupStep } from "./outcomes.ts";
import { tryBackup } from "./try/try-backup.ts";

/** On PostgreSQL only where somebody has said where it goes. */
export async function backUpNightly(platform: Platform): Promise<void> {
  const { command } = platform.config.backup;
  if (!platform.database.copy && !command) return;
  const file = await alarming(platform, "made", async () => backUp(platform));
  if (file && command) await alarming(platform, "copied", () => copyElsewhere(command, file));
}

/** Of PostgreSQL only what the site backs up itself. */
export async function tryBackupWeekly(platform: Platform): Promise<void> {
  const { database, config } = platform;
  if (!database.copy && !config.backup.command) return;
  await alarming(platform, "restored", async () => platform.log.info(await tryBackup(platform)));
}

/** Not tried again at once: each try would push an older backup out. */
async function alarming<T>(
  platform: Platform,
  step: BackupStep,
  work: () => Promise<T>,
): Promise<T | undefined> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : String(error);
    platform.log.error({ err: error }, backupAlarm.steps[step]);
    await noteOutcome(platform, step, { why });
    if (platform.config.staffEmail) {
      const about = { step, why };
      await platform.deliveries.order(platform.database.db, { kind: "backup_alarm", about });
    }
    return undefined;
  }
  await noteOutcome(platform, step, { place: typeof result === "string" ? result : undefined });
  return result;
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
