import { rememberWords } from "#platform/search/remember-words.ts";
import { countFeatures, placesIn, rounded } from "./places.ts";

/** Number of characters in each part of a word. A model learns from whole words and from such parts. */
const PART_LENGTH = 4;
export const PART = "#";

/** `features`: no duplicates. `weight`: more than 0. An example with the weight 2 counts as much as two with 1. */
export type Example = { label: string; features: readonly string[]; weight: number };

/** The likelihoods of all labels add up to 1. */
export type Guess = { label: string; likelihood: number };

/**
 * The trained model. `gains` and `gaining` have an entry for each pair of a feature and a label whose examples have the
 * feature. The entries of feature n begin at the index `ends[n - 1]` and end before the index `ends[n]`.
 */
export type Learned = {
  labels: string[];
  sharpness: number;
  /** For each label, the score that a feature adds if none of the label's examples has the feature. */
  base: number[];
  /** Fingerprints (hashes) of all features, in ascending order. */
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
 * Exponent for the size of a `catchAlls` label, relative to the mean size of all labels. The size of a label is the sum
 * of the weights in its examples. With 1 the size stays unchanged, and with 0 it becomes the mean.
 */
const CATCH_ALL_POWER = 0.9;

/**
 * Trains a multinomial naive Bayes classifier on tf-idf vectors of norm 1 (Rennie et al., "Tackling the Poor
 * Assumptions of Naive Bayes Text Classifiers", 2003). A label does not become likelier by having many examples.
 */
export function learn(examples: readonly Example[], settings: Partial<Settings> = {}): Learned {
  const { boost, minTexts, smoothing, catchAlls, sharpness } = { ...DEFAULTS, ...settings };
  const { features, fingerprints, frequency, rows } = countFeatures(examples, minTexts);
  const rarity = Float32Array.from(features, (feature, place) =>
    rounded(Math.log(1 + rows.length / (frequency[place] ?? 1)) * boost(feature)),
  );
  const groups = Map.groupBy(rows, ({ label }) => label);
  const labels = [...groups.keys()];
  const counts = new Float64Array(features.length);
  const sums = Array.from(groups.values(), (group) => addUp(group, rarity, counts));
  const totals = sums.map(({ total }) => total);
  const mean = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  const sizes = totals.map((total, place) =>
    catchAlls.includes(labels[place] ?? "") ? mean * (total / mean) ** CATCH_ALL_POWER : total,
  );
  return {
    labels,
    sharpness,
    base: sizes.map((size) => Math.log(smoothing / (size + smoothing * features.length))),
    features: fingerprints,
    rarity,
    ...gainsOf(sums, features.length, smoothing),
  };
}

/**
 * Sums of weights for one label. `places`: indexes of the features in the label's examples. `counts`: the sum for each
 * of these features. `total`: the sum of all `counts`.
 */
type Sums = { places: readonly number[]; counts: Float64Array; total: number };

/** @param all - working memory: a zero for each feature of the model. The function sets all numbers back to zero */
function addUp(
  rows: readonly { places: readonly number[]; weight: number }[],
  rarity: Float32Array,
  all: Float64Array,
): Sums {
  const found: number[] = [];
  let total = 0;
  for (const { places, weight } of rows) {
    const weights = weigh(places, rarity);
    for (let n = 0; n < places.length; n += 1) {
      const place = places[n] ?? 0;
      const value = (weights[n] ?? 0) * weight;
      const before = all[place] ?? 0;
      if (before === 0) found.push(place);
      all[place] = before + value;
      total += value;
    }
  }
  const counts = Float64Array.from(found, (place) => all[place] ?? 0);
  for (const place of found) all[place] = 0;
  return { places: found, counts, total };
}

function gainsOf(
  sums: readonly Sums[],
  length: number,
  smoothing: number,
): Pick<Learned, "ends" | "gains" | "gaining"> {
  const lengths = new Uint32Array(length);
  for (const { places } of sums)
    for (const place of places) lengths[place] = (lengths[place] ?? 0) + 1;
  let all = 0;
  // At first, `ends[n]` is the index at which the entries of feature n begin. Each added entry raises `ends[n]` by one.
  const ends = lengths.map((number) => (all += number) - number);
  const gains = new Float32Array(all);
  const gaining = new Uint16Array(all);
  for (const [label, { places, counts }] of sums.entries()) {
    for (const [n, place] of places.entries()) {
      const at = ends[place] ?? 0;
      gains[at] = rounded(Math.log((counts[n] ?? 0) / smoothing + 1));
      gaining[at] = label;
      ends[place] = at + 1;
    }
  }
  return { ends, gains, gaining };
}

export function classifierOf(learned: Learned): Classifier {
  const { labels, base, sharpness, rarity, ends, gains, gaining } = learned;
  const placeOf = placesIn(learned.features);
  return {
    classify(features) {
      const places = features.map(placeOf).filter((place) => place !== undefined);
      if (places.length === 0) return [];
      const weights = weigh(places, rarity);
      const length = weights.reduce((sum, weight) => sum + weight, 0);
      const scores = new Float64Array(base.map((score) => score * length));
      for (let n = 0; n < places.length; n += 1) {
        const feature = places[n] ?? 0;
        const weight = weights[n] ?? 0;
        const end = ends[feature] ?? 0;
        for (let at = ends[feature - 1] ?? 0; at < end; at += 1) {
          const label = gaining[at] ?? 0;
          scores[label] = (scores[label] ?? 0) + weight * (gains[at] ?? 0);
        }
      }
      return likelihoods(labels, scores, sharpness);
    },
  };
}

/** Returns the weights of a text's features, as a vector of norm 1. */
function weigh(places: readonly number[], rarity: Float32Array): number[] {
  const weights = places.map((place) => rarity[place] ?? 0);
  const norm = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  return weights.map((weight) => weight / norm);
}

function likelihoods(labels: readonly string[], scores: Float64Array, sharpness: number): Guess[] {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  const shares = scores.map((score) => Math.exp(sharpness * (score - highest)));
  const sum = shares.reduce((all, share) => all + share, 0);
  const guesses = labels.map((label, n) => ({ label, likelihood: (shares[n] ?? 0) / sum }));
  return likeliestFirst(guesses);
}

/**
 * Sorts the guesses by merge sort. It takes half the time of `toSorted`, which calls a function for each comparison.
 */
function likeliestFirst(guesses: Guess[]): Guess[] {
  let [from, to] = [guesses, guesses.slice()];
  for (let width = 1; width < guesses.length; width *= 2) {
    for (let start = 0; start < guesses.length; start += 2 * width) {
      const middle = Math.min(start + width, guesses.length);
      const end = Math.min(middle + width, guesses.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const one = from[left] as Guess;
        const other = from[right] as Guess;
        const isLeft = left < middle && (right >= end || one.likelihood >= other.likelihood);
        to[at] = isLeft ? one : other;
        if (isLeft) left += 1;
        else right += 1;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

export const partsOf = rememberWords((word): readonly string[] => {
  const marked = `^${word}$`;
  const length = Math.max(0, marked.length - PART_LENGTH + 1);
  return Array.from({ length }, (_, at) => `${PART}${marked.slice(at, at + PART_LENGTH)}`);
});
