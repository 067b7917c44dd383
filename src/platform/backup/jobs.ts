import { backupAlarm } from "#content/site/mails.ts";
import type { Letter } from "../mail/letter/letter.ts";
import type { Platform } from "../platform.ts";
import { backUp } from "./back-up.ts";
import { copyElsewhere } from "./copy-elsewhere.ts";
import { tryBackup } from "./try-backup.ts";

/** On PostgreSQL only where somebody has said where it goes. */
export async function backUpNightly(platform: Platform): Promise<void> {
  const { command } = platform.config.backup;
  if (!platform.database.copy && !command) return;
  await alarming(platform, "made", async () => {
    const file = await backUp(platform);
    if (command) await alarming(platform, "copied", () => copyElsewhere(command, file));
  });
}

export async function tryBackupWeekly(platform: Platform): Promise<void> {
  if (!platform.database.copy) return;
  await alarming(platform, "restored", async () => platform.log.info(await tryBackup(platform)));
}

type Step = keyof typeof backupAlarm.steps;

/** Not tried again at once: each try would push an older backup out. */
async function alarming(platform: Platform, step: Step, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    platform.log.error({ err: error }, backupAlarm.steps[step]);
    if (!platform.config.staffEmail) return;
    await platform.deliveries.order(platform.database.db, {
      kind: "backup_alarm",
      about: { step, why: error instanceof Error ? error.message.slice(0, 300) : String(error) },
    });
  }
}

export async function renderBackupAlarm(
  { config }: Platform,
  { about }: { about: Record<string, string> },
): Promise<Letter | undefined> {
  if (!config.staffEmail) return undefined;
  const { subject, steps, help } = backupAlarm;
  const step = steps[about["step"] as Step];
  return { to: config.staffEmail, subject, blocks: [`${step}.`, about["why"] ?? "", help] };
}
