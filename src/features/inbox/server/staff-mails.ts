import { assignment, reminder, replyMail } from "#content/site/mails.ts";
import { nameOf } from "#features/contact/server/service.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { isoDay } from "#shared/time/days.ts";
import { replyRows, type StoredReply } from "./replies/store.ts";
import { listColleagues, messageRows, takeDue, type StoredMessage } from "./store.ts";

/** One email announces all messages that were assigned together. People get no email about their own assignments. */
export async function announceAssignment(
  { outbox }: Platform,
  tx: Db,
  actor: string,
  messages: readonly StoredMessage[],
): Promise<void> {
  const [first] = messages;
  if (!first?.assignee_id || first.assignee_id === actor) return;
  const about = { actor, assignee: first.assignee_id, count: String(messages.length) };
  await outbox.order(tx, { kind: "message_assigned", subjectId: first.id, about });
}

/**
 * Writes the email to the staff member to whom messages were assigned.
 * @returns undefined if the first of the messages is gone, done or spam by now, or no longer assigned to this staff
 *   member, or if the site knows no email address of the staff member
 */
export async function renderAssignment(
  platform: Platform,
  { subject_id, about }: MailDelivery,
): Promise<Letter | undefined> {
  const found = await findMessage(platform, subject_id);
  if (!found?.isUndone || found.assignee?.id !== about["assignee"]) return undefined;
  const { message, assignee, colleagues } = found;
  if (!assignee?.email) return undefined;
  const giver = colleagues.find(({ id }) => id === about["actor"])?.name ?? assignment.somebody;
  const others = Number(about["count"]) - 1;
  const text = { giver, name: nameOf(message), others };
  const link = (path: string, label: string) => ({ link: siteLink(platform.config, path), label });
  return {
    to: assignee.email,
    subject: interpolate(assignment.subject, text),
    ...(message.email && { replyTo: message.email }),
    blocks: [
      interpolate(others > 0 ? assignment.several : assignment.one, text),
      ...contentsOf(message),
      link(`/admin/messages/${message.id}`, assignment.open),
      ...(others > 0 ? [link("/admin/messages?assignee=me", assignment.openAll)] : []),
    ],
  };
}

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

export async function renderReminder(
  platform: Platform,
  { subject_id }: MailDelivery,
): Promise<Letter | undefined> {
  const found = await findMessage(platform, subject_id);
  if (!found?.isUndone || !found.to) return undefined;
  const { message, to } = found;
  return {
    to,
    subject: interpolate(reminder.subject, { name: nameOf(message) }),
    ...(message.email && { replyTo: message.email }),
    blocks: [
      interpolate(reminder.intro, { time: formatMoment(message.created_at) }),
      ...contentsOf(message),
      { link: siteLink(platform.config, `/admin/messages/${message.id}`), label: reminder.open },
    ],
  };
}

export async function announceReply(
  { outbox }: Platform,
  tx: Db,
  message: StoredMessage,
  { id, subject, text, name, email }: StoredReply,
): Promise<void> {
  await outbox.order(tx, { kind: "contact_reply", subjectId: message.id, about: { reply: id } });
  await outbox.publish(tx, {
    type: "reply.received",
    message_id: message.id,
    email: message.email,
    reply_id: id,
    from: email,
    name: name || message.name,
    subject,
    reply: text,
  });
}

export async function renderReply(
  platform: Platform,
  { subject_id, about }: MailDelivery,
): Promise<Letter | undefined> {
  const { config, database } = platform;
  const found = await findMessage(platform, subject_id);
  const { reply: id } = about;
  const reply = id === undefined ? undefined : await replyRows.find(database.db, id);
  if (!found?.to || !reply) return undefined;
  const { message, to } = found;
  return {
    to,
    subject: interpolate(replyMail.subject, { name: nameOf(message) }),
    replyTo: message.email,
    blocks: [
      // The email contains the sender's address, because an erasure of personal data finds stored copies by this
      // address.
      interpolate(replyMail.intro, { email: reply.email }),
      { quote: reply.text },
      { link: siteLink(config, `/admin/messages/${message.id}#replies`), label: replyMail.open },
    ],
  };
}

/**
 * Finds a message, and the staff who may work on it.
 * @returns `to`: the address of the message's current assignee or, if nobody is assigned, STAFF_EMAIL
 */
async function findMessage(
  { config, database: { db } }: Platform,
  subjectId: MailDelivery["subject_id"],
) {
  const message = subjectId && (await messageRows.find(db, subjectId));
  if (!message) return undefined;
  const colleagues = await listColleagues(db);
  const assignee = colleagues.find(({ id }) => id === message.assignee_id);
  const isUndone = message.status === "new" || message.status === "open";
  return { message, colleagues, assignee, isUndone, to: assignee?.email ?? config.staffEmail };
}

function contentsOf({ email, phone, message, note }: StoredMessage): Block[] {
  // The email contains the sender's address, because an erasure of personal data finds stored copies by this address
  // or, without an address, by the message's id in the link.
  return [email || phone, { quote: message }, ...(note ? [note] : [])];
}
