import type { Guess } from "#platform/learning/bayes.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/** Number of a message's likeliest meanings that become features. */
const MAX_MEANINGS = 4;
/** A meaning adds one feature for each of these thresholds (0 to 1) that its likelihood exceeds. */
const THRESHOLDS = [0.1, 0.4, 0.85];
const MAX_TELLING = 5;

/**
 * The conversation before a message. `template`: the assistant has recently shown a template. `passage`: any other
 * conversation, such as one in which a passage of the website was quoted. `wish`: the newest earlier message with a
 * task or question.
 */
export type Before = { showed: "template" } | { showed: "passage"; wish: string };

/**
 * Returns the features by which a classifier tells what a message means: its words and its likeliest meanings. After an
 * earlier request (`wish`), the likeliest meanings of the request and the message, read as one text, are added.
 */
export function featuresOf(message: string, before?: Before): string[] {
  return [...ownFeatures(message), ...featuresAfter(message, before)];
}

/** Returns the features that a message has without the conversation before it. */
export function ownFeatures(message: string): string[] {
  const { readings, courtesy, telling } = understand(message);
  return [
    ...textFeatures(message),
    `courtesy ${courtesy}`,
    `telling ${Math.min(MAX_TELLING, telling)}`,
    ...meaningFeatures("means", readings),
  ];
}

/**
 * Returns the features that a message has because of the conversation before it; none without a conversation, and none
 * right after a template.
 */
export function featuresAfter(message: string, before?: Before): string[] {
  if (before?.showed !== "passage") return [];
  const { readings } = understand(`${before.wish} ${message}`);
  return ["after passage", ...meaningFeatures("together", readings)];
}

function meaningFeatures(name: string, readings: readonly Guess[]): string[] {
  return readings.slice(0, MAX_MEANINGS).flatMap(({ label, likelihood }) => {
    const meaning = isTemplate(label) ? "template" : label;
    return THRESHOLDS.filter((level) => likelihood > level).map(
      (level) => `${name} ${meaning} ${level}`,
    );
  });
}
