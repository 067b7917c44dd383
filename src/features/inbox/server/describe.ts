import { cannedAnswers } from "#content/accounts/canned-answers.ts";
import { inbox } from "#content/accounts/admin.ts";
import { readTouches } from "#features/analytics/server/service.ts";
import { readCallsOf } from "#features/bookings/server/service.ts";
import { readLanguage } from "#features/chat/server/service.ts";
import { contentsOf, type SpamFinding } from "#features/contact/contract.ts";
import { spamScoreOf } from "#features/contact/server/service.ts";
import {
  readCorrectedName,
  readLead,
  readMessageChanges,
  readTraces,
} from "#features/people/server/service.ts";
import { readStoredBusiness } from "#platform/business/business-store.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { excerpt } from "#shared/text/excerpt.ts";
import { daysBefore } from "#shared/time/days.ts";
import type { Status } from "../contract.ts";
import type {
  Colleague,
  MessageDetails,
  MessageLine,
  Reply,
  SimilarMessage,
  StoredFile,
} from "../views.ts";
import { asksToBeErased, ERASURE_DAYS } from "./erasure-request.ts";
import { findSimilar } from "./similar-store.ts";
import { listAnswers, listFiles, listReplies } from "./replies/store.ts";
import { listColleagues, type StoredMessage } from "./store.ts";

export async function describeMessage(
  platform: Platform,
  db: Db,
  row: StoredMessage,
): Promise<MessageDetails> {
  const staff = await listColleagues(db);
  const answers = await listAnswers(db, row.id);
  const files = await listFiles(db, row.id);
  const { settings } = await readStoredBusiness(db);
  return {
    message: {
      ...detailsOf(row, staff),
      knownName: (await correctedName(db, row)) ?? row.name,
      replySubject: await replySubjectTo(row),
      language: await readLanguage(row.message),
    },
    touches: row.person_id ? await readTouches(db, row.person_id) : null,
    calls: row.person_id ? await readCallsOf(db, row.person_id) : [],
    lead: row.person_id ? await readLead(db, row.person_id) : null,
    files: files.flatMap(ownedBy(null, null)),
    replies: await describeReplies(db, row.id, files),
    similar: await describeSimilar(platform, db, row),
    repliesComeHere: platform.config.inbound !== undefined,
    emailsLeave: !platform.mailbox.keepsFiles,
    answers: answers.map((answer) => ({
      ...answer,
      at: answer.at.toISOString(),
      files: files.flatMap(ownedBy(null, answer.id)),
    })),
    traces: await tracesBesides(platform, db, row),
    changes: await readMessageChanges(db, row.id, MAX_TRACES),
    staff,
    cannedAnswers: settings.cannedAnswers ?? cannedAnswers,
  };
}

async function correctedName(db: Db, row: StoredMessage): Promise<string | undefined> {
  return row.person_id ? readCorrectedName(db, row.person_id, row.created_at) : undefined;
}

async function describeSimilar(
  { now }: Platform,
  db: Db,
  row: StoredMessage,
): Promise<SimilarMessage[]> {
  const found = await findSimilar(db, row, now());
  return found.map((other) => ({
    id: other.id,
    name: other.name,
    email: other.email,
    status: other.status as Status,
    version: other.version,
    createdAt: other.created_at.toISOString(),
    same: textOf(other) === textOf(row) ? "text" : "phone",
    otherPersonId: other.other_person,
  }));
}

type ListedFile = Awaited<ReturnType<typeof listFiles>>[number];

/**
 * Returns a `flatMap` callback that keeps only the files of one reply or one answer. If both ids are null, the callback
 * keeps the files of the message itself.
 */
function ownedBy(reply: string | null, answer: string | null) {
  return ({ replyId, answerId, ...file }: ListedFile): StoredFile[] =>
    replyId === reply && answerId === answer ? [file] : [];
}

async function describeReplies(db: Db, id: string, files: readonly ListedFile[]): Promise<Reply[]> {
  return (await listReplies(db, id)).map((reply) => ({
    id: reply.id,
    at: reply.created_at.toISOString(),
    kind: reply.kind,
    email: reply.email,
    name: reply.name,
    subject: reply.subject,
    text: reply.text,
    quoted: reply.quoted,
    files: files.flatMap(ownedBy(reply.id, null)),
    filesLeftOut: reply.files_left_out,
  }));
}

const MAX_TRACES = 20;

async function tracesBesides(
  platform: Platform,
  db: Db,
  { id, person_id }: StoredMessage,
): Promise<MessageDetails["traces"]> {
  if (!person_id) return [];
  const traces = await readTraces(platform, db, person_id, MAX_TRACES + 1);
  return traces.filter((trace) => trace.id !== id).slice(0, MAX_TRACES);
}

/** Describes the messages of a list. `repeated`: whether an older message in the list has the same text. */
export function linesOf(
  rows: readonly StoredMessage[],
  staff: readonly Colleague[],
): MessageLine[] {
  const oldest = new Map<string, Date>();
  for (const row of rows) {
    const at = oldest.get(textOf(row));
    if (!at || row.created_at < at) oldest.set(textOf(row), row.created_at);
  }
  return rows.map((row) => ({
    ...lineOf(row, staff),
    repeated: row.created_at > (oldest.get(textOf(row)) ?? row.created_at),
  }));
}

/**
 * A key that is the same for messages with the same text. Long texts may differ in numbers and links; short texts must
 * be identical, and come from the same email address or phone number.
 */
function textOf({ text_hash, email, phone, message }: StoredMessage): string {
  return text_hash ?? `${email || phone} ${message}`;
}

function lineOf(row: StoredMessage, staff: readonly Colleague[]): Omit<MessageLine, "repeated"> {
  const { id, name, email, company, message, status, tags } = row;
  return {
    id,
    name,
    email,
    company,
    excerpt: excerpt(message),
    status: status as Status,
    assignee: staff.find((each) => each.id === row.assignee_id)?.name ?? null,
    tags,
    followUpOn: row.follow_up_on,
    replied: row.replied_at !== null && row.answered_at === null,
    eraseBy:
      status !== "done" && asksToBeErased(message)
        ? daysBefore(row.created_at, -ERASURE_DAYS).toISOString()
        : null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns the subject of an answer in the language of the message. */
export async function replySubjectTo({ message }: StoredMessage): Promise<string> {
  return inbox.answer.subjects[await readLanguage(message)];
}

function detailsOf(
  row: StoredMessage,
  staff: readonly Colleague[],
): Omit<MessageDetails["message"], "knownName" | "replySubject" | "language"> {
  const { excerpt: _, ...line } = lineOf(row, staff);
  const { source, transcript, note, version } = row;
  const findings = row.spam_reasons as SpamFinding[];
  const { score, threshold } = spamScoreOf(findings);
  const spam = { score, threshold, findings, verdict: row.spam_verdict };
  const ids = { assigneeId: row.assignee_id, personId: row.person_id };
  return { ...line, ...contentsOf(row), source, transcript, note, version, ...ids, spam };
}
