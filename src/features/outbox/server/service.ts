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
} from "./deliveries.ts";
export { mailCommand } from "./mail-command.ts";

/**
 * Deletes old emails from the folder in which the site stores emails while it has no mail server. The folder may still
 * contain emails after a mail server was set up.
 */
export async function forgetOldMails({ config, now }: Platform): Promise<void> {
  await removeMailBefore(keptMailFolder(config), daysBefore(now(), retention.mailLogDays));
}
