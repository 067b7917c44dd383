import { reminder } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { isoDay } from "#shared/time/days.ts";
import { listColleagues, readMessage, takeDue } from "./store.ts";

/** Orders one mail for each message whose follow-up day has come. */
export async function remindOfDue({ database, deliveries, now }: Platform): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const { id } of await takeDue(tx, isoDay(now()))) {
      await deliveries.order(tx, { kind: "follow_up", subjectId: id });
    }
  });
}

/** Goes to the assignee at the time of sending, else to STAFF_EMAIL. */
export async function renderReminder(
  { config, database: { db } }: Platform,
  { subject_id }: Delivery,
): Promise<Letter | undefined> {
  const message = subject_id && (await readMessage(db, subject_id));
  if (!message || !["new", "open"].includes(message.status)) return undefined;
  const assignee = (await listColleagues(db)).find(({ id }) => id === message.assignee_id);
  const to = assignee?.email ?? config.staffEmail;
  if (!to) return undefined;
  const { name, company, email } = message;
  return {
    to,
    subject: interpolate(reminder.subject, { name: company ? `${name} (${company})` : name }),
    replyTo: email,
    blocks: [
      interpolate(reminder.intro, { time: formatMoment(message.created_at) }),
      // Erasure finds stored copies of mails by the address in them.
      email,
      { quote: message.message },
      ...(message.note ? [message.note] : []),
      { link: siteLink(config, `/admin/messages/${message.id}`), label: reminder.open },
    ],
  };
}
