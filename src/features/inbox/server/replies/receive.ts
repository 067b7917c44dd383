import { createHash } from "node:crypto";
import { judgeText } from "#features/contact/server/service.ts";
import { recordBounce } from "#features/outbox/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { derivedId } from "#platform/derived-id.ts";
import { readMail, type InboundMail } from "#platform/mail/inbound/read-mail.ts";
import { findThread } from "#platform/mail/inbound/reply-address.ts";
import { senderAddress } from "#platform/mail/sender-address.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { reopenUnanswered } from "../answer.ts";
import { announceReply } from "../staff-mails.ts";
import { messageRows, type StoredMessage } from "../store.ts";
import { findAnswered, insertReply, noteReply, type StoredReply } from "./store.ts";

/**
 * Limit of replies to one message. Replies beyond the limit are stored without files and without a notice to staff, so
 * that two programs that answer each other cannot fill the mailbox or the disk.
 */
const PER_MESSAGE: Limit = { name: "replies-message", points: 100, seconds: 24 * 60 * 60 };
/** Factor for the spam threshold of a reply from the address to which staff wrote. */
const KNOWN_SENDER_FACTOR = 2;

/**
 * Stores a reply to an email from the site, or handles a report that such an email bounced. Other emails, and those
 * stored before, are ignored.
 * @param along - writes something else in the same transaction, such as the position in the mailbox
 */
export async function receiveMail(
  platform: Platform,
  { source, isCut }: { source: Uint8Array; isCut: boolean },
  along: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const mail = await readMail(source, { isCut });
  const headers = headersOf(source);
  await platform.database.db.transaction(async (tx) => {
    await along(tx);
    if (mail.report) return receiveReport(platform, tx, mail.report);
    const thread = findThread(platform, headers);
    const messageId = thread ?? (await findAnswered(tx, deliveriesIn(headers)));
    const message = messageId && (await messageRows.lock(tx, messageId));
    if (!message) return;
    const digest = createHash("sha256").update(source).digest("base64");
    await storeReply(platform, tx, message, { mail, digest });
  });
}

function headersOf(source: Uint8Array): string {
  const text = Buffer.from(source).toString("latin1");
  const end = text.search(/\r?\n\r?\n/);
  return (end === -1 ? text : text.slice(0, end)).replace(/\r?\n[ \t]+/g, " ");
}

async function storeReply(
  platform: Platform,
  tx: Db,
  message: StoredMessage,
  { mail, digest }: { mail: InboundMail; digest: string },
): Promise<void> {
  const { from, files, filesLeftOut, mailId, subject, text, quoted } = mail;
  const at = platform.now();
  const { kind, spam_reasons } = await judge(platform, tx, message, mail);
  const reply: StoredReply = {
    // The same email may arrive at two of our addresses. The id is the same both times, so the email is stored only
    // once.
    id: derivedId("reply", message.id, mailId || digest),
    message_id: message.id,
    kind,
    mail_id: mailId,
    email: from.email,
    name: from.name,
    subject,
    text,
    quoted,
    files_left_out: filesLeftOut,
    spam_reasons,
    created_at: at,
  };
  const isAnnounced = await platform.limits.allows(PER_MESSAGE, message.id, tx);
  const stored = isAnnounced
    ? await insertReply(tx, reply, files)
    : await insertReply(tx, { ...reply, files_left_out: filesLeftOut || files.length > 0 }, []);
  if (!stored) return;
  if (!isAnnounced)
    platform.log.warn({ messageId: message.id }, "more replies to one message than are announced");
  if (kind !== "reply") return;
  await noteReply(tx, message.id, at);
  if (isAnnounced) await announceReply(platform, tx, message, reply);
}

async function judge(
  { now, config }: Platform,
  tx: Db,
  message: StoredMessage,
  { isAutomatic, from, text }: InboundMail,
): Promise<Pick<StoredReply, "kind" | "spam_reasons">> {
  const isOurs = config.mail && from.email === senderAddress(config.mail.from);
  if (isAutomatic || isOurs) return { kind: "automatic", spam_reasons: [] };
  const { findings, score, threshold } = await judgeText(tx, { ...from, message: text }, now());
  const line = threshold * (from.email === message.email ? KNOWN_SENDER_FACTOR : 1);
  const isAside = message.status === "spam" || score >= line;
  return { kind: isAside ? "spam" : "reply", spam_reasons: findings };
}

/**
 * Handles a report about a bounced email. The report contains the Message-ID of the email. Only the receiver of the
 * email knows this id, so nobody else can fake a report.
 */
async function receiveReport(
  platform: Platform,
  tx: Db,
  { messageIds, status, answer }: NonNullable<InboundMail["report"]>,
): Promise<void> {
  for (const id of new Set(deliveriesIn(messageIds.join(" ")))) {
    const bounced = await recordBounce(platform, tx, id, { status, answer });
    if (bounced?.kind === "contact_answer") await reopenUnanswered(platform, tx, bounced);
  }
}

const MESSAGE_ID = /<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@[^<>\s@]+>/g;

/**
 * Finds the site's own Message-IDs in a text, such as the headers of a reply.
 * @returns ids of deliveries (emails of the outbox)
 */
export function deliveriesIn(text: string): string[] {
  return [...text.matchAll(MESSAGE_ID)].map(([, id = ""]) => id);
}
