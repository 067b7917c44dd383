import {
  classifierOf,
  learn,
  type Classifier,
  type Guess,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/* The functions below tell what a visitor wants with a message right after the site has shown a template. */

const FILE = "content/assistant/second-messages.txt";
/**
 * Examples of messages from people in danger. Only one in `DANGER_PART` is learned, so that these examples do not
 * outweigh all others.
 */
const DANGER_FILE = "content/assistant/examples/danger.txt";
const DANGER_PART = 3;
/** Examples of reactions to an answer. Those whose labels are missing in second-messages.txt are learned too. */
const MOVES_FILE = "content/assistant/examples/moves.txt";
/** Label of messages from people in danger. */
export const DANGER = "danger";
/**
 * Number of the likeliest meanings of a message that the classifier gets as features. The meanings are found without
 * the conversation.
 */
const MEANINGS = 4;
/**
 * For each of these likelihoods that a meaning exceeds, the classifier gets one feature. A likelier meaning therefore
 * has more features, and so a larger weight.
 */
const LEVELS = [0.1, 0.4, 0.85];
/** Total weight of all examples of one label when the classifier is trained. */
const WEIGHT = 40;
const MAX_TELLING = 5;
/**
 * Minimum likelihood of danger in a message after the first answer. Among 27 messages from people in danger that were not
 * learned and have no word for danger, the lowest likelihood was 0.02.
 */
const LEAST_DANGER = 0.01;
/** Minimum likelihood at which the meaning of a second message counts. */
export const SURE = 0.6;

let classifier: Classifier | undefined;

/**
 * Finds out what the visitor means by a message right after a template was shown, such as "costs" or "change". The
 * labels are the headings of content/assistant/second-messages.txt.
 */
export function readSecondMessage(message: string): Guess | undefined {
  return guessesOf(message)[0];
}

/**
 * Whether a message in a conversation may come from somebody in danger. "I asked if it goes both ways" looks like danger
 * if it is read without the answer before it.
 */
export function mayBeDanger(message: string): boolean {
  const { likelihood = 0 } = guessesOf(message).find(({ label }) => label === DANGER) ?? {};
  return likelihood >= LEAST_DANGER;
}

function guessesOf(message: string): readonly Guess[] {
  classifier ??= classifierOf(
    readLearned("second-messages", import.meta.env?.PROD ? undefined : learnSecondMessages),
  );
  return classifier.classify(featuresOf(message));
}

/** Returns the label of what a message surely means right after a template was shown; "" if that is not sure. */
export function surelyMeant(message: string): string {
  const { label, likelihood = 0 } = readSecondMessage(message) ?? {};
  return likelihood >= SURE ? (label ?? "") : "";
}

/**
 * Learns from examples what visitors mean by a message right after a template was shown. The build calls this function.
 */
export function learnSecondMessages(): Learned {
  const dangers = readExampleGroups(DANGER_FILE).flatMap(([, messages]) => messages);
  const learned = dangers.filter((_, at) => at % DANGER_PART === 0);
  const groups = readExampleGroups(FILE);
  const moves = readExampleGroups(MOVES_FILE).filter(([move]) =>
    groups.every(([label]) => label !== move),
  );
  return learn(
    [...groups, ...moves, [DANGER, learned] as const].flatMap(([label, messages]) =>
      messages.map((message) => ({
        label,
        features: featuresOf(message),
        weight: WEIGHT / messages.length,
      })),
    ),
  );
}

/** Returns the features of a message: those of its text, and what it would mean as a first message. */
function featuresOf(message: string): string[] {
  const { readings, courtesy, telling } = understand(message);
  const meanings = readings.slice(0, MEANINGS).flatMap(({ label, likelihood }) => {
    const name = isTemplate(label) ? "template" : label;
    return LEVELS.filter((level) => likelihood > level).map((level) => `means ${name} ${level}`);
  });
  return [
    ...textFeatures(message),
    `courtesy ${courtesy}`,
    `telling ${Math.min(MAX_TELLING, telling)}`,
    ...meanings,
  ];
}
