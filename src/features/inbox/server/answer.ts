import { inbox } from "#content/accounts/admin.ts";
import { brand } from "#content/site/brand.ts";
import { readTouches } from "#features/analytics/server/service.ts";
import { readLanguage } from "#features/chat/server/service.ts";
import { insertFiles } from "#features/contact/server/service.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { refreshBusiness } from "#platform/business/business.ts";
import { sampleRefusal, sampleTextRefusal } from "#platform/business/refuse-samples.ts";
import type { Db } from "#platform/database/database.ts";
import type { UploadedFile } from "#platform/http/body/read-files.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import { replyAddress } from "#platform/mail/inbound/reply-address.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { bookingLink } from "#client/booking-link.ts";
import { isoDay } from "#shared/time/days.ts";
import type { NewAnswer } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { changedValues, clearSpam, lockVersion } from "./change.ts";
import { describeMessage, replySubjectTo } from "./describe.ts";
import { answerRows, fileRows, lastAnswered, listAnswers, listMailIds } from "./replies/store.ts";
import { listColleagues, messageRows, type StoredMessage } from "./store.ts";

/**
 * Stores an answer and queues its email, which does not quote the message (docs/product.md, decision 20). Without a
 * text, only records that staff have answered. Without a mail server, the email cannot leave, so the message becomes
 * open and due today, even if `done` is true.
 * @throws Refusal `not_found`; `invalid` if the email contains sample data, or if there is a text but the message has
 *   no email address; `conflict` if somebody else changed the message first
 */
export async function answerMessage(
  platform: Platform,
  actor: string,
  id: string,
  {
    subject,
    text = "",
    done,
    version,
    files = [],
  }: NewAnswer & { files?: readonly UploadedFile[] },
): Promise<MessageDetails> {
  await refuseSample(platform, [subject, text]);
  return platform.database.db.transaction(async (tx) => {
    const before = await lockVersion(tx, id, version);
    if (text !== "" && before.email === "") throw new Refusal("invalid", inbox.answer.noEmail);
    const isSpam = before.status === "spam";
    if (isSpam) await clearSpam(platform, tx, before);
    const answer = crypto.randomUUID();
    const at = platform.now();
    const mailed = text !== "";
    const leaves = !mailed || !platform.mailbox.keepsFiles;
    const order = { kind: "contact_answer", to: before.email, subjectId: id } as const;
    const delivery_id = mailed
      ? await platform.outbox.order(tx, { ...order, about: { answer } })
      : null;
    const origin = { message_id: id, author_id: actor, created_at: at };
    await answerRows.insert(tx, {
      id: answer,
      ...origin,
      subject: mailed ? (subject ?? (await replySubjectTo(before))) : "",
      text,
      delivery_id,
    });
    const owner = { message_id: id, answer_id: answer, created_at: at };
    await insertFiles(tx, mailed ? files : [], owner);
    const row = await messageRows.change(tx, id, {
      ...(leaves
        ? { answered_at: at, status: done ? ("done" as const) : ("open" as const) }
        : unanswered(at)),
      ...(isSpam && { spam_verdict: "not_spam" as const }),
    });
    const entry = { actor_id: actor, action: "message_answered", row_id: id };
    const changes = changedValues(before, row ?? before);
    await recordAudit(platform, tx, { ...entry, person_id: before.person_id, changes });
    return describeMessage(platform, tx, row ?? before);
  });
}

/**
 * Refuses an email with sample data from `content/`, because the site must never send sample data.
 * @throws Refusal `invalid`
 */
async function refuseSample(
  platform: Platform,
  [subject = "", text]: [string | undefined, string],
): Promise<void> {
  if (text === "") return;
  await refreshBusiness(platform);
  const refusal =
    sampleTextRefusal(`${subject}\n${text}`) ?? (platform.config.mail && sampleRefusal());
  if (refusal) throw new Refusal("invalid", refusal);
}

/** Returns the values of a message whose newest answer was not sent: the message is open, and due today. */
function unanswered(now: Date) {
  return { answered_at: null, status: "open", follow_up_on: isoDay(now) } as const;
}

/** Opens a message again, due today, if its newest answer could not be sent. */
export async function reopenUnanswered(
  { now }: Pick<Platform, "now">,
  tx: Db,
  delivery: MailDelivery,
): Promise<void> {
  const message = await lockNewest(tx, delivery);
  if (!message || message.status === "spam") return;
  await messageRows.change(tx, message.id, unanswered(now()));
}

/**
 * Handles an answer that staff canceled before it left. If an earlier answer still counts (`lastAnswered`), the message
 * counts as answered by that one. Otherwise the message is opened again, due today. Nothing changes if the message is
 * spam, if it has a newer answer that staff have not canceled, or if it waits for an answer already, for example
 * because this answer had failed before and the message was opened then.
 */
export async function reopenCancelled(
  { now }: Pick<Platform, "now">,
  tx: Db,
  delivery: MailDelivery,
): Promise<void> {
  const message = await lockNewest(tx, delivery);
  if (!message?.answered_at || message.status === "spam") return;
  const answered_at = await lastAnswered(tx, message);
  await messageRows.change(tx, message.id, answered_at ? { answered_at } : unanswered(now()));
}

/**
 * Records that a message is answered if its newest answer has left now, after failing before, and the sender has not
 * replied since.
 */
export async function noteSent(tx: Db, delivery: MailDelivery): Promise<void> {
  const { subject_id } = delivery;
  const waits = subject_id && (await messageRows.find(tx, { id: subject_id, answered_at: null }));
  const message = waits && (await lockNewest(tx, delivery));
  if (!message || message.answered_at) return;
  const answered_at = await lastAnswered(tx, message);
  if (answered_at) await messageRows.change(tx, message.id, { answered_at });
}

/**
 * Locks the message of an answer.
 * @returns undefined if the message has a newer answer that staff have not canceled
 */
async function lockNewest(
  tx: Db,
  { subject_id, about }: MailDelivery,
): Promise<StoredMessage | undefined> {
  const message = subject_id && (await messageRows.lock(tx, subject_id));
  if (!message) return undefined;
  const newest = (await listAnswers(tx, message.id)).findLast(
    ({ id, state }) => id === about["answer"] || state !== "cancelled",
  );
  return newest && newest.id === about["answer"] ? message : undefined;
}

/**
 * Writes the email with an answer. The customer's reply goes to the site or, without REPLY_ADDRESS, to the author of
 * the answer.
 */
export async function renderAnswer(
  platform: Platform,
  { subject_id, about }: MailDelivery,
): Promise<Letter | undefined> {
  const { db } = platform.database;
  const answer =
    about["answer"] === undefined ? undefined : await answerRows.find(db, about["answer"]);
  const message = subject_id && (await messageRows.find(db, subject_id));
  if (!answer || !message) return undefined;
  const author = (await listColleagues(db)).find(({ id }) => id === answer.author_id);
  const replyTo = replyAddress(platform, message.id) ?? author?.email;
  return {
    to: message.email,
    subject: answer.subject,
    ...(replyTo && { replyTo }),
    references: await listMailIds(db, message.id),
    personal: true,
    attachments: await fileRows.list(db, { answer_id: answer.id }, ["place"]),
    blocks: await blocksOf(db, answer.text, message),
  };
}

/** If BEGUN matches the text before a URL, or CONTINUED the text after it, the URL is only a part of a longer one. */
const BEGUN = /[\w/=]$/;
const CONTINUED = /^(?:[\w/?#&=%~+@-]|[.,:;!?][\w/])/;

/**
 * Adds name, email address, language and template to the booking calendar's URL in a text. A URL that is a paragraph of
 * its own becomes a button.
 */
async function blocksOf(db: Db, text: string, message: StoredMessage): Promise<Block[]> {
  const paragraphs = text.split(/\n{2,}/);
  if (!brand.bookingUrl || !text.includes(brand.bookingUrl)) return paragraphs;
  const touches = message.person_id ? await readTouches(db, message.person_id) : null;
  const language = await readLanguage(message.message);
  const link = bookingLink(brand.bookingUrl, {
    name: message.name,
    email: message.email,
    language,
    template: touches?.last.landing.match(/^\/templates\/([^/]+)$/)?.[1],
  });
  const button = { link, label: inbox.answer.bookCall[language] };
  return paragraphs.map((paragraph) =>
    paragraph.trim() === brand.bookingUrl
      ? button
      : paragraph.replaceAll(brand.bookingUrl, (url: string, at: number) =>
          BEGUN.test(paragraph.slice(0, at)) || CONTINUED.test(paragraph.slice(at + url.length))
            ? url
            : link,
        ),
  );
}
