import type { Guess } from "#platform/learning/bayes.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { toolsIn } from "./named-tools.ts";
import { passageOf } from "./passages.ts";
import { DANGER } from "./second-message.ts";

/* The functions below tell what a message in a conversation says by its own words, whatever the answer before it was. */

/** Minimum likelihood at which a message asks a question by its own words. `sure`: whatever it would mean otherwise. */
const LEAST = { likely: 0.5, sure: 0.95 };

const NO_GUESS: Guess = { label: "", likelihood: 0 };

/** Returns the id of the question that a message asks by its own words. */
export function askedByItself(message: string): string | undefined {
  return questionIn(message, LEAST.likely);
}

/** Returns the id of the question that a message surely asks by its own words, whatever it would mean otherwise. */
export function surelyAsked(message: string): string | undefined {
  return questionIn(message, LEAST.sure);
}

function questionIn(message: string, least: number): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= least && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}

/**
 * For some labels, the ids of questions that a message with this label may surely ask by its own words. Their answers say
 * more than the answer to the label, as for "what is n8n", which asks for simpler words.
 */
const SAID_BETTER: Readonly<Record<string, readonly string[]>> = {
  simpler: ["n8n", "glossary", "hosting", "data"],
  law: ["ai-law", "works-council", "compliance", "patient-data"],
  get: ["account", "process", "weekly-tips", "data"],
  person: ["human-or-robot"],
};
/** Kinds of replies to a visitor who wants to reach us. */
const TO_REACH_US: readonly string[] = ["booking", "call", "call-how", "person", "reach-us"];
/** Minimum sum of the likelihoods of these kinds. */
const LIKELY_US = 0.8;
/** Labels of messages that ask to see, to get or to reach something. The visitor may mean a call. */
const OF_GETTING: readonly string[] = ["get", "show-it", "reach-us"];

/** Whether a message that asks to see, to get or to reach something surely asks for a call or for a person. */
export function wantsUs(label: string, message: string): boolean {
  const ways = understand(message).meanings.filter((one) => TO_REACH_US.includes(one.label));
  const sum = ways.reduce((all, { likelihood }) => all + likelihood, 0);
  return OF_GETTING.includes(label) && sum >= LIKELY_US;
}

/**
 * Labels of messages that may describe a case of what was shown, such as "zwei sagen gleichzeitig ja - was dann". If they
 * are read alone, 29 of the 5,342 examples with other labels surely name a task.
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
 * Whether a message is surely outside our field. If they are read alone, 14 of the 9,534 examples of messages after an
 * answer are so.
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
 * Returns the id of a question that a message surely asks by its own words, if its answer says more than the answer to
 * the message's label.
 */
export function saidBetter(label: string, message: string): string | undefined {
  const own = surelyAsked(message);
  return own && SAID_BETTER[label]?.includes(own) ? own : undefined;
}
