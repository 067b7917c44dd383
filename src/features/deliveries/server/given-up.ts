import { alarm } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { suppress } from "#platform/suppressions/suppressions.ts";
import {
  describeFailure,
  isForVisitor,
  mayBounce,
  type DeliveryReason,
} from "#shared/deliveries.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { cancelDelivery, countAlarms } from "./store.ts";

/** One alarm, and one event, speaks for all that is given up in this time. */
const ALARM_PAUSE_MS = 60 * 60_000;

/** Staff are told, but not of a visitor's mistyped address, which gets no further mail. */
export async function noteGivenUp(
  platform: Platform,
  tx: Db,
  { id, kind, recipient }: Delivery,
  reason: DeliveryReason,
): Promise<void> {
  if (reason === "recipient_unknown" && isForVisitor(kind)) {
    if (recipient) await suppress(platform, tx, recipient, { reason: "bounced" });
    if (mayBounce(kind)) return;
  }
  // It is no trouble of its own, and one about it would go where this one could not.
  if (kind === "mail_alarm") await cancelDelivery(tx, id);
  if (kind === "mail_alarm") return;
  await lockKey(tx, "mail alarm");
  const since = new Date(platform.now().getTime() - ALARM_PAUSE_MS);
  if ((await countAlarms(tx, since)) > 0) return;
  await platform.events.publish(tx, { type: "delivery.failing", what: "email", reason });
  // Also without an address of staff, for the pause: it is cancelled when it would be sent.
  await platform.deliveries.order(tx, { kind: "mail_alarm" });
}

export async function renderAlarm(platform: Platform): Promise<Letter | undefined> {
  const { config } = platform;
  const { failed } = await platform.deliveries.trouble();
  if (!config.staffEmail || !failed) return undefined;
  const why = describeFailure(failed.reason);
  const since = formatMoment(failed.since);
  return {
    to: config.staffEmail,
    subject: alarm.subject,
    blocks: [
      interpolate(alarm.failed, { count: failed.count, since, why }),
      alarm.help,
      { link: siteLink(config, "/admin/deliveries?state=failed"), label: alarm.open },
    ],
  };
}
