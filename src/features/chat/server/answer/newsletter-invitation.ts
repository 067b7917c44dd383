import { assistant } from "#content/assistant/assistant.ts";
import { rareQuestions } from "#content/assistant/rare-questions.ts";
import type { Draft } from "./drafts.ts";
import { topicOf } from "./topics.ts";

/** Whether an invitation to the newsletter may follow an answer. A visitor is invited only once. */
export function suitsInvitation(draft: Draft, answers: readonly string[]): boolean {
  return draft.helps === true && !isDoubt(draft) && !wasInvited(answers);
}

/** Topics of questions from visitors who doubt a template, or want to know how it works inside. */
const DOUBT_TOPICS: readonly (string | undefined)[] = ["data", "fails", "proof", "writes", "runs"];

const rare: ReadonlySet<string> = new Set(rareQuestions.map(({ id }) => id));

/** Whether an answer is about a doubt or a technical question. No invitation follows such an answer. */
function isDoubt({ kinds }: Draft): boolean {
  return kinds.some((kind) => DOUBT_TOPICS.includes(topicOf(kind)) || rare.has(kind));
}

function wasInvited(answers: readonly string[]): boolean {
  const invitations = Object.values(assistant.site).map((words) => words.newsletterInvitation);
  return answers.some((answer) => invitations.some((invitation) => answer.includes(invitation)));
}
