import { retention } from "#content/site/privacy.ts";
import type { MailTrouble } from "#platform/deliveries/monitor.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Platform } from "#platform/platform.ts";
import { countFailed, listFailed } from "./store.ts";

export { giveUp, readDeliveries, retryDelivery, retryFailed } from "./desk.ts";
export { noteGivenUp, renderAlarm } from "./given-up.ts";
export { mailCommand } from "./mail-command.ts";
export { migrateMailJobs } from "./migrate-mail-jobs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readMailState(
  platform: Platform,
  newest: number,
): Promise<MailTrouble & { total: number; newest: Delivery[] }> {
  const { db } = platform.database;
  return {
    ...(await platform.deliveries.trouble()),
    total: await countFailed(db),
    newest: await listFailed(db, newest),
  };
}

/** Those that are kept as files. */
export async function forgetOldMails({ mailbox, now }: Platform): Promise<void> {
  await mailbox.clean(new Date(now().getTime() - retention.mailLogDays * DAY_MS));
}
