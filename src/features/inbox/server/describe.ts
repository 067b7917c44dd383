import { inbox } from "#content/accounts/admin.ts";
import { readLanguage } from "#features/chat/server/service.ts";
import { contentsOf, type SpamFinding } from "#features/contact/contract.ts";
import { spamScoreOf } from "#features/contact/server/service.ts";
import { titleOfTopic } from "#features/leads/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Status } from "../contract.ts";
import type { Colleague, ContactHistory, MessageDetails, MessageLine } from "../views.ts";
import { listAnswers } from "./answer-store.ts";
import {
  downloadsOf,
  isAccount,
  leadsOf,
  listColleagues,
  otherMessages,
  type StoredMessage,
} from "./store.ts";

const EXCERPT = 160;

export async function describeMessage(db: Db, row: StoredMessage): Promise<MessageDetails> {
  const staff = await listColleagues(db);
  const answers = await listAnswers(db, row.id);
  return {
    message: { ...detailsOf(row, staff), replySubject: await replySubjectTo(row) },
    answers: answers.map((answer) => ({ ...answer, at: answer.at.toISOString() })),
    traces: await contactHistoryOf(db, row, staff),
    staff,
  };
}

async function contactHistoryOf(
  db: Db,
  { email, id }: StoredMessage,
  staff: readonly Colleague[],
): Promise<ContactHistory> {
  const leads = await leadsOf(db, email);
  const downloads = await downloadsOf(db, email);
  return {
    messages: (await otherMessages(db, email, id)).map((row) => lineOf(row, staff)),
    leads: leads.map(
      ({ interest, topic, topic_sentence, message, wants_newsletter, timestamp }) => ({
        interest,
        topic: titleOfTopic(topic),
        sentence: message || topic_sentence,
        wantsNewsletter: wants_newsletter,
        at: timestamp.toISOString(),
      }),
    ),
    downloads: downloads.map(({ title, slug, at }) => ({ title, slug, at: at.toISOString() })),
    hasAccount: await isAccount(db, email),
  };
}

export function lineOf(row: StoredMessage, staff: readonly Colleague[]): MessageLine {
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

/** In the language of the message, as far as it tells. */
export async function replySubjectTo({ message }: StoredMessage): Promise<string> {
  return inbox.answer.subjects[await readLanguage(message)];
}

function detailsOf(
  row: StoredMessage,
  staff: readonly Colleague[],
): Omit<MessageDetails["message"], "replySubject"> {
  const { excerpt: _, ...line } = lineOf(row, staff);
  const { source, transcript, note, version } = row;
  const findings = row.spam_reasons as SpamFinding[];
  const spam = { ...spamScoreOf(findings), findings, verdict: row.spam_verdict };
  const ids = { assigneeId: row.assignee_id, personId: row.person_id };
  return { ...line, ...contentsOf(row), source, transcript, note, version, ...ids, spam };
}
