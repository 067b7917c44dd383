import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { GUESS } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { DANGER, isApart, mayBeDanger, NO_GUESS, readSecondMessage } from "./second-message.ts";
import { ABOUT_US, SAME_ANYWHERE } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/* How sure it must be that a message asks about a special case of a template. */

/** Labels of messages that often are about a special case, and are not learned as general questions. */
export const OFTEN_CASES: readonly string[] = ["does", "addition", "change", "not-our-tool"];
/** Labels of messages that are sometimes about a special case. Their examples are learned as general questions. */
const SOMETIMES_CASES: readonly string[] = ["other-way-round", "template-language"];
/** Labels of questions that are about us or about every template alike. They seldom ask about a case of one template. */
const RARELY_CASES: readonly string[] = [
  ...ABOUT_US,
  "by-hand",
  "deliverability",
  "device",
  "internet",
];
/** Labels of messages that never get an answer about a special case. */
const NEVER_CASES: readonly string[] = [DANGER, "person", "thanks", "declined", "doubt"];
/**
 * Minimum likelihood of a question about a special case; `other` if the message seems to want something else. A test with
 * 116 unseen messages gave 82 right answers, 30 general ones and 4 wrong ones.
 */
const LEAST = { case: 0.8, other: 0.97 };
/** From `likely` on, a visitor seems to want what a label of `readSecondMessage` says. */
const LABEL = { likely: 0.5, sure: 0.8 };
/** Minimum meaningful words of a question about a certain case. "What if something goes wrong" names no case. */
const MIN_TELLING = 3;

/** A task for another template asks no question about the shown one. */
export function mayAsk(message: string, shown: string): boolean {
  const [best = NO_GUESS] = understand(message).readings;
  const isOthers = isTemplate(best.label) && best.label !== shown;
  return !(isOthers && best.likelihood >= CLAIM) || message.includes("?");
}

/** Minimum likelihood of a question about a special case; Infinity if the message wants something else. */
export function leastFor(message: string, inquiry: Inquiry): number {
  const [{ label, likelihood } = NO_GUESS] = readSecondMessage(message, inquiry);
  if (NEVER_CASES.includes(label) || isApart(label)) return Infinity;
  if (mayBeDanger(message)) return LEAST.other;
  if (label === "fails") return understand(message).telling < MIN_TELLING ? Infinity : LEAST.other;
  const isRare =
    RARELY_CASES.includes(label) ||
    (inquiry.memory.about.includes(GUESS) && SAME_ANYWHERE.includes(label));
  const isAsked = SAME_ANYWHERE.includes(label) && surelyAsked(message) === label;
  if ((isRare || isAsked) && likelihood >= CLAIM) return LEAST.other;
  const mayBeCase = [...OFTEN_CASES, ...SOMETIMES_CASES, ...SAME_ANYWHERE].includes(label);
  if (mayBeCase || likelihood < LABEL.likely) return LEAST.case;
  return likelihood < LABEL.sure ? LEAST.other : Infinity;
}
