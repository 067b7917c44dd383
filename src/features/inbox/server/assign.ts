import { assignment } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { listColleagues, messageRows, type StoredMessage } from "./store.ts";

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

/** @returns undefined if the first of the assigned messages is done or spam by now, or assigned to somebody else */
export async function renderAssignment(
  { config, database: { db } }: Platform,
  { subject_id, about }: MailDelivery,
): Promise<Letter | undefined> {
  const message = subject_id && (await messageRows.find(db, subject_id));
  if (!message || message.assignee_id !== about["assignee"]) return undefined;
  if (!["new", "open"].includes(message.status)) return undefined;
  const colleagues = await listColleagues(db);
  const to = colleagues.find(({ id }) => id === message.assignee_id)?.email;
  if (!to) return undefined;
  const giver = colleagues.find(({ id }) => id === about["actor"])?.name ?? assignment.somebody;
  const others = Number(about["count"]) - 1;
  const { name, company, email, note } = message;
  const text = { giver, name: company ? `${name} (${company})` : name, others };
  return {
    to,
    subject: interpolate(assignment.subject, text),
    replyTo: email,
    blocks: [
      interpolate(others > 0 ? assignment.several : assignment.one, text),
      // The email contains the sender's address, because an erasure of personal data finds stored copies by this
      // address.
      email,
      { quote: message.message },
      ...(note ? [note] : []),
      others > 0
        ? { link: siteLink(config, "/admin/messages?assignee=me"), label: assignment.openAll }
        : { link: siteLink(config, `/admin/messages/${message.id}`), label: assignment.open },
    ],
  };
}
