import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { CATCH_ALL } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import {
  DANGER,
  isApart,
  isShown,
  LAW,
  NEXT_STEPS,
  NO_GUESS,
  readSecondMessage,
} from "./second-message.ts";
import { mayMean, questionsOf } from "./topics.ts";

const STARTS: readonly string[] = ["get", NEXT_STEPS];

/**
 * Returns the id of the question that a message asks about what was just shown or quoted.
 * @param label - classifier label of the message, such as "costs"
 */
export function askedAbout(label: string, message: string, inquiry: Inquiry): string | undefined {
  const surely = surelyAsked(message);
  if (label === LAW) return lawIn(message, inquiry);
  if (isShown(inquiry)) return questionsOf(label)[0];
  if (label === "costs" && quotedIn(inquiry) === CATCH_ALL && !asksForFees(message)) return "price";
  const questions = questionsOf(STARTS.includes(label) ? "start" : label);
  if (surely && questions.length > 1) return surely;
  const asked = understand(message).readings.find((one) => questions.includes(one.label));
  // After an offer to build something, "what if one of them is ill" asks about the visitor's task, not about our work.
  const isOfTask = label === "fails" && isAboutWork(quotedIn(inquiry) ?? "");
  if (isOfTask && (asked?.likelihood ?? 0) < LEAST) return undefined;
  return asked?.label ?? questions[0];
}

const FEES =
  /(?<!\p{L})(?:month(?:s|ly)?|a year|per year|yearly|runs?|running|ongoing|n8n|subscriptions?|fees?|monat\p{L}*|jahr|jährlich|läuft|laufend\p{L}*|betrieb|abo|gebühr\p{L}*|unterhalt)(?!\p{L})/iu;

/**
 * Whether a question about costs is about running fees, as in "what does n8n cost per month?". After the offer to build
 * something, every other question about costs asks for our price.
 */
function asksForFees(message: string): boolean {
  const [question = message] = splitMessage(message).filter((sentence) => sentence.includes("?"));
  return FEES.test(question);
}

/**
 * Returns the law that a message names. If it names none, the visitor's task tells which law is meant: "may we?" after
 * "transcribe our calls" is about recordings.
 */
function lawIn(message: string, { memory }: Inquiry): string {
  const laws = [message, `${memory.wish ?? ""} ${message}`].map((text) =>
    understand(text).readings.find(({ label }) => label !== ANY_LAW && mayMean(LAW, label)),
  );
  return laws.find((one) => (one?.likelihood ?? 0) >= LIKELY)?.label ?? ANY_LAW;
}

/** Id of the answer to a question such as "is that allowed?", which names no law. */
const ANY_LAW = "allowed";

const LEAST = 0.3;
const LIKELY = 0.5;

/** Returns the id of the text that the latest answer quoted. The offer to build a workflow is such a text too. */
export function quotedIn({ memory }: Inquiry): string | undefined {
  return memory.about.find((kind) => passageOf(kind) !== undefined);
}

/**
 * Returns what a message says about the template or text that was just shown (likelihood 0 if nothing was shown).
 * @returns undefined if the message may be about danger, trouble or something else
 */
export function readOfShown(message: string, inquiry: Inquiry): Guess | undefined {
  const wasShown = isShown(inquiry);
  const isAbout = wasShown || quotedIn(inquiry) !== undefined;
  const [guess = NO_GUESS] = isAbout ? readSecondMessage(message, inquiry) : [];
  const isTrouble = isApart(guess.label) || (!wasShown && guess.label === "fails");
  return guess.label === DANGER || isTrouble ? undefined : guess;
}
