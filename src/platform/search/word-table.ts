import { elsewhereWords, searchWords } from "#content/library/search-words.ts";
import { nearest } from "./slips.ts";
import { wordsOf, type Word } from "./words.ts";

/** One way to fulfil a concept: a text that holds all `stems`. */
export type Way = {
  stems: string[];
  /** How surely the visitor meant these stems, 0 to 1. */
  weight: number;
  /** Word that the visitor sees instead of the typed one. */
  means?: string;
};

const SYNONYM = 0.85;
/** Factor for each further place in a list of synonyms. */
const NEXT_SYNONYM = 0.93;
/** Weight of a corrected word, which may be the wrong one. */
export const SLIP = 0.85;

export const table = new Map<string, Way[]>();
for (const { name, finds, said } of searchWords) {
  for (const key of once(said).keys()) {
    const ways = [...once(finds)].map(([stems, phrase], place) => ({
      stems: stems.split(" "),
      weight: SYNONYM * NEXT_SYNONYM ** place,
      // A concept's own name needs no explanation.
      means: keyOf(wordsOf(name)) === key ? phrase : name,
    }));
    table.set(key, [...(table.get(key) ?? []), ...ways]);
  }
}
/** Keys of what no template does: a search for them is not answered by its other words. */
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
