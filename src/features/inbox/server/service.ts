import { contentsOf } from "#features/contact/contract.ts";
import type { Db } from "#platform/database/database.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import {
  STATUSES,
  type Inbox,
  type InboxQuery,
  type MessageChange,
  type MessageDetails,
  type MessageLine,
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
    next: last && rows.length > PAGE ? `${last.created_at.toISOString()}_${last.id}` : null,
  };
}

/** @throws Refusal `not_found` */
export async function openMessage(platform: Platform, id: string): Promise<MessageDetails> {
  const { db } = platform.database;
  const row = await readMessage(db, id);
  if (!row) throw messageNotFound();
  return { message: detailsOf(row), traces: await contactHistoryOf(db, row) };
}

/** @throws Refusal `not_found` */
export async function changeMessage(
  platform: Platform,
  id: string,
  change: MessageChange,
): Promise<MessageDetails> {
  // What cannot be answered is not changed either.
  return platform.database.db.transaction(async (tx) => {
    const row =
      Object.keys(change).length > 0
        ? await changeStoredMessage(tx, id, change)
        : await readMessage(tx, id);
    if (!row) throw messageNotFound();
    return { message: detailsOf(row), traces: await contactHistoryOf(tx, row) };
  });
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
  return { ...line, ...contentsOf(row), source, transcript, note };
}

function messageNotFound(): Refusal {
  return new Refusal("not_found", "There is no such message.");
}
