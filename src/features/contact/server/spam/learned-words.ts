import { createHash } from "node:crypto";
import { readLearned } from "#platform/learning/learned.ts";
import {
  judgeOf,
  learnRegression,
  type Judge,
  type Sample,
} from "#platform/learning/regression.ts";
import {
  readExampleFolder,
  readExampleGroups,
  readLines,
} from "#platform/learning/example-files.ts";
import type { SpamFinding } from "../../contract.ts";
import { featuresOf, type ScoredText } from "./features.ts";
import { finding, LEARNED_POINTS } from "./points.ts";

/** Weight of a single sentence from spam when the spam model is trained. A complete message has the weight 1. */
const PHRASE_WEIGHT = 0.5;
/**
 * The spam model learns one in QUESTIONS_PART questions to the assistant as examples of honest text. Together, these
 * questions weigh as much in training as QUESTIONS_WEIGHT messages.
 */
const QUESTIONS_WEIGHT = 330;
const QUESTIONS_PART = 10;

let judge: Judge | undefined;

export function scoreWords(message: ScoredText): SpamFinding[] {
  const features = featuresOf(message);
  const { lead, shares } = loadWordModel()([...features.keys()]);
  const { each, zero, least, most } = LEARNED_POINTS;
  const points = Math.min(most, Math.max(least, Math.round(each * (lead - zero))));
  return finding(
    points > 0 ? "words_of_spam" : "words_of_visitors",
    points,
    tellingTexts(features, shares, Math.sign(points)),
  );
}

/**
 * Loads the learned spam model, which takes about a second. Callers load it before a transaction, because the
 * transaction would stay open meanwhile.
 */
export function loadWordModel(): Judge {
  return (judge ??= judgeOf(
    readLearned("spam", import.meta.env?.PROD ? undefined : learnSpamWords),
  ));
}

function tellingTexts(
  features: ReadonlyMap<string, string>,
  shares: ReadonlyMap<string, number>,
  sign: number,
): string[] {
  const sums = new Map<string, number>();
  for (const [feature, share] of shares) {
    const text = features.get(feature);
    if (text) sums.set(text, (sums.get(text) ?? 0) + share * sign);
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([text]) => text);
}

export function learnSpamWords() {
  const { spam, honest, phrases, questions } = readSpamExamples();
  const sampled = questions.filter(({ message }) => isDrawn(message));
  return learnRegression([
    ...samplesOf(spam, true, 1),
    ...samplesOf(honest, false, 1),
    ...samplesOf(phrases, true, PHRASE_WEIGHT),
    ...samplesOf(sampled, false, QUESTIONS_WEIGHT / sampled.length),
  ]);
}

/**
 * Whether the spam model learns this question to the assistant as an example of honest text. A hash of the question
 * decides, so that a new question does not change the choice of the others.
 */
function isDrawn(text: string): boolean {
  return createHash("sha256").update(text).digest().readUInt16BE() % QUESTIONS_PART === 0;
}

function samplesOf(messages: readonly ScoredText[], is: boolean, weight: number): Sample[] {
  return messages.map((message) => ({
    features: [...featuresOf(message).keys()],
    is,
    weight,
  }));
}

const FOLDER = "content/spam/examples";

export function readSpamExamples(): Record<
  "spam" | "honest" | "phrases" | "questions",
  ScoredText[]
> {
  return {
    spam: readLines(`${FOLDER}/spam.txt`).map(messageOf),
    honest: readLines(`${FOLDER}/honest.txt`).map(messageOf),
    phrases: readExampleGroups(`${FOLDER}/phrases.txt`).flatMap(([, lines]) =>
      lines.map(messageOf),
    ),
    /** Questions to the assistant, as examples of short honest texts. */
    questions: readExampleFolder("content/assistant/examples").flatMap(([, lines]) =>
      lines.map(messageOf),
    ),
  };
}

export function messageOf(line: string): ScoredText {
  const [message = "", name = "", email = "", company = ""] = line.split("\t");
  return { message: message.replaceAll("\\n", "\n"), name, email, company };
}
