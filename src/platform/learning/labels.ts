import { judgeOf, learnRegression, type Regression } from "./regression.ts";

/** A short text for training, with all labels that fit it. */
export type LabeledText = { labels: readonly string[]; features: readonly string[] };

/**
 * Settings for training with short texts: all features have the same weight, and short texts have as much influence as
 * long ones.
 */
const SETTINGS = { step: 0.15, minNorm: 1, isByRarity: false };

/** For each label, a model that tells the texts with this label from all others. */
export type LearnedLabels<Label extends string> = Record<Label, Regression>;

export function learnLabels<Label extends string>(
  labels: readonly Label[],
  texts: readonly LabeledText[],
): LearnedLabels<Label> {
  const learnOne = (label: Label): [Label, Regression] => {
    const samples = texts.map(({ features, labels: own }) => ({
      features,
      is: own.includes(label),
      weight: 1,
    }));
    return [label, learnRegression(samples, SETTINGS)];
  };
  return Object.fromEntries(labels.map(learnOne)) as LearnedLabels<Label>;
}

/**
 * Returns a function that judges a text by its features. For each label, it returns the natural logarithm of the odds
 * that the label fits.
 */
export function labelJudge<Label extends string>(
  learned: LearnedLabels<Label>,
): (features: readonly string[]) => Record<Label, number> {
  const judges = Object.entries<Regression>(learned).map(
    ([label, model]) => [label, judgeOf(model)] as const,
  );
  return (features) =>
    Object.fromEntries(judges.map(([label, judge]) => [label, judge(features).lead])) as Record<
      Label,
      number
    >;
}
