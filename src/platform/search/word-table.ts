import { elsewhereWords, searchWords } from "#content/library/search-words.ts";
import { nearest } from "./slips.ts";
import { wordsOf, type Word } from "./words.ts";

/** One way in which a text can contain a concept: with all of these `stems`. */
export type Way = {
  stems: string[];
  /** How likely the visitor meant these stems, 0 to 1. */
  weight: number;
  /** Word that the page shows the visitor as the meaning of the typed one. */
  means?: string;
};

const SYNONYM = 0.85;
/** Factor for the weight of each further synonym of a list. */
const NEXT_SYNONYM = 0.93;
/** Weight of a corrected word, which may be the wrong one. */
export const SLIP = 0.85;

export const table = new Map<string, Way[]>();
for (const { name, finds, said } of searchWords) {
  for (const key of once(said).keys()) {
    const ways = [...once(finds)].map(([stems, phrase], place) => ({
      stems: stems.split(" "),
      weight: SYNONYM * NEXT_SYNONYM ** place,
      // The page explains a synonym by the concept's name, or that name, if the visitor typed it, by the synonym.
      means: keyOf(wordsOf(name)) === key ? phrase : name,
    }));
    table.set(key, [...(table.get(key) ?? []), ...ways]);
  }
}
/** Stems of things that no template does. Beside one of them, other words alone do not make a result. */
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
