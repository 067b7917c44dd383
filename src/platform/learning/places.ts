export type Places = (text: string) => number | undefined;

/**
 * A text from which a model learns. `places` contains the indexes of its features instead of the features themselves.
 */
type Row<Text> = Omit<Text, "features"> & { places: number[] };

/**
 * Finds the features of a model and sorts them by their fingerprints (hashes). The position of a fingerprint is the
 * index of its feature. A list of fingerprints needs a third of the memory of a map from features to indexes.
 * @param minTexts - a feature is left out if fewer texts have it
 * @returns `frequency`: for each feature, the number of texts that have it
 * @throws Error if two different features have the same fingerprint
 */
export function countFeatures<Text extends { features: readonly string[] }>(
  texts: readonly Text[],
  minTexts: number,
) {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  // At first, `places` contains temporary numbers, in the order in which the features first occur.
  const rows = texts.map(({ features, ...rest }): Row<Text> => {
    const places = features.map((feature) => {
      const known = numbers.get(feature);
      const number = known ?? counts.push(0) - 1;
      if (known === undefined) numbers.set(feature, number);
      counts[number] = (counts[number] ?? 0) + 1;
      return number;
    });
    return { ...rest, places };
  });
  const common = [...numbers].filter(([, number]) => (counts[number] ?? 0) >= minTexts);
  const unsorted = Float64Array.from(common, ([feature]) => fingerprintOf(feature));
  const fingerprints = unsorted.toSorted();
  const features: string[] = Array.from({ length: common.length });
  const frequency = new Uint32Array(common.length);
  const placeByNumber = new Int32Array(numbers.size).fill(-1);
  for (const [n, [feature, number]] of common.entries()) {
    const place = findPlace(unsorted[n] ?? 0, fingerprints) ?? 0;
    if (frequency[place] !== 0)
      throw new Error(`"${features[place]}" and "${feature}" have the same fingerprint`);
    features[place] = feature;
    frequency[place] = counts[number] ?? 0;
    placeByNumber[number] = place;
  }
  for (const row of rows)
    row.places = row.places.map((n) => placeByNumber[n] ?? -1).filter((place) => place >= 0);
  return { features, fingerprints, frequency, rows };
}

export function fingerprintsOf(texts: readonly string[]): Float64Array {
  return Float64Array.from(texts, fingerprintOf);
}

/**
 * Returns a function that finds the index of a feature by its fingerprint. The function mistakes an unknown feature for
 * a known one with a probability of n / 2^53, where n is the number of fingerprints.
 */
export function placesIn(fingerprints: Float64Array): Places {
  return (text) => findPlace(fingerprintOf(text), fingerprints);
}

/**
 * Fingerprints are spread evenly, so interpolation search takes about four steps. Binary search would take eighteen.
 */
function findPlace(wanted: number, fingerprints: Float64Array): number | undefined {
  let low = 0;
  let high = fingerprints.length - 1;
  while (low <= high) {
    const first = fingerprints[low] ?? 0;
    const last = fingerprints[high] ?? 0;
    if (wanted < first || wanted > last) return undefined;
    const share = first === last ? 0 : (wanted - first) / (last - first);
    const at = low + Math.floor(share * (high - low));
    const found = fingerprints[at] ?? 0;
    if (found === wanted) return at;
    if (found < wanted) low = at + 1;
    else high = at - 1;
  }
  return undefined;
}

/**
 * Combines two FNV-1a hashes over the UTF-16 units to an integer from 0 to 2^53 - 1:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
function fingerprintOf(text: string): number {
  let one = 0x81_1c_9d_c5;
  let other = 0x9e_37_79_b9;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01_00_01_93);
    other = Math.imul(other ^ unit, 0x5b_d1_e9_95);
  }
  return (one >>> 11) * 2 ** 32 + (other >>> 0);
}

/** With three digits, a model gives the same results, but its file has only a third of the size. */
export const rounded = (number: number) => Number(number.toPrecision(3));
