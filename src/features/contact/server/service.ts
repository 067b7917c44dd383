import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import { derivedId } from "#platform/derived-id.ts";
import type { UploadedFile } from "#platform/http/body/read-files.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { removeSecrets } from "#platform/typed-secrets/typed-secrets.ts";
import {
  contentsOf,
  EMPTY_MESSAGE,
  type ContactContents,
  type ContactMessage,
  type ContactReceipt,
  type SpamFinding,
} from "../contract.ts";
import { acknowledge, announce } from "./announce.ts";
import { classifyMessage } from "./spam/classify.ts";
import { loadWordModel } from "./spam/learned-words.ts";
import { SPAM_THRESHOLD } from "./spam/points.ts";
import { spamScore } from "./spam/score.ts";
import { countUnannouncedSpam } from "./spam/store.ts";
import { insertFiles, messageRows } from "./store.ts";
import { TYPED_FIELDS } from "../fields.ts";

export { insertFiles } from "./store.ts";
export { nameOf, renderAcknowledgement, renderAnnouncement, renderDigest } from "./announce.ts";

const PER_ADDRESS: Limit = { name: "contact-address", points: 5, seconds: 10 * 60 };
/**
 * Limit of messages with the same email address from the same network address. Because the network address counts too,
 * strangers cannot use up the limit of somebody else's email address.
 */
const PER_EMAIL: Limit = { name: "contact-email", points: 3, seconds: 60 * 60 };

const FORMS_WITH_FILES: Limit = { name: "contact-files", points: 20, seconds: 10 * 60 };

export type Sender = {
  address: string;
  /** UUID that the form sends with each attempt, to recognize repeated requests (docs/product.md, decision 21). */
  key: string | undefined;
  entry?: Entry | undefined;
  files?: readonly UploadedFile[];
};

/** `transcript` is the conversation with the assistant, or "" for a message from the form. */
export type Place = { source: "form" | "chat"; transcript: string };

const FORM: Place = { source: "form", transcript: "" };

/**
 * Removes secrets and stores the message. The return value does not reveal whether the message counts as spam.
 * @throws Refusal `too_many`; `conflict` if the key belongs to another message
 */
export async function receiveMessage(
  platform: Platform,
  typed: ContactMessage,
  { address, key, entry, files = [] }: Sender,
  place: Place = FORM,
): Promise<ContactReceipt> {
  loadWordModel();
  const message = withoutSecrets(typed);
  return platform.database.db.transaction(async (tx) => {
    // A repeated request waits here until the first one has stored the message. No limit counts the repetition.
    if (key) await lockKey(tx, key);
    const earlier = await findEarlier(tx, message, key);
    if (earlier) return earlier;
    await platform.limits.consume(PER_ADDRESS, address, tx);
    await platform.limits.consume(PER_EMAIL, `${address} ${message.email}`, tx);
    const at = platform.now();
    const classification = await classifyMessage(tx, message, at);
    const row = { ...message, ...classification, ...place, idempotency_key: key, created_at: at };
    const { id } = await messageRows.insert(tx, row);
    await insertFiles(tx, files, { message_id: id, created_at: at });
    await noteTouch(platform, tx, message.email, { kind: "message", messageId: id, at, entry });
    if (classification.status === "new") {
      await announceMessage(platform, tx, id);
      if (message.email !== "") await acknowledge(platform, tx, { id, email: message.email });
    }
    return { id };
  });
}

/** Removes passwords, card numbers and the like from the text of a visitor (docs/product.md, decision 49). */
function withoutSecrets(typed: ContactMessage): ContactMessage {
  return { ...typed, name: removeSecrets(typed.name), message: removeSecrets(typed.message) };
}

/**
 * Counts a form with files toward a limit before the server reads its body, because reading takes memory.
 * @throws Refusal `too_many`
 */
export async function admitFiles(platform: Platform, address: string): Promise<void> {
  await platform.limits.consume(FORMS_WITH_FILES, address);
}

/**
 * Notifies staff and webhooks of a message, at most once. Suspected spam is announced only after staff have cleared the
 * message.
 */
export async function announceMessage(platform: Platform, tx: Db, id: string): Promise<void> {
  const unannounced = { id, announced_at: null };
  if (!(await messageRows.update(tx, unannounced, { announced_at: platform.now() }))) return;
  await announce(platform, tx, id);
  await publishMessage(platform, tx, id);
}

export async function countKeptAside(platform: Platform, since: Date): Promise<number> {
  return countUnannouncedSpam(platform.database.db, since);
}

/** Rates how likely a text from outside the contact form, such as an emailed reply, is spam. */
export async function judgeText(
  tx: Db,
  text: Pick<ContactContents, "name" | "email" | "message">,
  now: Date,
): Promise<{ findings: SpamFinding[]; score: number; threshold: number }> {
  loadWordModel();
  const { spam_reasons } = await classifyMessage(tx, { ...EMPTY_MESSAGE, ...text }, now);
  return { findings: spam_reasons, ...spamScoreOf(spam_reasons) };
}

export function spamScoreOf(findings: readonly SpamFinding[]): {
  score: number;
  threshold: number;
} {
  return { score: spamScore(findings), threshold: SPAM_THRESHOLD };
}

/**
 * Returns the idempotency key of a form that was posted without scripts. Forms with equal contents from one network
 * address get the same key.
 */
export function contentKey(
  message: ContactMessage,
  address: string,
  files: readonly UploadedFile[] = [],
): string {
  const contents = files.map(({ body }) => createHash("sha256").update(body).digest("base64"));
  return derivedId(address, fingerprint(message), ...contents);
}

/** @throws Refusal `conflict` if the message that was stored with this key has other contents */
async function findEarlier(
  tx: Db,
  message: ContactMessage,
  key: string | undefined,
): Promise<ContactReceipt | undefined> {
  const earlier = key && (await messageRows.find(tx, { idempotency_key: key }));
  if (!earlier) return undefined;
  if (fingerprint(earlier) !== fingerprint(message)) {
    throw new Refusal(
      "conflict",
      "This form was already sent with other words. Please reload the page to send another message.",
    );
  }
  return { id: earlier.id };
}

function fingerprint(message: ContactContents): string {
  return createHash("sha256")
    .update(JSON.stringify(contentsOf(message)))
    .digest("base64");
}

async function publishMessage({ outbox }: Platform, tx: Db, id: string): Promise<void> {
  const message = await messageRows.find(tx, id);
  if (!message) return;
  const details = { message_id: id, ...contentsOf(message) };
  const { source, transcript } = message;
  await outbox.publish(
    tx,
    source === "chat"
      ? { type: "chat.handoff", ...details, transcript }
      : { type: "contact.received", ...details },
  );
}

/**
 * SQL for the text in which staff search. The index contact_messages_words has the same expression.
 * @param table - name or alias of contact_messages
 */
export function searchableText(table: string): SQL {
  const columns = TYPED_FIELDS.map((name) => sql.raw(`${table}.${name}`));
  return sql`lower(${sql.join(columns, sql` || chr(31) || `)})`;
}

/**
 * SQL for the digits of the telephone number. The index contact_messages_digits has the same expression.
 * @param table - name or alias of contact_messages
 */
export function searchableDigits(table: string): SQL {
  return sql.raw(`regexp_replace(${table}.phone, '\\D', '', 'g')`);
}
