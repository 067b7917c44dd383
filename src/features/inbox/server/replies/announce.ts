import { replyMail } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { listColleagues, messageRows, type StoredMessage } from "../store.ts";
import { replyRows, type StoredReply } from "./store.ts";

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

/** The email goes to the current assignee of the message, or to STAFF_EMAIL if nobody is assigned. */
export async function renderReply(
  { config, database: { db } }: Platform,
  { subject_id, about }: MailDelivery,
): Promise<Letter | undefined> {
  const message = subject_id && (await messageRows.find(db, subject_id));
  const reply = about["reply"] === undefined ? undefined : await replyRows.find(db, about["reply"]);
  if (!message || !reply) return undefined;
  const assignee = (await listColleagues(db)).find(({ id }) => id === message.assignee_id);
  const to = assignee?.email ?? config.staffEmail;
  if (!to) return undefined;
  const name = message.company ? `${message.name} (${message.company})` : message.name;
  return {
    to,
    subject: interpolate(replyMail.subject, { name }),
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
