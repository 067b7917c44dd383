import { clausesThatAsk } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { withAnother, type Draft } from "./drafts.ts";
import { isQuestionBeside } from "./first-answer.ts";
import type { Inquiry } from "./likely-templates.ts";
import { passageOf } from "./passages.ts";

/** Maximum number of questions in one message that are answered in addition to its main answer. */
export const MAX_BESIDE = 2;
/**
 * Id of the text that says that every template can be changed. The assistant does not add this text to an answer about
 * one template, because it says nothing new about this template.
 */
const CHANGES = "change-a-template";
/**
 * Minimum likelihood (0 to 1) of a question that a single clause asks. The limit is high, because a clause has only a
 * few words to judge by.
 */
const SURE_BESIDE = 0.95;

/**
 * If one clause of a message asks a question that `draft` does not answer, adds the answer to this question. In "can
 * you do it, and what is it?", for example, `draft` answers the first clause. A `draft` that only refers to a person is
 * replaced by the answer. Drafts for a first message, and drafts with templates, stay as they are.
 */
export async function withQuestionBeside(
  draft: Draft,
  message: string,
  inquiry: Inquiry,
): Promise<Draft> {
  if (inquiry.memory.about.length === 0 || draft.cards.some(({ type }) => type === "template"))
    return draft;
  const { question, plain } = inquiry.voice.words.handOver;
  const isPlain = [question, plain].includes(draft.text);
  const clauses = clausesThatAsk(message);
  if (clauses.length < 2 && !isPlain) return draft;
  const beside = clauses.flatMap((clause) => {
    const [best] = understand(clause).meanings;
    const isSure = best && best.likelihood >= SURE_BESIDE && isQuestionBeside(best.label);
    return isSure && passageOf(best.label) ? [{ clause, label: best.label }] : [];
  });
  const other = beside.find(({ label }) => !draft.kinds.includes(label) && label !== CHANGES);
  if (!other || beside.length > MAX_BESIDE) return draft;
  const added = await forQuestion(other.label, other.clause, inquiry);
  if (isPlain) {
    const others = draft.others?.filter((title) => !added.text.includes(title));
    return { ...added, others };
  }
  const both = withAnother(draft, added, inquiry.voice);
  const isNew = added.kinds.every((kind) => !draft.kinds.includes(kind));
  return isNew && both.text.length > draft.text.length + MIN_ADDED ? both : draft;
}

/**
 * Minimum number of characters by which the second answer must lengthen the first. A shorter addition says hardly
 * anything new, and is left out.
 */
const MIN_ADDED = 80;
