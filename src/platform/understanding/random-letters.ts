import { isWord } from "./cues.ts";

const ROWS: readonly string[] = ["qwertyuiop", "qwertzuiopü", "asdfghjklöä", "zxcvbnm", "yxcvbnm"];
const LINES = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join("")]);
/**
 * A word has no meaning if at least this many of its letters follow one another on a row of the keyboard, and if they
 * are at least the share MIN_SHARE of the word. A run alone is not enough: the real word "bewerten" contains the run
 * "wert".
 */
const MIN_RUN = 4;
const MIN_SHARE = 0.7;
/** An unknown word of at least MIN_LETTERS letters has no meaning if its share of vowels is less than MAX_VOWELS. */
const MIN_LETTERS = 5;
const MAX_VOWELS = 0.2;
const REPEATED = /(\p{L})\1{4,}/u;
/**
 * Matches real words that consist mostly of letters that follow one another on a row of the keyboard. All of them are
 * German, such as "werte".
 */
const WORDS = /^wert/u;

/** Whether a text is only letters that somebody typed without a meaning, such as "asdfgh" or "kkkkkk". */
export function isRandomLetters(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every(isRandomWord);
}

function isRandomWord(word: string): boolean {
  if (REPEATED.test(word)) return true;
  const run = longestRun(word);
  if (run >= MIN_RUN && run >= word.length * MIN_SHARE && !WORDS.test(word)) return true;
  const vowels = word.match(/[aeiouyäöü]/gu)?.length ?? 0;
  return word.length >= MIN_LETTERS && vowels < word.length * MAX_VOWELS && !isWord(word);
}

function longestRun(word: string): number {
  const starts = Array.from(word, (_, at) => word.slice(at));
  const lengths = starts.flatMap((part) =>
    LINES.map((line) => {
      const at = line.indexOf(part.charAt(0));
      const same = Array.from(part).findIndex((letter, place) => line[at + place] !== letter);
      return at < 0 ? 0 : same < 0 ? part.length : same;
    }),
  );
  return Math.max(0, ...lengths);
}
