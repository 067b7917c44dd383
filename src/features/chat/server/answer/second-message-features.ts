import type { Guess } from "#platform/learning/bayes.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/**
 * Number of the likeliest meanings of a message that the classifier gets as features. The meanings are found without
 * the conversation.
 */
const MEANINGS = 4;
/**
 * Thresholds of likelihood. A meaning adds one feature for each threshold that its likelihood exceeds. A likelier
 * meaning therefore has a larger weight.
 */
const LEVELS = [0.1, 0.4, 0.85];
const MAX_TELLING = 5;

/**
 * The conversation before a message. `template`: a template was shown recently. `passage`: all other cases, mostly
 * after an answer that quoted a text of the website. `wish`: the visitor's newest earlier task or question.
 */
export type Before = { showed: "template" } | { showed: "passage"; wish: string };

/**
 * Returns the features of a message for the classifier: those of its text, and the meanings that it would have as a
 * first message. If the message follows a quoted text, the features also contain this fact, and the meanings of the
 * visitor's earlier message and this message together.
 */
export function featuresOf(message: string, before?: Before): string[] {
  const { readings, courtesy, telling } = understand(message);
  const together =
    before?.showed === "passage" ? understand(`${before.wish} ${message}`) : undefined;
  return [
    ...textFeatures(message),
    `courtesy ${courtesy}`,
    `telling ${Math.min(MAX_TELLING, telling)}`,
    ...meaningFeatures("means", readings),
    ...(before?.showed === "passage" ? ["after passage"] : []),
    ...(together ? meaningFeatures("together", together.readings) : []),
  ];
}

function meaningFeatures(name: string, readings: readonly Guess[]): string[] {
  return readings.slice(0, MEANINGS).flatMap(({ label, likelihood }) => {
    const meaning = isTemplate(label) ? "template" : label;
    return LEVELS.filter((level) => likelihood > level).map(
      (level) => `${name} ${meaning} ${level}`,
    );
  });
}
