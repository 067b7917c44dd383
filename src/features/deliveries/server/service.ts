import { retention } from "#content/site/privacy.ts";
import type { MailTrouble } from "#platform/deliveries/monitor.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Platform } from "#platform/platform.ts";
import { countFailed, deleteDeliveries, forgetRecipients, listFailed } from "./store.ts";

export { giveUp, readDeliveries, retryDelivery, retryFailed } from "./desk.ts";
export { noteGivenUp, renderAlarm } from "./given-up.ts";
export { mailCommand } from "./mail-command.ts";
export { migrateMailJobs } from "./migrate-mail-jobs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is left in a row after `retention.mailLogDays` is nobody's. */
const ROW_RETENTION_DAYS = 90;

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

export async function forgetOldDeliveries(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const before = (days: number) => new Date(platform.now().getTime() - days * DAY_MS);
  await forgetRecipients(db, before(retention.mailLogDays));
  await platform.mailbox.clean(before(retention.mailLogDays));
  await deleteDeliveries(db, before(ROW_RETENTION_DAYS));
}
