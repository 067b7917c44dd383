import { domainToASCII } from "node:url";
import { sql, type SQL } from "drizzle-orm";

const MAX_WORDS = 8;
/** Minimum letters of a word that is also looked for in other spellings. A shorter word is in too many texts. */
const MIN_LETTERS = 3;
/** Maximum spellings of one word. */
const MAX_SPELLINGS = 16;
/** Minimum digits of a word that may be a part of a telephone number. */
const MIN_DIGITS = 3;
/** Matches the code of a country before a telephone number. The number may be stored without it. */
const COUNTRY_CODE = /^\(?(?:\+|00)\d{1,3}\)?$/u;

/**
 * LIKE patterns for one word of a search. A text contains the word if one of the patterns in `texts` matches the text.
 * `digits`: patterns for the digits of a telephone number; empty if the word cannot be a part of a number.
 */
export type Pattern = { texts: readonly string[]; digits: readonly string[] };

/**
 * Returns the patterns of each word of a search. A word is also looked for with and without accents, as in "muller" and
 * "Müller". If a word has an international domain, a further pattern has the domain's ASCII form, in which email
 * addresses are stored.
 */
export function patternsOf(q: string): Pattern[] {
  return searchedWords(q).map((word) => ({
    texts: [...spellingsOf(word), withAsciiDomain(word)].filter(isFirst).map(patternOf),
    digits: digitsOf(word).map(patternOf),
  }));
}

/** Returns the words of a search in the order of their patterns. */
export function searchedWords(q: string): string[] {
  return q
    .split(/\s+/)
    .filter((word, _, words) => word !== "" && !(words.length > 1 && COUNTRY_CODE.test(word)))
    .slice(0, MAX_WORDS);
}

/**
 * Returns SQL that tells whether a text in lower case contains the word of a pattern.
 * @param digits - the digits of the telephone number that belongs to the text
 */
export function isLike(text: SQL, pattern: Pattern, digits?: SQL): SQL {
  const either = [
    ...pattern.texts.map((one) => sql`${text} like lower(${one})`),
    ...(digits ? pattern.digits.map((one) => sql`${digits} like ${one}`) : []),
  ];
  return sql`(${sql.join(either, sql` or `)})`;
}

/**
 * SQL like that of `isLike`, for patterns with many texts: PostgreSQL makes the text of a row once, not once for each.
 * At most one such condition of a query may use an index, since PostgreSQL would search for each combination of texts.
 */
export function isLikeAny(text: SQL, pattern: Pattern, digits: SQL): SQL {
  const texts = pattern.texts.map((one) => sql`lower(${one})`);
  const numbers = { texts: [], digits: pattern.digits };
  const isText = sql`${text} like any(array[${sql.join(texts, sql`, `)}])`;
  return pattern.digits.length > 0 ? sql`(${isText} or ${isLike(text, numbers, digits)})` : isText;
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}

function isFirst(word: string, at: number, words: readonly string[]): boolean {
  return words.indexOf(word) === at;
}

function withAsciiDomain(word: string): string {
  const at = word.lastIndexOf("@") + 1;
  if (at === 0 && (/\p{ASCII}*/u.exec(word)?.[0] === word || !/^[\p{L}\p{N}.-]+$/u.test(word)))
    return word;
  return word.slice(0, at) + (domainToASCII(word.slice(at)) || word.slice(at));
}

/** Minimum letters of a word whose misspellings are looked for. */
const MIN_MISSPELLED = 4;
/** Minimum letters of a word that may have a letter too many. Without it, a shorter word is in too many texts. */
const MIN_SHORTENED = 5;
/** Maximum letters of a word whose misspellings are looked for. Each letter adds four patterns. */
const MAX_MISSPELLED = 16;
/** Letters in a row that the indexes of texts need to find a text. */
const TRIGRAM = 3;

/**
 * Returns a pattern of a search that also matches words with one slip: a letter too many, a letter missing, another
 * letter, or two letters in each other's place. The pattern also matches parts of other words.
 * @returns the same pattern if the word is no word of letters, or is too short or too long
 */
export function withSlips(word: string, pattern: Pattern): Pattern {
  const own = word.toLowerCase().normalize("NFC");
  if (!/^\p{L}+$/u.test(own) || own.length < MIN_MISSPELLED || own.length > MAX_MISSPELLED)
    return pattern;
  const letters = own.replaceAll(/([aou])e/gu, (_, vowel: string) => UMLAUTS[vowel] ?? vowel);
  const slips = [own, letters].filter(isFirst).flatMap(slipsOf);
  return { ...pattern, texts: [...pattern.texts, ...slips].filter(isFirst) };
}

const UMLAUTS: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü" };

/**
 * Returns the LIKE patterns of a word with one slip. A pattern without three letters in a row is left out, because
 * PostgreSQL would have to read every text for it.
 */
function slipsOf(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const others = [
      [before, after],
      [before, after.slice(1)],
      [word.length < MIN_SHORTENED ? "" : before + after.slice(1)],
      [before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)],
    ];
    return others
      .filter((parts) => parts.some((part) => part.length >= TRIGRAM))
      .map((parts) => `%${parts.join("_")}%`);
  }).flat();
}

/** Ways to write a letter, or two letters, in names. Each of them stands for the others. */
const WAYS: readonly (readonly string[])[] = [
  ["u", "ü", "ue", "ú", "û"],
  ["o", "ö", "oe", "ó", "ô", "ø"],
  ["a", "ä", "ae", "á", "à", "â", "å"],
  ["ss", "ß"],
  ["e", "é", "è", "ê"],
  ["i", "ı", "í", "î"],
  ["c", "ç", "č"],
  ["s", "š", "ş"],
  ["n", "ñ"],
  ["l", "ł"],
  ["z", "ž"],
];

/**
 * Returns a word in the spellings in which it may be stored, its own first: without accents, and with another way to
 * write one of its letters.
 */
function spellingsOf(word: string): string[] {
  const own = word.toLowerCase().normalize("NFC");
  if (own.length < MIN_LETTERS || !/^\p{L}+(?:['’-]\p{L}+)*$/u.test(own)) return [own];
  const plain = own.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const others = WAYS.flatMap((ways) =>
    ways.flatMap((from) => ways.flatMap((to) => (from === to ? [] : replaceEach(own, from, to)))),
  );
  return [own, plain, ...others].filter(isFirst).slice(0, MAX_SPELLINGS);
}

/** Returns a text once for each place of `from`, in which `to` stands in its place. */
function replaceEach(text: string, from: string, to: string): string[] {
  return Array.from(text.matchAll(new RegExp(from, "gu")), ({ index }) => {
    return text.slice(0, index) + to + text.slice(index + from.length);
  });
}

/**
 * Returns the digits of a part of a telephone number as they may be stored: without the zeros before the area code, and
 * without the code of a country of two digits.
 */
function digitsOf(word: string): string[] {
  if (!/^[\d+()/.-]+$/u.test(word)) return [];
  const digits = word.replaceAll(/\D/gu, "");
  const short = digits.replace(/^0+/u, "");
  const isInternational = /^\(?(?:\+|00)/u.test(word);
  const found = [short, ...(isInternational ? [short.slice(2)] : [])];
  return found.filter((one) => one.length >= MIN_DIGITS).filter(isFirst);
}
