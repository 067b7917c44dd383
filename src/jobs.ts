import { ACCOUNT_MAIL, cleanAccounts, sendAccountMail } from "#features/auth/server/service.ts";
import {
  announceMessage,
  CONTACT_RECEIVED,
  forgetOldMessages,
} from "#features/contact/server/service.ts";
import { forgetOldLeads } from "#features/leads/server/service.ts";
import {
  forgetUnconfirmed,
  mailConfirmation,
  NEWSLETTER_REQUESTED,
} from "#features/newsletter/server/service.ts";
import { forgetOldDownloads } from "#features/templates/server/downloads.ts";
import { forgetVitals } from "#features/vitals/server/service.ts";
import { backUp } from "#platform/database/backup.ts";
import type { Platform } from "#platform/platform.ts";

type Work = (platform: Platform, data: Record<string, unknown>) => Promise<void>;

/** Every queue of the product and what is done with its jobs. */
export const work: Record<string, Work> = {
  [ACCOUNT_MAIL]: sendAccountMail,
  [CONTACT_RECEIVED]: announceMessage,
  [NEWSLETTER_REQUESTED]: mailConfirmation,
  "clean-up": async (platform) => {
    await platform.limits.clean();
    await forgetOldMessages(platform);
    await forgetOldDownloads(platform);
    await forgetUnconfirmed(platform);
    await forgetOldLeads(platform);
    await forgetVitals(platform);
    await cleanAccounts(platform);
  },
  // The embedded database has no autovacuum of its own.
  vacuum: async ({ database }) => {
    if (database.kind === "embedded") await database.query("vacuum (analyze)");
  },
  backup: async (platform) => {
    if (platform.database.dump) await backUp(platform);
  },
};

/** Queues that get a job by the clock: cron lines in UTC. */
export const schedules: Record<string, string> = {
  "clean-up": "17 3 * * *",
  vacuum: "47 * * * *",
  backup: "27 2 * * *",
};

export async function startJobs(platform: Platform): Promise<void> {
  const bound = Object.entries(work).map(
    ([name, run]) => [name, (data: Record<string, unknown>) => run(platform, data)] as const,
  );
  await platform.jobs.start(Object.fromEntries(bound), schedules);
}
