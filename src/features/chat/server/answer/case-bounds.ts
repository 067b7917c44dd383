import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { GUESS } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { isTrade } from "./passages.ts";
import { DANGER, isApart, mayBeDanger, NO_GUESS, readSecondMessage } from "./second-message.ts";
import { ABOUT_US, SAME_ANYWHERE } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/*
 * Decides how likely a message must be about a special case of a template, such as "and if a client has already paid?",
 * to get the answer for this case.
 */

/** Labels of messages often about a special case. The classifier does not learn their examples as general questions. */
export const OFTEN_CASES: readonly string[] = ["does", "addition", "change", "not-our-tool"];
/** Labels of messages sometimes about a special case. The classifier learns their examples as general questions. */
const SOMETIMES_CASES: readonly string[] = ["other-way-round", "template-language"];
/** Labels of questions that are about us or all templates alike, and seldom about a special case of one template. */
const RARELY_CASES: readonly string[] = [
  ...ABOUT_US,
  "by-hand",
  "deliverability",
  "device",
  "internet",
];
/** Labels of messages that never get an answer about a special case of a template. */
const NEVER_CASES: readonly string[] = [DANGER, "person", "thanks", "declined", "doubt"];
/**
 * Minimum likelihood at which a question about a special case of a template is answered; `other` applies if the message
 * seems to want something else. In a test with 116 unseen messages, 82 got the right answer, 30 a general answer, and 4
 * a wrong one.
 */
const LEAST = { case: 0.8, other: 0.97 };
/** Minimum likelihoods at which a message probably (`likely`) or surely (`sure`) wants what its label says. */
const LABEL = { likely: 0.5, sure: 0.8 };
/** Minimum meaningful words of a question about a special case. "What if something goes wrong" names no case. */
const MIN_TELLING = 3;

/** Whether a message may ask about the shown template. A statement with the task of another template may not. */
export function mayAsk(message: string, shown: string): boolean {
  const [best = NO_GUESS] = understand(message).readings;
  const isOthers = isTemplate(best.label) && best.label !== shown;
  return !(isOthers && best.likelihood >= CLAIM) || message.includes("?");
}

/** Returns from which likelihood on a special case is answered; Infinity if the message wants something else. */
export function leastFor(message: string, inquiry: Inquiry): number {
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  const { telling } = understand(message);
  // After a message that named only a trade, such as "I have a dental practice", a thing is the visitor's first task.
  const isFirstTask = inquiry.memory.about.some(isTrade) && telling < MIN_TELLING;
  if (isFirstTask || NEVER_CASES.includes(label) || isApart(label)) return Infinity;
  if (mayBeDanger(message)) return LEAST.other;
  if (label === "fails") return telling < MIN_TELLING ? Infinity : LEAST.other;
  const isRare =
    RARELY_CASES.includes(label) ||
    (inquiry.memory.about.includes(GUESS) && SAME_ANYWHERE.includes(label));
  const isAsked = SAME_ANYWHERE.includes(label) && surelyAsked(message) === label;
  if ((isRare || isAsked) && likelihood >= CLAIM) return LEAST.other;
  const mayBeCase = [...OFTEN_CASES, ...SOMETIMES_CASES, ...SAME_ANYWHERE].includes(label);
  if (mayBeCase || likelihood < LABEL.likely) return LEAST.case;
  return likelihood < LABEL.sure ? LEAST.other : Infinity;
}
