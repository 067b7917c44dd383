import { retention } from "#content/site/privacy.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Platform } from "#platform/platform.ts";
import { daysBefore } from "#shared/time/days.ts";
import { countFailed, listFailed } from "./store.ts";

export { giveUp, readDeliveries, retryAll, retryDelivery } from "./desk.ts";
export { noteGivenUp, renderAlarm } from "./given-up.ts";
export { mailCommand } from "./mail-command.ts";

export async function readFailed(
  { database: { db } }: Platform,
  newest: number,
): Promise<{ total: number; newest: Delivery[] }> {
  return { total: await countFailed(db), newest: await listFailed(db, newest) };
}

export async function forgetOldMails({ mailbox, now }: Platform): Promise<void> {
  await mailbox.clean(daysBefore(now(), retention.mailLogDays));
}
