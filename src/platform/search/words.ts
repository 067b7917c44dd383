import { rememberWords } from "./remember-words.ts";

/**
 * Endings of English and German words that `stemOf` removes, longest first. `left`: minimum number of letters before
 * the ending. `instead`: text that replaces the ending, as in "parties", "party".
 */
const ENDINGS: readonly [ending: string, left: number, instead?: string][] = [
  ["ings", 4],
  ["ies", 3, "y"],
  ["ing", 4],
  ["ers", 4],
  ["ern", 4],
  ["ed", 4],
  ["er", 4],
  ["en", 4],
  ["em", 4],
  ["es", 4],
  ["s", 3],
  ["e", 4],
];

/** `at`: index of the word in its text, in UTF-16 units. */
export type Word = { text: string; at: number; stem: string };

/** Splits a text into words. A hyphen separates words: "follow-up" becomes "follow" and "up". */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu), (found) => ({
    text: found[0],
    at: found.index,
    stem: stemOf(found[0]),
  }));
}

/** Returns a word in small letters, without accents and ending: "Gäste", "Gaeste" and "Gast" have the same stem. */
export const stemOf = rememberWords(withoutEnding);

function withoutEnding(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s?$/, "")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/([aou])e/g, "$1");
  const found = ENDINGS.find(
    ([ending, left]) =>
      plain.endsWith(ending) &&
      plain.length - ending.length >= left &&
      !(ending === "s" && /[su]s$/.test(plain)),
  );
  return found ? plain.slice(0, -found[0].length) + (found[2] ?? "") : plain;
}
