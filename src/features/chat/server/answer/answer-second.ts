import { interpolate } from "#shared/text/interpolate.ts";
import { understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { answerOne } from "./decide.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import { wantedInstead } from "./instead.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { otherReadings, showSubject } from "./moves.ts";
import { showAnother } from "./other-templates.ts";
import { DANGER, readSecondMessage } from "./second-message.ts";
import { linkTo, OURS } from "./template-passages.ts";
import { turnRound } from "./turn-round.ts";

/* Answers to what visitors write right after a template was shown. */

/** Minimum likelihood at which the meaning of a second message counts. */
const SURE = 0.6;
/** Maximum words of a message that counts as a single wish. `answerSecondMessage` does not answer longer messages. */
const MAX_WORDS = 40;

/** Maps the label of a message about the shown template to the id of the question that the visitor asks. */
const QUESTIONS: Readonly<Record<string, string>> = {
  does: "this-template",
  needs: "use-a-template",
  costs: "running-costs",
  data: "data",
  saves: "time-saved",
  runs: "when-it-runs",
  fails: "failure",
  writes: "ai-mistakes",
  proof: "proof",
  change: "change-a-template",
  "setup-by-you": "set-up-for-me",
};
/**
 * Matches words that address us, such as "you". In a question about the template they mean nothing, so they are
 * removed.
 */
const EACH_OF_OURS = new RegExp(OURS, "giu");

/** Labels of refusals. If the visitor also says what is wanted instead, other functions answer the message. */
const REFUSING: readonly string[] = ["not-asked", "not-this", "new-task"];
/** Meanings of questions about languages. Other functions answer these questions. */
const OF_LANGUAGES: readonly string[] = ["languages", "assistant-languages", "template-language"];

/** Whether a message is only a yes or no, or asks about languages. Other functions answer these messages. */
function isByItself(message: string): boolean {
  const { courtesy, telling, readings } = understand(message);
  const isYesOrNo = courtesy === "yesOrNo" && telling === 0;
  return isYesOrNo || OF_LANGUAGES.includes(readings[0]?.label ?? "");
}

/**
 * Answers a message that the visitor writes right after a template was shown.
 * @returns undefined if no template was just shown, or if the visitor's wish is uncertain
 */
export async function answerSecondMessage(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { subject } = inquiry;
  if (!subject || !isShown(inquiry)) return undefined;
  const asksSeveral = message.split("?").length > 2;
  if (asksSeveral || message.split(/\s+/u).length > MAX_WORDS) return undefined;
  const { label = "", likelihood = 0 } = readSecondMessage(message) ?? {};
  const isInstead = REFUSING.includes(label) && wantedInstead(message) !== undefined;
  if (likelihood < SURE || isInstead || isByItself(message)) return undefined;
  const question = QUESTIONS[label];
  if (question) {
    const plain = message.replaceAll(EACH_OF_OURS, " ");
    return forQuestion(question, plain, inquiry, retrieval, voice);
  }
  switch (label) {
    case "get":
      return showSubject(inquiry, voice);
    case "show-it": {
      const text = interpolate(voice.words.template.watch, { title: linkTo(subject, voice) });
      const draft = showSubject(inquiry, voice);
      return draft && { ...draft, text };
    }
    case "law":
      return { ...replyWith("person", voice), kinds: ["not-said"], text: voice.words.notJudged };
    case "another-one":
    case "not-this":
      return showAnother(label, inquiry, retrieval, voice);
    case "other-way-round":
      return turnRound(message, inquiry, retrieval, voice);
    case "not-asked":
      return otherReadings(inquiry, voice);
    case "too-expensive":
    case "simpler":
    case "thanks":
    case "declined":
      return replyWith(label, voice);
    case "new-task":
      return answerOne(message, { ...inquiry, messages: [message] }, retrieval, voice);
    default:
      return undefined;
  }
}

function isShown({ subject, memory }: Inquiry): boolean {
  return (
    subject !== undefined &&
    memory.templates.includes(subject.slug) &&
    !memory.refused.has(subject.slug)
  );
}

/** Minimum likelihood at which a message surely is about the shown template, and not about danger. */
const SURELY_NO_DANGER = 0.9;

/** Whether a message surely is about the template that was just shown, such as "I don't see what it is good for". */
export function isSurelyOfShown(message: string, inquiry: Inquiry): boolean {
  if (!isShown(inquiry)) return false;
  const { label, likelihood = 0 } = readSecondMessage(message) ?? {};
  return label !== DANGER && likelihood >= SURELY_NO_DANGER;
}
