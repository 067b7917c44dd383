import type { Guess } from "#platform/learning/bayes.ts";
import { textFeatures } from "#platform/learning/text-features.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";

/** The classifier gets features from this many of a message's likeliest meanings. */
const MEANINGS = 4;
/** A meaning adds one feature for each threshold that its likelihood exceeds. */
const LEVELS = [0.1, 0.4, 0.85];
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
