import { setTimeout as pause } from "node:timers/promises";
import { renderAccountMail } from "#features/auth/server/mails/render-mail.ts";
import { rotateKeys } from "#features/auth/server/tokens/keys.ts";
import {
  renderAcknowledgement,
  renderAnnouncement,
  renderDigest,
} from "#features/contact/server/service.ts";
import { forgetOldMails, noteGivenUp, renderAlarm } from "#features/deliveries/server/service.ts";
import {
  remindOfDue,
  renderAnswer,
  renderReminder,
  reopenUnanswered,
} from "#features/inbox/server/service.ts";
import { renderLeads } from "#features/leads/server/service.ts";
import { renderConfirmation, renderWelcome } from "#features/newsletter/server/service.ts";
import { templatesFor } from "#features/templates/server/service.ts";
import { renderWebhookAlarm } from "#platform/events/alarm.ts";
import { keepAssets } from "#platform/assets/assets.ts";
import { backUpNightly, renderBackupAlarm, tryBackupWeekly } from "#platform/backup/jobs.ts";
import { forgetOldFiles } from "#platform/backup/forget-files.ts";
import type { Db } from "#platform/database/database.ts";
import { wipeSalts } from "#platform/database/personal-data/day-salt.ts";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { databaseFailure } from "#platform/database/failure.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import { writeLetter } from "#platform/mail/letter/write-letter.ts";
import type { Mail } from "#platform/mail/mailbox.ts";
import type { Platform } from "#platform/platform.ts";
import type { DeliveryKind, DeliveryReason } from "#shared/deliveries.ts";
import { ASSETS } from "./served-folders.ts";

type Work = (platform: Platform) => Promise<void>;

const cleaning: Record<string, Work> = {
  ...forgetOld,
  forgetOldMails,
  forgetOldFiles,
  rotateKeys,
  keepAssets: (platform) => keepAssets(platform, ASSETS),
};

/** A part that fails holds up no other. @throws Error naming the failed: the job is tried again */
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
  if (failed.length > 0) throw new Error(`of the clean-up failed: ${failed.join(", ")}`);
}

export const work: Record<string, Work> = {
  "clean-up": cleanUp,
  // More often: the privacy page promises hours.
  "clean-limits": (platform) => platform.limits.clean(),
  "forget-salts": async (platform) => {
    await forgetOld["public.visit_salts"]?.(platform);
    await wipeSalts(platform.database);
  },
  // The embedded database has no autovacuum of its own.
  vacuum: async ({ database }) => {
    if (database.kind === "embedded") await database.maintain("vacuum (analyze)");
  },
  "remind-of-due": remindOfDue,
  backup: backUpNightly,
  "try-backup": tryBackupWeekly,
};

/** Cron lines in UTC. */
export const schedules: Record<string, string> = {
  "clean-up": "17 3 * * *",
  "clean-limits": "7 * * * *",
  "forget-salts": "2 * * * *",
  vacuum: "47 * * * *",
  // From the morning on; each day's once.
  "remind-of-due": "*/10 6-23 * * *",
  backup: "27 2 * * *",
  "try-backup": "47 2 * * 0",
};

type Render<Rendered> = (platform: Platform, delivery: Delivery) => Promise<Rendered | undefined>;

const renderers: Record<DeliveryKind, Render<Letter>> = {
  contact_message: renderAnnouncement,
  contact_digest: renderDigest,
  chat_leads: renderLeads,
  contact_answer: renderAnswer,
  follow_up: renderReminder,
  contact_acknowledgement: renderAcknowledgement,
  mail_alarm: renderAlarm,
  backup_alarm: renderBackupAlarm,
  webhook_alarm: renderWebhookAlarm,
  newsletter_welcome: (platform, delivery) => renderWelcome(platform, delivery, templatesFor),
  newsletter_confirmation: renderConfirmation,
  account_signup: renderAccountMail,
  account_resend: renderAccountMail,
  account_invite: renderAccountMail,
  account_recovery: renderAccountMail,
  account_magic_link: renderAccountMail,
  account_reauthentication: renderAccountMail,
  account_email_change_current: renderAccountMail,
  account_email_change_new: renderAccountMail,
  account_password_changed: renderAccountMail,
  account_email_changed: renderAccountMail,
  account_second_factor_changed: renderAccountMail,
  account_second_factor_refused: renderAccountMail,
  account_recovery_code_used: renderAccountMail,
  account_recovery_codes_removed: renderAccountMail,
};

export const renderMail: Render<Mail> = async (platform, delivery) => {
  const letter = await renderers[delivery.kind](platform, delivery);
  return letter && writeLetter(letter);
};

export async function noteUnsent(
  platform: Platform,
  tx: Db,
  delivery: Delivery,
  reason: DeliveryReason,
): Promise<void> {
  await noteGivenUp(platform, tx, delivery, reason);
  if (delivery.kind === "contact_answer") await reopenUnanswered(platform, tx, delivery);
}

export async function startDeliveries(platform: Platform): Promise<void> {
  await platform.deliveries.start(
    (delivery) => renderMail(platform, delivery),
    (tx, delivery, reason) => noteUnsent(platform, tx, delivery, reason),
  );
  await platform.events.start();
}

/** Visitors are served already: while the database is away it is waited for. */
export async function startJobs(platform: Platform): Promise<void> {
  const bound = Object.entries(work).map(
    ([name, run]) =>
      [name, () => platform.metrics?.job(name, () => run(platform)) ?? run(platform)] as const,
  );
  const steps = [
    () => platform.jobs.makeQueues(),
    () => startDeliveries(platform),
    () => platform.jobs.start(Object.fromEntries(bound), schedules),
  ];
  for (const step of steps) {
    if (!platform.retiring.signal.aborted) await patiently(platform, step);
  }
}

const DATABASE_DELAY_MS = 1000;

async function patiently(platform: Platform, step: () => Promise<void>): Promise<void> {
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
