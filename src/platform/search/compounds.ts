import { misspelled, table } from "./word-table.ts";
import { stemOf } from "./words.ts";

/** Letters that German inserts between the parts of a compound, such as the "s" in "Geburtstag". */
const JOINTS = ["", "s", "es", "n", "en", "e"];
const MIN_PART_LENGTH = 4;
/** Longer words are not split, because the work grows with the square of the length. */
const MAX_LENGTH = 60;

/**
 * Splits a German compound into words that are all in the synonym table.
 * @param hopeless - ends of the word that have proved impossible to split. The function adds to them, and does not try
 *   them again
 */
export function knownParts(word: string, hopeless = new Set<string>()): string[] | undefined {
  if (word.length > MAX_LENGTH || hopeless.has(word)) return undefined;
  const stem = stemOf(word);
  if (table.has(stem)) return [stem];
  for (let n = word.length - MIN_PART_LENGTH; n >= MIN_PART_LENGTH; n -= 1) {
    const head = stemOf(word.slice(0, n));
    if (!table.has(head)) continue;
    for (const joint of JOINTS) {
      if (!word.startsWith(joint, n)) continue;
      const rest = knownParts(word.slice(n + joint.length), hopeless);
      if (rest) return [head, ...rest];
    }
  }
  hopeless.add(word);
  return undefined;
}

/**
 * Splits a German compound into two parts, one of which is a known word. The function prefers a split whose other part
 * is a misspelled known word. Otherwise the longest known word decides.
 */
export function partlyKnown(word: string): string[] | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  let longest: string[] | undefined;
  for (let n = word.length - MIN_PART_LENGTH; n >= MIN_PART_LENGTH; n -= 1) {
    for (const [part, rest, isHead] of [
      [stemOf(word.slice(0, n)), word.slice(n), true],
      [stemOf(word.slice(-n)), word.slice(0, -n), false],
    ] as const) {
      if (!table.has(part)) continue;
      const parts = isHead ? [part, rest] : [rest, part];
      if (misspelled(rest).length > 0) return parts;
      longest ??= parts;
    }
  }
  return longest;
}
