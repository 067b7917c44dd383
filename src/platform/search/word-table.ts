import { elsewhereWords, searchWords } from "#content/library/search-words.ts";
import { nearest } from "./slips.ts";
import { wordsOf, type Word } from "./words.ts";

/** One wording for a thing. A text contains the wording if the text contains all `stems`. */
export type Way = {
  stems: string[];
  /** How likely it is, from 0 to 1, that the visitor means these stems. */
  weight: number;
  /** The word that the page says it has searched for: "hotel" if the visitor typed "guest house". */
  means?: string;
};

const SYNONYM = 0.85;
/** Each synonym in a list has the weight of the one before it times this factor. */
const NEXT_SYNONYM = 0.93;
/** Factor for the weight of a word whose spelling was corrected. */
export const SLIP = 0.85;

export const table = new Map<string, Way[]>();
for (const { name, finds, synonyms } of searchWords) {
  for (const key of once(synonyms).keys()) {
    const ways = [...once(finds)].map(([stems, phrase], place) => ({
      stems: stems.split(" "),
      weight: SYNONYM * NEXT_SYNONYM ** place,
      // The page shows the words for which it has searched instead of the typed word: `name` or, if the visitor typed
      // `name` itself, `phrase`.
      means: keyOf(wordsOf(name)) === key ? phrase : name,
    }));
    table.set(key, [...(table.get(key) ?? []), ...ways]);
  }
}
/** Words for things that no template does. In a search, they outweigh other words (`ELSEWHERE` in concepts.ts). */
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
