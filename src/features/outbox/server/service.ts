import { retention } from "#content/site/privacy.ts";
import { keptMailFolder, removeMailBefore } from "#platform/mail/kept-mail.ts";
import type { Platform } from "#platform/platform.ts";
import { daysBefore } from "#shared/time/days.ts";

export {
  recordBounce,
  recordGivenUp,
  recordStopped,
  renderMailAlarm,
  renderWebhookAlarm,
} from "./alarms.ts";
export {
  cancelDelivery,
  readDelivery,
  readOutbox,
  retryAll,
  retryDelivery,
  requeueRefusedSamples,
  type OnCancelled,
} from "./deliveries.ts";
export { mailCommand } from "./mail-command.ts";
export { countKept, listDeliveries } from "./store.ts";

/** Deletes old emails that the site stored as files while it had no mail server. */
export async function forgetOldMails({ config, now }: Platform): Promise<void> {
  await removeMailBefore(keptMailFolder(config), daysBefore(now(), retention.mailLogDays));
}
