import { chat } from "#content/assistant/chat.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import type { AnswerFeedback, UnhelpfulAnswers } from "../contract.ts";
import {
  countFeedback,
  deleteFeedback,
  insertFeedback,
  newestFeedback,
  type StoredFeedback,
} from "./feedback-store.ts";

import { removeSecrets } from "#platform/typed-secrets/typed-secrets.ts";

const PER_ADDRESS: Limit = { name: "answer-feedback", points: 20, seconds: 60 * 60 };
const MAX_SHOWN = 50;

/** Stores a visitor's report that an answer was unhelpful. @throws Refusal `too_many` */
export async function leaveFeedback(
  platform: Platform,
  feedback: AnswerFeedback,
  address: string,
): Promise<void> {
  await platform.limits.consume(PER_ADDRESS, address);
  const { question, comment } = feedback;
  const shared = {
    ...feedback,
    question: removeSecrets(question),
    comment: removeSecrets(comment),
  };
  await insertFeedback(platform.database.db, shared, platform.now());
}

export async function readFeedback({ database }: Platform): Promise<UnhelpfulAnswers> {
  const rows = await newestFeedback(database.db, MAX_SHOWN);
  return { total: await countFeedback(database.db), answers: await Promise.all(rows.map(shown)) };
}

export async function removeFeedback({ database }: Platform, id: string): Promise<void> {
  if (!(await deleteFeedback(database.db, id))) {
    throw new Refusal("not_found", chat.staff.notFound);
  }
}

async function shown({
  created_at,
  ...row
}: StoredFeedback): Promise<UnhelpfulAnswers["answers"][number]> {
  return { ...row, at: created_at.toISOString(), asQuestion: await asQuestion(row) };
}

async function asQuestion({
  question,
  page,
  templates,
}: Omit<StoredFeedback, "created_at">): Promise<string> {
  const { languageOf } = await import("#platform/understanding/language.ts");
  const entry = {
    language: languageOf([question]),
    kind: "visitors",
    ...(page.startsWith("/templates/") && { page }),
    turns: [question],
    expect: { template: templates.length > 0 ? templates : "none", passages: "none" },
  };
  return JSON.stringify(entry, undefined, 2);
}
