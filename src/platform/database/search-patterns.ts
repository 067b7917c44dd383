import { domainToASCII } from "node:url";
import { sql, type SQL } from "drizzle-orm";

const MAX_WORDS = 8;
/**
 * Minimum number of letters of a word for which the search also tries other spellings. Shorter words would match too
 * much.
 */
const MIN_LETTERS = 3;
const MAX_SPELLINGS = 16;
/** Minimum number of digits in a search word that is also compared with telephone numbers. */
const MIN_DIGITS = 3;
/**
 * Matches a country code with "(0)" after it, as in "+49 (0)30". The search leaves out this zero, which is dialed only
 * without the country code.
 */
const CODE_AND_ZERO = /(?<!\d)((?:\+|00)\d{1,3}\)?)[\s/.-]*\(0\)\s*/gu;
/**
 * Matches a word that is only a country code, such as "+49". Among other words, the search ignores this word, because
 * the stored number may lack the code.
 */
const COUNTRY_CODE = /^\(?(?:\+|00)\d{1,3}\)?$/u;

/**
 * LIKE patterns for one word. A text matches if one of `texts` fits it, or one of `digits` fits its telephone number.
 */
export type Pattern = { texts: readonly string[]; digits: readonly string[] };

/**
 * Returns LIKE patterns for each word of `searchedWords`. The patterns match the word with and without accents
 * ("muller" and "Müller"), and an international domain in its ASCII form, in which email addresses are stored.
 */
export function patternsOf(q: string): Pattern[] {
  return searchedWords(q).map((word) => ({
    texts: [
      ...new Set([...spellingsOf(word), withAsciiDomain(word), word.replaceAll(" ", "")]),
    ].map(patternOf),
    digits: digitsOf(word).map(patternOf),
  }));
}

export function searchedWords(q: string): string[] {
  const words = q.replaceAll(CODE_AND_ZERO, "$1 ").split(/\s+/).filter(Boolean);
  return withJoinedGroups(words)
    .filter((word, _, all) => !(all.length > 1 && COUNTRY_CODE.test(word)))
    .slice(0, MAX_WORDS);
}

/**
 * Joins two groups of a telephone number if one of them has too few digits to be searched by itself: "030 90 18 20"
 * becomes one word. Its digits are compared with telephone numbers; in texts, it is found as it is typed, and without
 * spaces.
 */
function withJoinedGroups(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isInNumber = false;
  for (const word of words) {
    const last = joined.at(-1) ?? "";
    const isNextGroup: boolean = isInNumber && /^[\d()/-]+$/u.test(word);
    const isShort = [last, word].some((group) => withoutZeros(group).length < MIN_DIGITS);
    if (isNextGroup && isShort && !COUNTRY_CODE.test(last))
      joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
    isInNumber = isNextGroup || /^\(?[+0][\d()/-]*$/u.test(word);
  }
  return joined;
}

/** Returns the digits of a text, without leading zeros. */
function withoutZeros(text: string): string {
  return text.replaceAll(/\D/gu, "").replace(/^0+/u, "");
}

/**
 * Returns SQL that tells whether a text contains the word of `pattern`.
 * @param text - in lower case
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
 * Returns SQL with the same result as `isLike`, faster for a pattern with many texts, because PostgreSQL computes
 * `text` once for each row. Only one such condition of a query should be able to use an index: with several, PostgreSQL
 * would search the index for each combination of their patterns.
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

function withAsciiDomain(word: string): string {
  const at = word.lastIndexOf("@") + 1;
  if (at === 0 && (/\p{ASCII}*/u.exec(word)?.[0] === word || !/^[\p{L}\p{N}.-]+$/u.test(word)))
    return word;
  return word.slice(0, at) + (domainToASCII(word.slice(at)) || word.slice(at));
}

/**
 * Minimum number of letters of a word for which `withSlips` allows a typing mistake. There is also a maximum,
 * MAX_MISSPELLED, because each letter adds four patterns.
 */
const MIN_MISSPELLED = 4;
/**
 * Minimum number of letters of a word that is also searched for with one letter removed. Shorter words would match too
 * much.
 */
const MIN_SHORTENED = 5;
const MAX_MISSPELLED = 16;
/** Number of consecutive letters that a pattern must have, so that PostgreSQL can use its trigram indexes. */
const TRIGRAM = 3;

/**
 * Adds patterns that match a word, or a part of a word, in spite of one typing mistake: a letter too many, missing or
 * wrong, or two swapped letters.
 * @returns the given pattern if the word contains anything but letters, or is too short or too long
 */
export function withSlips(word: string, pattern: Pattern): Pattern {
  const own = word.toLowerCase().normalize("NFC");
  if (!/^\p{L}+$/u.test(own) || own.length < MIN_MISSPELLED || own.length > MAX_MISSPELLED)
    return pattern;
  const letters = own.replaceAll(/([aou])e/gu, (_, vowel: string) => UMLAUTS[vowel] ?? vowel);
  const slips = [own, letters].flatMap(slipsOf);
  return { ...pattern, texts: [...new Set([...pattern.texts, ...slips])] };
}

const UMLAUTS: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü" };

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

/** Letters that may replace each other in a name: a search for "Müller" finds "Mueller". */
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

/** Returns the word, the word without accents, then words in which one letter is replaced by another of `WAYS`. */
function spellingsOf(word: string): string[] {
  const own = word.toLowerCase().normalize("NFC");
  if (own.length < MIN_LETTERS || !/^\p{L}+(?:['’-]\p{L}+)*$/u.test(own)) return [own];
  const plain = own.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const others = WAYS.flatMap((ways) =>
    ways.flatMap((from) => ways.flatMap((to) => (from === to ? [] : replaceEach(own, from, to)))),
  );
  return [...new Set([own, plain, ...others])].slice(0, MAX_SPELLINGS);
}

/** Replaces one occurrence in each copy: "anna" with "a" and "ä" gives "änna" and "annä". */
function replaceEach(text: string, from: string, to: string): string[] {
  return Array.from(text.matchAll(new RegExp(from, "gu")), ({ index }) => {
    return text.slice(0, index) + to + text.slice(index + from.length);
  });
}

/** Matches the country code at the beginning of the digits of an international number (ITU-T E.164). */
const CODE_OF_DIGITS = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

/**
 * Returns the digits of a part of a telephone number, without leading zeros. If the part begins with a country code, a
 * second result lacks the code, because the number may be stored without it.
 */
function digitsOf(word: string): string[] {
  if (!/^[\d\s+()/.-]+$/u.test(word)) return [];
  const short = withoutZeros(word);
  const isInternational = /^\(?(?:\+|00)/u.test(word);
  // Removes a zero after the country code too, because some people write it without brackets, as in "+49030".
  const national = short.replace(CODE_OF_DIGITS, "").replace(/^0+/u, "");
  const found = isInternational ? [short, national] : [short];
  return found.filter((one) => one.length >= MIN_DIGITS);
}
