import { inbox as words } from "#content/accounts/admin.ts";
import { contentsOf, type SpamFinding } from "#features/contact/contract.ts";
import { announceMessage, spamScoreOf } from "#features/contact/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { patternsOf, recordDeed } from "#features/people/server/service.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { CHANGED_MEANWHILE, Refusal } from "#platform/refusal.ts";
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
  listColleagues,
  listMessages,
  lockMessage,
  otherMessages,
  readMessage,
  type StoredMessage,
} from "./store.ts";

const PAGE = 50;
const EXCERPT = 160;

/** Newest first. @param me who asks */
export async function readInbox(
  platform: Platform,
  me: string,
  { q = "", due, assignee, ...query }: InboxQuery,
): Promise<Inbox> {
  const { db } = platform.database;
  const wanted = {
    ...query,
    assignee: assignee === "me" ? me : assignee,
    patterns: patternsOf(q),
    dueBy: due && platform.now().toISOString().slice(0, 10),
  };
  const rows = await listMessages(db, wanted, PAGE + 1);
  const colleagues = await listColleagues(db);
  const counted = new Map((await countMessages(db)).map((row) => [row.status, row.count]));
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    messages: shown.map((row) => toListItem(row, colleagues)),
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
  return describe(db, row);
}

async function describe(db: Db, row: StoredMessage): Promise<MessageDetails> {
  const staff = await listColleagues(db);
  return {
    message: detailsOf(row, staff),
    traces: await contactHistoryOf(db, row, staff),
    staff,
  };
}

/**
 * What turns out to be no spam is announced then, if it was not before.
 * @throws Refusal `not_found`; `conflict` when somebody else was quicker, or the assignee is no staff
 */
export async function changeMessage(
  platform: Platform,
  actor: string,
  id: string,
  { version, ...change }: MessageChange,
): Promise<MessageDetails> {
  // What cannot be answered is not changed either.
  return platform.database.db.transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (!before) throw messageNotFound();
    if (version !== undefined && version !== before.version) throw changedMeanwhile();
    const { assignee } = change;
    if (assignee && !(await listColleagues(tx)).some((each) => each.id === assignee)) {
      throw new Refusal("conflict", words.notStaff);
    }
    const verdict = verdictIn(change.status, before.status);
    if (verdict === "not_spam") await announceMessage(platform, tx, id);
    const fields = Object.keys(change);
    if (fields.length === 0) return describe(tx, before);
    const { followUpOn, assignee: _, ...plain } = change;
    const row = await changeStoredMessage(tx, id, {
      ...plain,
      ...(assignee !== undefined && { assignee_id: assignee }),
      ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
      ...(verdict && { spam_verdict: verdict }),
    });
    const deed = { actor_id: actor, action: "message_changed", row_id: id };
    const { status } = change;
    const said = { fields, ...(status && { status }) };
    await recordDeed(platform, tx, { ...deed, person_id: before.person_id, changes: said });
    return describe(tx, row ?? before);
  });
}

function verdictIn(status: Status | undefined, before: string): SpamVerdict | undefined {
  if (status === "spam") return "spam";
  return status && before === "spam" ? "not_spam" : undefined;
}

async function contactHistoryOf(
  db: Db,
  { email, id }: StoredMessage,
  staff: Colleagues,
): Promise<ContactHistory> {
  const leads = await leadsOf(db, email);
  const downloads = await downloadsOf(db, email);
  return {
    messages: (await otherMessages(db, email, id)).map((row) => toListItem(row, staff)),
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

type Colleagues = MessageDetails["staff"];

function toListItem(row: StoredMessage, staff: Colleagues): MessageLine {
  const { id, name, email, company, message, status, tags } = row;
  return {
    id,
    name,
    email,
    company,
    excerpt: message.length > EXCERPT ? `${message.slice(0, EXCERPT).trimEnd()}…` : message,
    status: status as Status,
    assignee: staff.find((each) => each.id === row.assignee_id)?.email ?? null,
    tags,
    followUpOn: row.follow_up_on,
    createdAt: row.created_at.toISOString(),
  };
}

function detailsOf(row: StoredMessage, staff: Colleagues): MessageDetails["message"] {
  const { excerpt: _, ...line } = toListItem(row, staff);
  const { source, transcript, note, version } = row;
  const findings = row.spam_reasons as SpamFinding[];
  const spam = { ...spamScoreOf(findings), findings, verdict: row.spam_verdict };
  const ids = { assigneeId: row.assignee_id, personId: row.person_id };
  return { ...line, ...contentsOf(row), source, transcript, note, version, ...ids, spam };
}

function changedMeanwhile(): Refusal {
  return new Refusal("conflict", words.changedMeanwhile, { reason: CHANGED_MEANWHILE });
}

function messageNotFound(): Refusal {
  return new Refusal("not_found", "There is no such message.");
}
