import { contentsOf, type SpamFinding } from "#features/contact/contract.ts";
import { announceMessage, spamScoreOf } from "#features/contact/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { cursorBehind } from "#shared/cursor.ts";
import {
  STATUSES,
  type Inbox,
  type InboxQuery,
  type MessageChange,
  type MessageDetails,
  type MessageLine,
  type SpamVerdict,
  type Status,
  type ContactHistory,
} from "../contract.ts";
import {
  changeStoredMessage,
  countMessages,
  downloadsOf,
  isAccount,
  leadsOf,
  listMessages,
  lockMessage,
  otherMessages,
  readMessage,
  type StoredMessage,
} from "./store.ts";

const PAGE = 50;
const EXCERPT = 160;

/** Newest first. */
export async function readInbox(platform: Platform, query: InboxQuery): Promise<Inbox> {
  const { db } = platform.database;
  const rows = await listMessages(db, query, PAGE + 1);
  const counted = new Map((await countMessages(db)).map((row) => [row.status, row.count]));
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    messages: shown.map(toListItem),
    counts: Object.fromEntries(
      STATUSES.map((status) => [status, counted.get(status) ?? 0]),
    ) as Record<Status, number>,
    next: last && rows.length > PAGE ? cursorBehind(last) : null,
  };
}

/** @throws Refusal `not_found` */
export async function openMessage(platform: Platform, id: string): Promise<MessageDetails> {
  const { db } = platform.database;
  const row = await readMessage(db, id);
  if (!row) throw messageNotFound();
  return { message: detailsOf(row), traces: await contactHistoryOf(db, row) };
}

/**
 * What turns out to be no spam is announced then, if it was not before.
 * @throws Refusal `not_found`
 */
export async function changeMessage(
  platform: Platform,
  id: string,
  change: MessageChange,
): Promise<MessageDetails> {
  // What cannot be answered is not changed either.
  return platform.database.db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) throw messageNotFound();
    const verdict = verdictIn(change.status, before.status);
    if (verdict === "not_spam") await announceMessage(platform, tx, id);
    const row = await changed(tx, before, { ...change, ...(verdict && { spam_verdict: verdict }) });
    return { message: detailsOf(row), traces: await contactHistoryOf(tx, row) };
  });
}

function verdictIn(status: Status | undefined, before: string): SpamVerdict | undefined {
  if (status === "spam") return "spam";
  return status && before === "spam" ? "not_spam" : undefined;
}

async function changed(tx: Db, row: StoredMessage, change: object): Promise<StoredMessage> {
  if (Object.keys(change).length === 0) return row;
  return (await changeStoredMessage(tx, row.id, change)) ?? row;
}

async function contactHistoryOf(db: Db, { email, id }: StoredMessage): Promise<ContactHistory> {
  const leads = await leadsOf(db, email);
  const downloads = await downloadsOf(db, email);
  return {
    messages: (await otherMessages(db, email, id)).map(toListItem),
    leads: leads.map(({ interest, topic, topic_sentence, wants_newsletter, timestamp }) => ({
      interest,
      topic: titleOfTopic(topic),
      sentence: topic_sentence,
      wantsNewsletter: wants_newsletter,
      at: timestamp.toISOString(),
    })),
    downloads: downloads.map(({ title, slug, at }) => ({ title, slug, at: at.toISOString() })),
    hasAccount: await isAccount(db, email),
  };
}

function toListItem({
  id,
  name,
  email,
  company,
  message,
  status,
  created_at,
}: StoredMessage): MessageLine {
  return {
    id,
    name,
    email,
    company,
    excerpt: message.length > EXCERPT ? `${message.slice(0, EXCERPT).trimEnd()}…` : message,
    status: status as Status,
    createdAt: created_at.toISOString(),
  };
}

function detailsOf(row: StoredMessage): MessageDetails["message"] {
  const { excerpt: _, ...line } = toListItem(row);
  const { source, transcript, note } = row;
  const findings = row.spam_reasons as SpamFinding[];
  const spam = { ...spamScoreOf(findings), findings, verdict: row.spam_verdict };
  return { ...line, ...contentsOf(row), source, transcript, note, spam };
}

function messageNotFound(): Refusal {
  return new Refusal("not_found", "There is no such message.");
}
