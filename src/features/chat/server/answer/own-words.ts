import type { Guess } from "#platform/learning/bayes.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { toolsIn } from "./named-tools.ts";
import { passageOf } from "./passages.ts";
import { DANGER } from "./second-message.ts";

/* These functions find out what a message says if it is read without the conversation. */

/**
 * Minimum likelihoods of a question that a message asks if it is read without the conversation. From `sure` on, the
 * conversation does not matter.
 */
const LEAST = { likely: 0.5, sure: 0.95 };

const NO_GUESS: Guess = { label: "", likelihood: 0 };

/** Returns the id of the question that a message asks if it is read without the conversation. */
export function askedByItself(message: string): string | undefined {
  return questionIn(message, LEAST.likely);
}

/** As `askedByItself`, but only if the question is so certain that the conversation does not matter. */
export function surelyAsked(message: string): string | undefined {
  return questionIn(message, LEAST.sure);
}

function questionIn(message: string, least: number): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= least && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}

/**
 * Maps the label of a message to the ids of more specific questions. If the message surely asks one of them, the
 * assistant answers that question. For example, "what is n8n" has the label "simpler", but the answer to the question
 * "n8n" is better.
 */
const SAID_BETTER: Readonly<Record<string, readonly string[]>> = {
  simpler: ["n8n", "glossary", "hosting", "data"],
  get: ["account", "process", "weekly-tips", "data"],
  person: ["human-or-robot"],
};
/** Kinds of replies to a visitor who wants to reach us. */
const TO_REACH_US: readonly string[] = ["booking", "call", "call-how", "person", "reach-us"];
/** Minimum sum of the likelihoods of the kinds in TO_REACH_US. */
const LIKELY_US = 0.8;
/** Labels of messages that ask to see, get or reach something. The visitor may mean a call with us. */
const OF_GETTING: readonly string[] = ["get", "show-it", "reach-us"];

/** Whether a message that asks to see, to get or to reach something surely asks for a call or for a person. */
export function wantsUs(label: string, message: string): boolean {
  const ways = understand(message).meanings.filter((one) => TO_REACH_US.includes(one.label));
  const sum = ways.reduce((all, { likelihood }) => all + likelihood, 0);
  return OF_GETTING.includes(label) && sum >= LIKELY_US;
}

/**
 * Labels of messages that may describe a special case of the shown template, such as "zwei sagen gleichzeitig ja - was
 * dann" ("two say yes at the same time - what then"). A message with one of these labels never counts as a new task.
 * Among the 5,342 examples with other labels, only 29 count as one.
 */
const DESCRIBING: readonly string[] = [
  "does",
  "more",
  "addition",
  "data",
  "runs",
  "fails",
  "writes",
  "change",
  "other-way-round",
  "instead",
  "new-task",
  "not-this",
  DANGER,
];

/** Whether a message with this label surely names a task of its own. */
export function surelyNamesTask(label: string, message: string): boolean {
  const { meanings, telling } = understand(message);
  const [best = NO_GUESS] = meanings;
  const isSure = telling > 1 && isTask(best.label) && best.likelihood >= LEAST.sure;
  const { wanted, refused } = toolsIn(message);
  const isOfTool = wanted.length > 0 || refused.length > 0 || HAS_NONE.test(message);
  return isSure && !isOfTool && !DESCRIBING.includes(label);
}

/**
 * Whether a message, read without the conversation, is surely outside our field. This is so for 14 of the 9,534
 * examples of messages after an answer.
 */
export function isOffTopic(message: string): boolean {
  const { meanings, telling } = understand(message);
  const [best = NO_GUESS] = meanings;
  return telling > 1 && best.label === "offTopic" && best.likelihood >= LEAST.sure;
}

/** Matches words by which visitors say that they do not have or want something. */
const HAS_NONE =
  /(?<!\p{L})(?:no|not|none|never|nicht|ned|net|kein\p{L}*|koa\p{L}*|nie)(?!\p{L})/iu;

/**
 * Returns the id of the specific question that a message surely asks, if its answer is better than the answer to the
 * message's label (see SAID_BETTER).
 */
export function saidBetter(label: string, message: string): string | undefined {
  const own = surelyAsked(message);
  return own && SAID_BETTER[label]?.includes(own) ? own : undefined;
}
