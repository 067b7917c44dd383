export type Letter = {
  char: string;
  /** Advance of our font's letter, divided by the reference font's. */
  ratio: number;
  weight: number;
};

/** Letters that share one `size-adjust`. */
export type Group = { size: number; chars: string[] };

const ROUNDS = 30;

/**
 * Weighted k-means of the ratios, bounded so that a comma does not make a size that shows.
 * @param limit share of the mean, such as 0.1
 * @returns at most `count` groups, none empty, the one with most of the text first
 */
export function groupLetters(letters: readonly Letter[], count: number, limit: number): Group[] {
  const mean = weightedMean(letters, ({ ratio }) => ratio);
  const bounded = ({ ratio }: Letter) =>
    Math.min(mean * (1 + limit), Math.max(mean * (1 - limit), ratio));
  let sizes = Array.from(
    { length: count },
    (_, index) => mean * (1 - limit + (2 * limit * (index + 0.5)) / count),
  );
  let members: Letter[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    members = sizes.map(() => []);
    for (const letter of letters) members[nearest(sizes, bounded(letter))]?.push(letter);
    sizes = sizes.map((size, index) => {
      const own = members[index] ?? [];
      return own.length > 0 ? weightedMean(own, bounded) : size;
    });
  }
  const share = (index: number) =>
    (members[index] ?? []).reduce((sum, { weight }) => sum + weight, 0);
  return sizes
    .map((size, index) => ({
      size,
      share: share(index),
      chars: (members[index] ?? []).map(({ char }) => char),
    }))
    .filter(({ chars }) => chars.length > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ size, chars }) => ({ size, chars }));
}

function nearest(sizes: readonly number[], to: number): number {
  const distances = sizes.map((size) => Math.abs(size - to));
  return distances.indexOf(Math.min(...distances));
}

function weightedMean(letters: readonly Letter[], value: (letter: Letter) => number): number {
  const total = letters.reduce((sum, { weight }) => sum + weight, 0);
  return letters.reduce((sum, letter) => sum + value(letter) * letter.weight, 0) / total;
}

/** As CSS writes it, such as `U+41-43, U+2014`. */
export function unicodeRange(chars: readonly string[]): string {
  const codes = chars.map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}
