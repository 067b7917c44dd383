import type { Guess } from "#platform/learning/bayes.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/** Number of a message's likeliest meanings from which the classifier gets features. */
const MEANINGS = 4;
/** A meaning adds one feature for each threshold that its likelihood exceeds. */
const LEVELS = [0.1, 0.4, 0.85];
const MAX_TELLING = 5;

/**
 * Conversation before a message. `template`: a template was shown recently. `passage`: all other conversations. `wish`:
 * the newest earlier message with a task or question.
 */
export type Before = { showed: "template" } | { showed: "passage"; wish: string };

/** Returns features of the text and its meanings; after a `passage`, also of the message with the earlier request. */
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
