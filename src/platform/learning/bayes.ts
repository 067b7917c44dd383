import { countFeatures, fingerprintsOf, placesIn, rounded, type Places } from "./places.ts";

/** Number of letters. */
const PART_LENGTH = 4;
export const PART = "#";

/** `features`: each only once. An example with the weight 2 counts twice as much as one with 1. */
export type Example = { label: string; features: readonly string[]; weight: number };

/** The likelihoods of all labels add up to 1. */
export type Guess = { label: string; likelihood: number };

/**
 * The trained model. `gains` and `gaining` have an entry for each feature and each label that has the feature in its
 * examples. The entries of feature n begin at the index `ends[n - 1]` and end before the index `ends[n]`.
 */
export type Learned = {
  labels: string[];
  sharpness: number;
  /** For each label, the score that a feature adds if none of the label's examples has the feature. */
  base: number[];
  /** Fingerprints of all features in ascending order. */
  features: Float64Array;
  /** For each feature, its weight in a text. A rare feature has a larger weight. */
  rarity: Float32Array;
  ends: Uint32Array;
  /**
   * `gains[i]`: how much a feature adds to the score of a label, on top of `base`. `gaining[i]`: index of the label.
   */
  gains: Float32Array;
  gaining: Uint16Array;
};

export type Classifier = {
  /** Lists the labels, likeliest first; empty if no feature is known. */
  classify: (features: readonly string[]) => Guess[];
};

/**
 * Settings of the training.
 * - `boost` returns a factor for the weight of a feature.
 * - `minTexts`: a feature is learned only if at least this many examples have it.
 * - `smoothing` is added to the count of each feature in each label, so that no count is 0.
 * - `catchAlls` are labels for texts that fit no other label. Their examples have little in common, so a word that is
 *   in none of them counts less against such a label than it would against another one.
 * - `sharpness` multiplies the differences between the scores of labels. The larger it is, the closer the likelihoods
 *   are to 0 and 1.
 */
export type Settings = {
  boost: (feature: string) => number;
  minTexts: number;
  smoothing: number;
  catchAlls: readonly string[];
  sharpness: number;
};

const DEFAULTS: Settings = {
  boost: () => 1,
  minTexts: 1,
  smoothing: 0.03,
  catchAlls: [],
  sharpness: 2,
};
/**
 * Exponent that moves the size of a `catchAlls` label (the sum of the weights in its examples) to the mean size of all
 * labels. With 1 the size stays unchanged, and with 0 it becomes the mean.
 */
const CATCH_ALL_POWER = 0.9;

/**
 * Trains a multinomial naive Bayes classifier on tf-idf vectors of norm 1 (Rennie et al., "Tackling the Poor
 * Assumptions of Naive Bayes Text Classifiers", 2003). A label does not become likelier by having many examples.
 */
export function learn(examples: readonly Example[], settings: Partial<Settings> = {}): Learned {
  const { boost, minTexts, smoothing, catchAlls, sharpness } = { ...DEFAULTS, ...settings };
  const { features, frequency } = countFeatures(examples, minTexts);
  const rarity = Float32Array.from(features, (feature) =>
    rounded(Math.log(1 + examples.length / (frequency.get(feature) ?? 1)) * boost(feature)),
  );
  const places = new Map(features.map((feature, place) => [feature, place]));
  const groups = Map.groupBy(examples, ({ label }) => label);
  const labels = [...groups.keys()];
  const sums = Array.from(groups.values(), (group) =>
    addUp(group, (feature) => places.get(feature), rarity),
  );
  const totals = sums.map(({ total }) => total);
  const mean = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  const sizes = totals.map((total, place) =>
    catchAlls.includes(labels[place] ?? "") ? mean * (total / mean) ** CATCH_ALL_POWER : total,
  );
  return {
    labels,
    sharpness,
    base: sizes.map((size) => Math.log(smoothing / (size + smoothing * features.length))),
    features: fingerprintsOf(features),
    rarity,
    ...gainsOf(sums, features.length, smoothing),
  };
}

type Sums = { counts: ReadonlyMap<number, number>; total: number };

function addUp(examples: readonly Example[], places: Places, rarity: Float32Array): Sums {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { features, weight } of examples) {
    for (const [place, value] of weigh(features, places, rarity)) {
      counts.set(place, (counts.get(place) ?? 0) + value * weight);
      total += value * weight;
    }
  }
  return { counts, total };
}

function gainsOf(
  sums: readonly Sums[],
  length: number,
  smoothing: number,
): Pick<Learned, "ends" | "gains" | "gaining"> {
  const lengths = new Uint32Array(length);
  for (const { counts } of sums)
    for (const place of counts.keys()) lengths[place] = (lengths[place] ?? 0) + 1;
  let all = 0;
  // At first, `ends[n]` is the index of the first entry of feature n. Each added entry raises it by one.
  const ends = lengths.map((number) => (all += number) - number);
  const gains = new Float32Array(all);
  const gaining = new Uint16Array(all);
  for (const [label, { counts }] of sums.entries()) {
    for (const [place, count] of counts) {
      const at = ends[place] ?? 0;
      gains[at] = rounded(Math.log(count / smoothing + 1));
      gaining[at] = label;
      ends[place] = at + 1;
    }
  }
  return { ends, gains, gaining };
}

export function classifierOf(learned: Learned): Classifier {
  const { labels, base, sharpness, rarity, ends, gains, gaining } = learned;
  const places = placesIn(learned.features);
  return {
    classify(features) {
      const weights = weigh(features, places, rarity);
      if (weights.length === 0) return [];
      const length = weights.reduce((sum, [, weight]) => sum + weight, 0);
      const scores = Float64Array.from(base, (score) => score * length);
      for (const [feature, weight] of weights) {
        const end = ends[feature] ?? 0;
        for (let n = ends[feature - 1] ?? 0; n < end; n += 1) {
          const label = gaining[n] ?? 0;
          scores[label] = (scores[label] ?? 0) + weight * (gains[n] ?? 0);
        }
      }
      return likelihoods(labels, scores, sharpness);
    },
  };
}

function weigh(
  features: readonly string[],
  places: Places,
  rarity: Float32Array,
): [feature: number, weight: number][] {
  const weights: [number, number][] = [];
  let squares = 0;
  for (const feature of features) {
    const place = places(feature);
    if (place === undefined) continue;
    const weight = rarity[place] ?? 0;
    weights.push([place, weight]);
    squares += weight * weight;
  }
  const norm = Math.sqrt(squares);
  for (const one of weights) one[1] /= norm;
  return weights;
}

function likelihoods(labels: readonly string[], scores: Float64Array, sharpness: number): Guess[] {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(sharpness * (score - highest)));
  const sum = shares.reduce((all, share) => all + share, 0);
  return labels
    .map((label, place) => ({ label, likelihood: (shares[place] ?? 0) / sum }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

export function partsOf(word: string): string[] {
  const marked = `^${word}$`;
  const length = Math.max(0, marked.length - PART_LENGTH + 1);
  return Array.from({ length }, (_, at) => `${PART}${marked.slice(at, at + PART_LENGTH)}`);
}
