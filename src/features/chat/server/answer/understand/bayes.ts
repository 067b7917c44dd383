import { setImmediate } from "node:timers/promises";

/** Letters that overlapping parts of a word have: they see through endings, compounds and slips. */
const PART_LENGTH = 4;

/** Examples that are learned from at once; then others have their turn. */
const AT_ONCE = 200;

/** features: what a text has, each once; weight: how much it counts beside others. */
export type Example = { label: string; features: readonly string[]; weight: number };

/** likelihood: 0 to 1; those of all labels make 1. */
export type Guess = { label: string; likelihood: number };

export type Classifier = {
  /** All labels, the likeliest first; none where no feature is known. */
  classify: (features: readonly string[]) => Guess[];
};

/** Counted for each feature and label, also where no example has it. */
const SMOOTHING = 0.03;
/** Texts are short and their features overlap: as they stand the sums would be too far apart. */
const SHARPNESS = 2;

/**
 * Multinomial naive Bayes over weights that tell rare features from common ones (tf-idf, each text of
 * length 1), as in Rennie et al., "Tackling the Poor Assumptions of Naive Bayes Text Classifiers"
 * (2003). Labels with many examples are no likelier for it.
 * @param boost by which a feature counts more than another that is as rare
 */
export async function createClassifier(
  examples: readonly Example[],
  boost: (feature: string) => number = () => 1,
): Promise<Classifier> {
  const frequency = new Map<string, number>();
  await inTurns(examples, ({ features }) => {
    for (const feature of features) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  });
  const rarity = new Map(
    [...frequency].map(([feature, times]) => [
      feature,
      Math.log(1 + examples.length / times) * boost(feature),
    ]),
  );
  const { counts, totals } = await addUp(examples, rarity);
  const base = new Map(
    [...totals].map(([label, total]) => [
      label,
      Math.log(SMOOTHING / (total + SMOOTHING * frequency.size)),
    ]),
  );
  return {
    classify(features) {
      const weights = weigh(features, rarity);
      if (weights.length === 0) return [];
      const length = weights.reduce((sum, [, weight]) => sum + weight, 0);
      const scores = new Map([...base].map(([label, score]) => [label, score * length]));
      for (const [feature, weight] of weights) {
        for (const [label, held] of counts.get(feature) ?? []) {
          const gain = weight * Math.log(held / SMOOTHING + 1);
          scores.set(label, (scores.get(label) ?? 0) + gain);
        }
      }
      return likelihoods(scores);
    },
  };
}

type Counts = Map<string, Map<string, number>>;

async function addUp(examples: readonly Example[], rarity: ReadonlyMap<string, number>) {
  const counts: Counts = new Map();
  const totals = new Map<string, number>();
  await inTurns(examples, ({ label, features, weight }) => {
    for (const [feature, value] of weigh(features, rarity)) {
      const held = counts.get(feature) ?? new Map<string, number>();
      counts.set(feature, held.set(label, (held.get(label) ?? 0) + value * weight));
      totals.set(label, (totals.get(label) ?? 0) + value * weight);
    }
  });
  return { counts, totals };
}

/** Does some work for each of many things, and lets others have their turn in between. */
export async function inTurns<T>(things: readonly T[], work: (thing: T) => void): Promise<void> {
  for (const [n, thing] of things.entries()) {
    work(thing);
    if (n % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
}

/** The known features of a text, as a vector of length 1. */
function weigh(
  features: readonly string[],
  rarity: ReadonlyMap<string, number>,
): [feature: string, weight: number][] {
  const known = features.flatMap((feature): [string, number][] => {
    const weight = rarity.get(feature);
    return weight === undefined ? [] : [[feature, weight]];
  });
  const length = Math.hypot(...known.map(([, weight]) => weight));
  return known.map(([feature, weight]) => [feature, weight / length]);
}

function likelihoods(scores: ReadonlyMap<string, number>): Guess[] {
  const highest = Math.max(...scores.values());
  const guesses = [...scores].map(([label, score]) => ({
    label,
    likelihood: Math.exp(SHARPNESS * (score - highest)),
  }));
  const sum = guesses.reduce((all, { likelihood }) => all + likelihood, 0);
  return guesses
    .map(({ label, likelihood }) => ({ label, likelihood: likelihood / sum }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

/** The parts of a word as features, its beginning and end marked. */
export function partsOf(word: string): string[] {
  const whole = `^${word}$`;
  const length = Math.max(0, whole.length - PART_LENGTH + 1);
  return Array.from({ length }, (_, at) => `#${whole.slice(at, at + PART_LENGTH)}`);
}
