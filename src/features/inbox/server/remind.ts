import { reminder } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { isoDay } from "#shared/time/days.ts";
import { listColleagues, messageRows, takeDue } from "./store.ts";

/** Hour of the day (UTC) before which no reminder is sent, so that reminders do not arrive at night. */
const FIRST_HOUR_UTC = 6;

/**
 * Queues reminders of messages whose follow-up day has come. A message gets another reminder only if staff choose
 * another follow-up day.
 */
export async function remindOfDue({ database, outbox, now }: Platform): Promise<void> {
  if (now().getUTCHours() < FIRST_HOUR_UTC) return;
  await database.db.transaction(async (tx) => {
    for (const { id } of await takeDue(tx, isoDay(now()))) {
      await outbox.order(tx, { kind: "follow_up", subjectId: id });
    }
  });
}

/** The email goes to the current assignee of the message, or to STAFF_EMAIL if nobody is assigned. */
export async function renderReminder(
  { config, database: { db } }: Platform,
  { subject_id }: MailDelivery,
): Promise<Letter | undefined> {
  const message = subject_id && (await messageRows.find(db, subject_id));
  if (!message || !["new", "open"].includes(message.status)) return undefined;
  const assignee = (await listColleagues(db)).find(({ id }) => id === message.assignee_id);
  const to = assignee?.email ?? config.staffEmail;
  if (!to) return undefined;
  const { name, company, email, phone } = message;
  return {
    to,
    subject: interpolate(reminder.subject, { name: company ? `${name} (${company})` : name }),
    ...(email && { replyTo: email }),
    blocks: [
      interpolate(reminder.intro, { time: formatMoment(message.created_at) }),
      // The email contains the sender's address, because an erasure of personal data finds stored copies by this
      // address.
      email || phone,
      { quote: message.message },
      ...(message.note ? [message.note] : []),
      { link: siteLink(config, `/admin/messages/${message.id}`), label: reminder.open },
    ],
  };
}
