import { countFeatures, placesIn, rounded } from "./places.ts";

export type Sample = { features: readonly string[]; is: boolean; weight: number };

/**
 * A trained logistic regression. The lists are parallel: their n-th entries belong to the same feature.
 * - `base`: the intercept.
 * - `features`: the fingerprints (hashes) of the features.
 * - `says`: the coefficients.
 * - `rarity`: the inverse document frequencies, by which the features are scaled; all 1 without `isByRarity`.
 */
export type Regression = {
  base: number;
  features: Float64Array;
  says: Float32Array;
  rarity: Float32Array;
  minNorm: number;
};

/**
 * `lead`: natural logarithm of the odds that a text belongs to the learned class. `shares`: how much each known feature
 * adds to `lead`.
 */
export type Judge = (features: readonly string[]) => {
  lead: number;
  shares: Map<string, number>;
};

/**
 * Minimum number of texts in which a feature must occur to be learned. Most rarer features are names or misspellings.
 */
const MIN_TEXTS = 2;
const ROUNDS = 15;
/**
 * Minimum absolute value of a coefficient. The model leaves out features with smaller coefficients, which are a sixth
 * of all features. They change no result, but would take memory.
 */
const MIN_SAYS = 0.1;
/**
 * Settings of the training.
 * - `step`: learning rate. A larger one would overfit the samples.
 * - `minNorm`: the vector of a text is divided by its norm, but at least by this number. The default is the norm of a
 *   text with about fifteen words. A shorter text therefore has less influence on the result.
 * - `isByRarity`: whether a rare feature has a larger weight than a common one.
 */
export type Settings = { step: number; minNorm: number; isByRarity: boolean };

const DEFAULTS: Settings = { step: 0.05, minNorm: 60, isByRarity: true };
/** How strongly the training pulls the coefficients towards zero, against overfitting. */
const DECAY = 1e-3;

/**
 * Trains a logistic regression by AdaGrad (Duchi et al., "Adaptive Subgradient Methods", 2011) on tf-idf vectors. The
 * total weight of the samples is the same for both classes.
 */
export function learnRegression(
  samples: readonly Sample[],
  settings: Partial<Settings> = {},
): Regression {
  const { step, minNorm, isByRarity } = { ...DEFAULTS, ...settings };
  const { fingerprints, frequency, rows } = countFeatures(samples, MIN_TEXTS);
  const rarity = Float64Array.from(frequency, (texts) =>
    isByRarity ? rounded(Math.log(1 + rows.length / texts)) : 1,
  );
  const totals = { is: 0, isNot: 0 };
  for (const { is, weight } of rows) totals[is ? "is" : "isNot"] += weight;
  const sides = rows.map(({ places, is, weight }) => ({
    vector: vectorOf(places, rarity, minNorm),
    is,
    weight: (weight * rows.length) / 2 / (is ? totals.is : totals.isNot),
  }));
  const says = new Float64Array(fingerprints.length);
  const slopes = new Float64Array(fingerprints.length).fill(1e-8);
  let base = 0;
  let baseSlope = 1e-8;
  const order = shuffler(sides);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { vector, is, weight } of order()) {
      const miss = (1 / (1 + Math.exp(-base - dot(vector, says))) - (is ? 1 : 0)) * weight;
      // This loop takes nearly all the time of the training. An iterator would be slower than the index.
      for (let n = 0; n < vector.places.length; n += 1) {
        const place = vector.places[n] ?? 0;
        const held = says[place] ?? 0;
        const slope = miss * (vector.values[n] ?? 0) + DECAY * held;
        const slopeSum = (slopes[place] ?? 0) + slope * slope;
        slopes[place] = slopeSum;
        says[place] = held - (step * slope) / Math.sqrt(slopeSum);
      }
      baseSlope += miss * miss;
      base -= (step * miss) / Math.sqrt(baseSlope);
    }
  }
  const remaining = [...says.keys()].filter((place) => Math.abs(says[place] ?? 0) >= MIN_SAYS);
  return {
    base,
    features: Float64Array.from(remaining, (place) => fingerprints[place] ?? 0),
    says: Float32Array.from(remaining, (place) => rounded(says[place] ?? 0)),
    rarity: Float32Array.from(remaining, (place) => rarity[place] ?? 0),
    minNorm,
  };
}

export function judgeOf(learned: Regression): Judge {
  const { says, rarity, minNorm } = learned;
  const placeOf = placesIn(learned.features);
  return (features) => {
    const known = features.filter((feature) => placeOf(feature) !== undefined);
    const places = known.map((feature) => placeOf(feature) ?? 0);
    const vector = vectorOf(places, rarity, minNorm);
    const shares = known.map((feature, n): [string, number] => [
      feature,
      (vector.values[n] ?? 0) * (says[vector.places[n] ?? 0] ?? 0),
    ]);
    return { lead: learned.base + dot(vector, says), shares: new Map(shares) };
  };
}

type Vector = { places: Int32Array; values: Float64Array };

function vectorOf(
  places: readonly number[],
  rarity: Float32Array | Float64Array,
  minNorm: number,
): Vector {
  const values = Float64Array.from(places, (place) => rarity[place] ?? 0);
  const length = Math.max(minNorm, Math.hypot(...values));
  return { places: Int32Array.from(places), values: values.map((value) => value / length) };
}

function dot({ places, values }: Vector, numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let n = 0; n < places.length; n += 1)
    sum += (values[n] ?? 0) * (numbers[places[n] ?? 0] ?? 0);
  return sum;
}

/** Returns a function that shuffles the items anew at each call, with the same pseudorandom orders in every build. */
function shuffler<Item>(items: readonly Item[]): () => Item[] {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () =>
    items
      .map((item): [number, Item] => [next(), item])
      .toSorted(([one], [other]) => one - other)
      .map(([, item]) => item);
}
