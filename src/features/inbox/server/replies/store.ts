import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { insertFiles } from "#features/contact/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { messageAnswers, people } from "#platform/database/schema/people.ts";
import { mailboxCursors, messageFiles, messageReplies } from "#platform/database/schema/replies.ts";
import { staffName } from "#platform/database/staff-name.ts";
import type { Cursor } from "#platform/mail/inbound/imap.ts";
import type { MailFile } from "#platform/mail/inbound/read-mail.ts";
import { FATE } from "#platform/outbox/store.ts";
import type { DeliveryFate } from "#shared/deliveries.ts";

export const answerRows = rowsOf(messageAnswers);
export const replyRows = rowsOf(messageReplies);
export const fileRows = rowsOf(messageFiles);
const cursorRows = rowsOf(mailboxCursors);

export type StoredReply = typeof messageReplies.$inferSelect;

/**
 * Stores a reply and its files.
 * @returns false if the same email was stored before
 */
export async function insertReply(
  tx: Db,
  reply: StoredReply,
  files: readonly MailFile[],
): Promise<boolean> {
  if (!(await replyRows.insertNew(tx, reply))) return false;
  const { message_id, id: reply_id, created_at } = reply;
  await insertFiles(tx, files, { message_id, reply_id, created_at });
  return true;
}

/** Records that the sender has replied. The message then waits for an answer again, and is opened if it was done. */
export async function noteReply(tx: Db, messageId: string, at: Date): Promise<void> {
  const { status, version, person_id } = contactMessages;
  const [message] = await tx
    .update(contactMessages)
    .set({
      answered_at: null,
      replied_at: at,
      status: sql`case when ${status} = 'done' then 'open' else ${status} end`,
      version: sql`${version} + 1`,
    })
    .where(eq(contactMessages.id, messageId))
    .returning({ person_id });
  if (!message?.person_id) return;
  const last_at = sql`greatest(${people.last_at}, ${at.toISOString()}::timestamptz)`;
  await tx.update(people).set({ last_at }).where(eq(people.id, message.person_id));
}

export async function listAnswers(db: Db, messageId: string) {
  return db
    .select({
      id: messageAnswers.id,
      at: messageAnswers.created_at,
      author: staffName(messageAnswers.author_id),
      subject: messageAnswers.subject,
      text: messageAnswers.text,
      state: sql<DeliveryFate | null>`${FATE}`,
      reason: deliveries.reason,
    })
    .from(messageAnswers)
    .leftJoin(deliveries, eq(deliveries.id, messageAnswers.delivery_id))
    .where(eq(messageAnswers.message_id, messageId))
    .orderBy(asc(messageAnswers.created_at));
}

type Answered = { id: string; replied_at: Date | null };

/**
 * Deletes the note that staff have answered a message in another mail program.
 * @returns the time at which the message was answered without this note; null if the message waits for an answer
 */
export async function deleteNote(tx: Db, message: Answered, note: string): Promise<Date | null> {
  await answerRows.remove(tx, { id: note, message_id: message.id, delivery_id: null });
  return lastAnswered(tx, message);
}

/**
 * Finds out whether a message is answered. Only its newest answer decides. Answers that staff canceled are ignored.
 * @returns the time of the newest answer; null if there is none, if its email failed or could only be kept as a file,
 *   or if the sender has replied since
 */
export async function lastAnswered(tx: Db, message: Answered): Promise<Date | null> {
  const answers = await listAnswers(tx, message.id);
  const newest = answers.findLast(({ state }) => state !== "cancelled");
  if (!newest || newest.state === "failed" || newest.state === "kept") return null;
  return message.replied_at && message.replied_at > newest.at ? null : newest.at;
}

export async function listReplies(db: Db, messageId: string): Promise<StoredReply[]> {
  return replyRows.list(db, { message_id: messageId }, ["created_at", "id"]);
}

export async function listFiles(db: Db, messageId: string) {
  const { id, reply_id, answer_id, name, type, size } = messageFiles;
  return db
    .select({ id, replyId: reply_id, answerId: answer_id, name, type, size })
    .from(messageFiles)
    .where(eq(messageFiles.message_id, messageId))
    .orderBy(asc(messageFiles.created_at), asc(messageFiles.place));
}

/**
 * Returns the id of the message to which one of these emails is an answer.
 * @param ids - ids of emails in the outbox
 */
export async function findAnswered(db: Db, ids: readonly string[]): Promise<string | undefined> {
  return (await answerRows.find(db, { delivery_id: ids }))?.message_id;
}

/**
 * Records the new address of a message in the deliveries of its unsent answers. The email itself goes to the address
 * that the message has when the email is sent. An answer that bounced keeps the address at which it bounced.
 */
export async function redirectAnswers(db: Db, messageId: string, email: string): Promise<void> {
  const { kind, subject_id, state, sent_at } = deliveries;
  await db
    .update(deliveries)
    .set({ recipient: email })
    .where(
      and(
        eq(kind, "contact_answer"),
        eq(subject_id, messageId),
        inArray(state, ["waiting", "failed"]),
        isNull(sent_at),
      ),
    );
}

/** Returns the Message-IDs of all emails between staff and the sender about a message, oldest first. */
export async function listMailIds(db: Db, messageId: string): Promise<string[]> {
  const answers = await db
    .select({ id: deliveries.message_id, at: messageAnswers.created_at })
    .from(messageAnswers)
    .innerJoin(deliveries, eq(deliveries.id, messageAnswers.delivery_id))
    .where(and(eq(messageAnswers.message_id, messageId), isNotNull(deliveries.sent_at)));
  const replies = (await listReplies(db, messageId)).map((reply) => ({
    id: reply.mail_id,
    at: reply.created_at,
  }));
  return [...answers, ...replies]
    .filter(({ id }) => id !== "")
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ id }) => id);
}

export async function readCursor(db: Db, mailbox: string): Promise<Cursor | undefined> {
  const row = await cursorRows.find(db, { mailbox });
  return row && { uidValidity: row.uid_validity, lastUid: row.last_uid };
}

export async function storeCursor(
  db: Db,
  mailbox: string,
  { uidValidity, lastUid }: Cursor,
): Promise<void> {
  const place = { uid_validity: uidValidity, last_uid: lastUid };
  await db
    .insert(mailboxCursors)
    .values({ mailbox, ...place })
    .onConflictDoUpdate({ target: mailboxCursors.mailbox, set: place });
}
