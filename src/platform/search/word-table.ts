import { elsewhereWords, searchWords } from "#content/library/search-words.ts";
import { nearest } from "./slips.ts";
import { wordsOf, type Word } from "./words.ts";

/** One wording for a thing. A text contains it if it contains all its `stems`. */
export type Way = {
  stems: string[];
  /** How likely it is, from 0 to 1, that the visitor means these stems. */
  weight: number;
  /** Word by which the page says what it has searched for: "hotel" if the visitor typed "guest house". */
  means?: string;
};

const SYNONYM = 0.85;
/** Each synonym in a list has the weight of the one before it times this factor. */
const NEXT_SYNONYM = 0.93;
/** Factor for a word whose spelling was corrected. */
export const SLIP = 0.85;

export const table = new Map<string, Way[]>();
for (const { name, finds, synonyms } of searchWords) {
  for (const key of once(synonyms).keys()) {
    const ways = [...once(finds)].map(([stems, phrase], place) => ({
      stems: stems.split(" "),
      weight: SYNONYM * NEXT_SYNONYM ** place,
      // If the visitor typed the name of the table's entry itself, the page names the phrase that templates use.
      means: keyOf(wordsOf(name)) === key ? phrase : name,
    }));
    table.set(key, [...(table.get(key) ?? []), ...ways]);
  }
}
/** In a search, these words outweigh other words (see `ELSEWHERE`). */
export const elsewhere: ReadonlySet<string> = new Set(once(elsewhereWords).keys());

export const longestPhrase = Math.max(
  ...[...table.keys(), ...elsewhere].map((key) => key.split(" ").length),
);
export const singleWords = [...table.keys()].filter((key) => !key.includes(" "));

function once(phrases: readonly string[]): Map<string, string> {
  return new Map(phrases.map((phrase) => [keyOf(wordsOf(phrase)), phrase]));
}

export function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(" ");
}

export function isKnown(stem: string): boolean {
  return table.has(stem);
}

export function misspelled(part: string): Way[] {
  return nearest(part, singleWords).flatMap((word) => lessCertain(table.get(word) ?? [], SLIP));
}

export function lessCertain(ways: readonly Way[], certainty: number): Way[] {
  return ways.map((way) => ({ ...way, weight: way.weight * certainty }));
}
