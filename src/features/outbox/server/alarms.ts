import { alarm, webhookAlarm } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import { withoutAddresses } from "#platform/mail/send-failure.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import { type Webhook, webhookRows } from "#platform/outbox/webhook-store.ts";
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
import { cancel, countAlarms, markBounced } from "./store.ts";

/**
 * For this time in ms after an alarm about a failed email, further failed emails cause no alarm, neither to staff nor
 * to webhooks.
 */
const ALARM_PAUSE_MS = 60 * 60_000;

/**
 * Alerts staff when the site gives up sending an email. If the address has no mailbox, the visitor may have mistyped
 * it. The address then gets no further emails, and staff are alerted only if the email answered a visitor's message.
 */
export async function recordGivenUp(
  platform: Platform,
  tx: Db,
  { id, kind, recipient }: MailDelivery,
  reason: DeliveryReason,
): Promise<void> {
  if (reason === "recipient_unknown" && isForVisitor(kind)) {
    if (recipient) await suppress(platform, tx, recipient, { reason: "bounced" });
    if (mayBounce(kind)) return;
  }
  // The email that failed was an alarm itself. A new alarm would go to the same address, so none is sent.
  if (kind === "mail_alarm") return void (await cancel(tx, id));
  await lockKey(tx, "mail alarm");
  const since = new Date(platform.now().getTime() - ALARM_PAUSE_MS);
  if ((await countAlarms(tx, since)) > 0) return;
  await platform.outbox.publish(tx, { type: "delivery.failing", what: "email", reason });
  // If STAFF_EMAIL is not set, the outbox cancels this email later. The email is queued all the same, because its row
  // starts the pause (`ALARM_PAUSE_MS`), in which webhooks are not told of further failures.
  await platform.outbox.order(tx, { kind: "mail_alarm" });
}

/** Matches the status codes for a wrong address or mailbox (RFC 3463, sections 3.2 and 3.3). */
const NO_SUCH_MAILBOX = /^5\.[12]\./;

/**
 * Records that an email bounced after a mail server had accepted it. `status` is a code of RFC 3463, or "".
 * @returns undefined if no sent email has this id
 */
export async function recordBounce(
  platform: Platform,
  tx: Db,
  id: string,
  { status, answer }: { status: string; answer: string },
): Promise<MailDelivery | undefined> {
  const reason = NO_SUCH_MAILBOX.test(status) ? "recipient_unknown" : "refused";
  const redactedAnswer = withoutAddresses(`${status} ${answer}`);
  const delivery = await markBounced(tx, id, {
    reason,
    answer: redactedAnswer,
    at: platform.now(),
  });
  if (delivery) await recordGivenUp(platform, tx, delivery, reason);
  return delivery;
}

/** Reports a webhook that the site has switched off: to staff by email, and to all other webhooks by an event. */
export async function recordStopped(
  { config, outbox }: Platform,
  tx: Db,
  { id, url }: Webhook,
): Promise<void> {
  // The event names only the host of the webhook, because the path of the URL may contain a secret.
  const { hostname } = new URL(url);
  await outbox.publish(tx, { type: "delivery.failing", what: "webhook", reason: hostname });
  if (config.staffEmail) await outbox.order(tx, { kind: "webhook_alarm", subjectId: id });
}

export async function renderMailAlarm({ config, outbox }: Platform): Promise<Letter | undefined> {
  const { failed } = await outbox.trouble();
  if (!config.staffEmail || !failed) return undefined;
  const why = describeFailure(failed.reason);
  const since = formatMoment(failed.since);
  return {
    to: config.staffEmail,
    subject: alarm.subject,
    blocks: [
      interpolate(alarm.failed, { count: failed.count, since, why }),
      alarm.help,
      { link: siteLink(config, "/admin/outbox?state=failed"), label: alarm.open },
    ],
  };
}

export async function renderWebhookAlarm(
  { config, database }: Platform,
  { subject_id }: MailDelivery,
): Promise<Letter | undefined> {
  const webhook = subject_id && (await webhookRows.find(database.db, subject_id));
  if (!config.staffEmail || !webhook || !webhook.stopped_by) return undefined;
  const { subject, help, open } = webhookAlarm;
  return {
    to: config.staffEmail,
    subject,
    blocks: [
      interpolate(webhookAlarm[webhook.stopped_by], { url: webhook.url }),
      help,
      { link: siteLink(config, `/admin/webhooks/${webhook.id}`), label: open },
    ],
  };
}
