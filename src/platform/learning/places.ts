export type Places = (text: string) => number | undefined;

/**
 * Sorts texts by their fingerprints (hashes), and removes repeated texts. The position of a fingerprint is then the
 * index of its text. Fingerprints need a third of the memory of the texts and their indexes.
 * @throws Error if two different texts have the same fingerprint
 */
export function sortedByFingerprint(texts: Iterable<string>): string[] {
  const sorted = [...new Set(texts)]
    .map((text): [number, string] => [fingerprintOf(text), text])
    .toSorted(([one], [other]) => one - other);
  for (const [place, [fingerprint, text]] of sorted.entries()) {
    const [before, textBefore] = sorted[place - 1] ?? [];
    if (fingerprint === before)
      throw new Error(`"${textBefore}" and "${text}" have the same fingerprint`);
  }
  return sorted.map(([, text]) => text);
}

/**
 * Finds the features of a model, in the order of their fingerprints.
 * @param minTexts - a feature is left out if fewer texts have it
 * @returns `frequency`: the number of texts that have a feature
 */
export function countFeatures(texts: readonly { features: readonly string[] }[], minTexts: number) {
  const frequency = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const common = [...frequency].flatMap(([feature, count]) => (count < minTexts ? [] : feature));
  return { features: sortedByFingerprint(common), frequency };
}

/** @param texts - a list that `sortedByFingerprint` has made */
export function fingerprintsOf(texts: readonly string[]): Float64Array {
  return Float64Array.from(texts, fingerprintOf);
}

/**
 * Returns a function that finds the index of a text by its fingerprint. The function mistakes an unknown text for a
 * known one with a probability of the list's length divided by 2^53. Because fingerprints are spread evenly,
 * interpolation search takes some four steps; binary search would take eighteen.
 */
export function placesIn(fingerprints: Float64Array): Places {
  return (text) => {
    const wanted = fingerprintOf(text);
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
  };
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
