import { PART, type Guess } from "./bayes.ts";
import { countFeatures, placesIn, rounded } from "./places.ts";

/*
 * Latent semantic analysis (Deerwester et al., "Indexing by Latent Semantic Analysis", 1990). It learns which words mean
 * much the same, also across languages: words that occur in texts with the same labels get vectors of nearly the same
 * direction. A text can therefore be near a label although it shares no word with the label's examples.
 */

/**
 * `label`: texts with the same label mean the same. `features`: without duplicates. A feature that is only a part of a
 * word begins with the mark PART.
 */
export type Text = { label: string; features: readonly string[] };

/** The trained model. A vector has DIMENSIONS numbers, and only its direction has a meaning. */
export type Latent = {
  /** Fingerprints (hashes) of all features, in ascending order. */
  features: Float64Array;
  /** For each feature, its weight in a text. A rare feature has a larger weight. */
  rarity: Float32Array;
  /** The vectors of the features, one after another. */
  vectors: Int8Array;
  labels: string[];
  /** The vectors of the labels, one after another. */
  centers: Int8Array;
};

/**
 * Lists the labels that `isPossible` accepts, likeliest first; empty if no feature is known. The likelihoods of the
 * listed labels add up to 1.
 */
export type FindNearest = (
  features: readonly string[],
  isPossible: (label: string) => boolean,
) => Guess[];

/** Length of the vectors. With 200 dimensions, the model would recognize only one more of 100 unseen questions. */
const DIMENSIONS = 64;
/** Rounds of the subspace iteration. Further rounds improve no result. */
const ROUNDS = 4;
const MIN_TEXTS = 2;
/**
 * Weight of a feature that is only a part of a word. Parts of words also find misspelled and compound words, but tell
 * less about the meaning than whole words.
 */
const PART_WEIGHT = 0.2;
/**
 * Exponent for the sizes of labels. It weakens the preference of mutual information for labels with few texts (Levy et
 * al., "Improving Distributional Similarity", 2015).
 */
const LABEL_POWER = 0.75;
/**
 * The larger this number, the closer the likelihoods are to 0 and 1. With 45, the model was right about 86 % of the
 * unseen questions to which it gave a likelihood of 0.8 or more.
 */
const SHARPNESS = 45;
const MAX_OF_BYTE = 127;

export function learnLatent(texts: readonly Text[]): Latent {
  const { features, fingerprints, frequency, rows } = countFeatures(texts, MIN_TEXTS);
  const groups = Map.groupBy(rows, ({ label }) => label);
  const columns = Array.from(groups.values(), countPlaces);
  const matrix = weigh(columns, fingerprints.length);
  let axes = startOf(matrix.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = multiplyTransposed(matrix, multiply(matrix, axes, fingerprints.length));
    makeOrthonormal(axes);
  }
  const words = {
    rarity: Float32Array.from(features, (feature, place) =>
      rounded(
        Math.log(1 + rows.length / (frequency[place] ?? 1)) *
          (feature.startsWith(PART) ? PART_WEIGHT : 1),
      ),
    ),
    vectors: inBytes(multiply(matrix, axes, fingerprints.length)),
  };
  const directionOf = directionsBy(words);
  const centers = new Float64Array(groups.size * DIMENSIONS);
  for (const [n, group] of [...groups.values()].entries())
    for (const { places } of group) add(directionOf(places), 0, 1, centers, n);
  return {
    features: fingerprints,
    ...words,
    labels: [...groups.keys()],
    centers: inBytes(centers),
  };
}

export function nearestIn({ features, rarity, vectors, labels, centers }: Latent): FindNearest {
  const placeOf = placesIn(features);
  const directionOf = directionsBy({ rarity, vectors });
  const lengths = lengthsOf(centers);
  return (own, isPossible) => {
    const places = own.map(placeOf).filter((place) => place !== undefined);
    if (places.length === 0) return [];
    const direction = directionOf(places);
    const near = [...labels.keys()]
      .filter((n) => isPossible(labels[n] ?? ""))
      .map((n) => ({ n, cosine: dot(direction, centers, n) / (lengths[n] || 1) }));
    const highest = Math.max(...near.map(({ cosine }) => cosine));
    const shares = near.map(({ cosine }) => Math.exp(SHARPNESS * (cosine - highest)));
    const sum = shares.reduce((all, share) => all + share, 0);
    return near
      .map(({ n }, at) => ({ label: labels[n] ?? "", likelihood: (shares[at] ?? 0) / sum }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
  };
}

/**
 * A column of a sparse matrix, which has a column for each label and a row for each feature. `places`: indexes of the
 * features to which the `values` belong.
 */
type Column = { places: Int32Array; values: Float64Array };

function countPlaces(texts: readonly { places: readonly number[] }[]): Column {
  const counts = new Map<number, number>();
  for (const { places } of texts)
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return { places: Int32Array.from(counts.keys()), values: Float64Array.from(counts.values()) };
}

/** Replaces the counts of features per label by the positive pointwise mutual information of feature and label. */
function weigh(counts: readonly Column[], length: number): Column[] {
  const totals = new Float64Array(length);
  for (const { places, values } of counts)
    for (const [n, place] of places.entries())
      totals[place] = (totals[place] ?? 0) + (values[n] ?? 0);
  const sizes = counts.map(({ values }) => sumOf(values) ** LABEL_POWER);
  const all = sumOf(sizes);
  return counts.map(({ places, values }, label) => {
    const share = (sizes[label] ?? 0) / all;
    const information = values.map((count, n) =>
      Math.max(0, Math.log(count / ((totals[places[n] ?? 0] ?? 1) * share))),
    );
    return { places, values: information };
  });
}

function sumOf(numbers: Float64Array | readonly number[]): number {
  return (numbers as readonly number[]).reduce((sum, one) => sum + one, 0);
}

/** Returns a random start vector for each label. The pseudorandom numbers are the same in every build. */
function startOf(labels: number): Float64Array {
  let seed = 1;
  return new Float64Array(labels * DIMENSIONS).map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  });
}

/** Returns for each feature the sum of all label vectors, each multiplied by its value in the matrix. */
function multiply(matrix: readonly Column[], ofLabels: Float64Array, features: number) {
  const ofFeatures = new Float64Array(features * DIMENSIONS);
  for (const [label, { places, values }] of matrix.entries())
    for (let n = 0; n < places.length; n += 1)
      add(ofLabels, label, values[n] ?? 0, ofFeatures, places[n] ?? 0);
  return ofFeatures;
}

/** Returns for each label the sum of all feature vectors, each multiplied by its value in the matrix. */
function multiplyTransposed(matrix: readonly Column[], ofFeatures: Float64Array) {
  const ofLabels = new Float64Array(matrix.length * DIMENSIONS);
  for (const [label, { places, values }] of matrix.entries())
    for (let n = 0; n < places.length; n += 1)
      add(ofFeatures, places[n] ?? 0, values[n] ?? 0, ofLabels, label);
  return ofLabels;
}

/** Adds vector number `from`, multiplied by a factor, to vector number `to`. */
function add(
  source: Float64Array | Int8Array,
  from: number,
  factor: number,
  target: Float64Array,
  to: number,
): void {
  for (let d = 0; d < DIMENSIONS; d += 1) {
    const at = to * DIMENSIONS + d;
    target[at] = (target[at] ?? 0) + factor * (source[from * DIMENSIONS + d] ?? 0);
  }
}

/** Makes the columns of a matrix orthonormal (Gram-Schmidt). The vectors are the rows of the matrix. */
function makeOrthonormal(vectors: Float64Array): void {
  const dotOf = (one: number, other: number) => {
    let sum = 0;
    for (let at = 0; at < vectors.length; at += DIMENSIONS)
      sum += (vectors[at + one] ?? 0) * (vectors[at + other] ?? 0);
    return sum;
  };
  const change = (d: number, by: number, factor: number) => {
    for (let at = 0; at < vectors.length; at += DIMENSIONS)
      vectors[at + d] = (vectors[at + d] ?? 0) + factor * (vectors[at + by] ?? 0);
  };
  for (let d = 0; d < DIMENSIONS; d += 1) {
    for (let before = 0; before < d; before += 1) change(d, before, -dotOf(d, before));
    change(d, d, 1 / Math.sqrt(dotOf(d, d) || 1) - 1);
  }
}

/** Returns a function that makes a vector of the norm 1 from the indexes of a text's features. */
function directionsBy({ rarity, vectors }: Pick<Latent, "rarity" | "vectors">) {
  const lengths = lengthsOf(vectors);
  return (places: readonly number[]): Float64Array => {
    const sum = new Float64Array(DIMENSIONS);
    for (const place of places)
      add(vectors, place, (rarity[place] ?? 0) / (lengths[place] || 1), sum, 0);
    const length = Math.hypot(...sum) || 1;
    return sum.map((number) => number / length);
  };
}

function dot(direction: Float64Array, vectors: Int8Array, n: number): number {
  return direction.reduce((sum, one, d) => sum + one * (vectors[n * DIMENSIONS + d] ?? 0), 0);
}

function lengthsOf(vectors: Int8Array): Float32Array {
  return Float32Array.from({ length: vectors.length / DIMENSIONS }, (_, n) =>
    Math.hypot(...vectors.subarray(n * DIMENSIONS, (n + 1) * DIMENSIONS)),
  );
}

/** Scales each vector so that its largest absolute value becomes 127, and rounds the numbers. */
function inBytes(vectors: Float64Array): Int8Array {
  const bytes = new Int8Array(vectors.length);
  for (let start = 0; start < vectors.length; start += DIMENSIONS) {
    const one = vectors.subarray(start, start + DIMENSIONS);
    const largest = one.reduce((most, number) => Math.max(most, Math.abs(number)), 0) || 1;
    bytes.set(
      one.map((number) => Math.round((number / largest) * MAX_OF_BYTE)),
      start,
    );
  }
  return bytes;
}
