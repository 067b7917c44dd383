import { MARKS } from "./address-pieces.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { DIGITS, figures } from "./dictated.ts";

/* Reads what a message says about the letters, digits and signs in an address or a number, such as "with two n". */

/** Maps names to signs, such as "dot" to ".". */
export const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [...MARKS].filter(([name, mark]) => mark !== "@" && /^\p{L}+$/u.test(name)),
);
export const SIGN = Object.keys(SIGNS).join("|");
const DIGIT = DIGITS.map(([word]) => word).join("|");
const ARTICLE = String.raw`(?:(?:with|mit|a|an|the|den|dem|der|das|die|ein|eine|einem|einen|ne|nem)\s+){0,2}`;
const TOKEN = String.raw`@?((?:[\p{L}\p{N}][\p{L}\p{N}._-]{0,40})(?<![._-]))`;
export const END = String.raw`(?![\p{L}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{N}.@])`;

const FILLER =
  /(?<![\p{L}\p{N}])(?:of course|obviously|natürlich|please|bitte|sorry|make (?:that|it)|oh|ah|oops|ups|upps|i meant|ich meinte|i mean|(?:is|ist) (?:right|richtig|correct)|eigentlich|actually|dazwischen|in between)(?![\p{L}\p{N}])/gu;

/**
 * Removes words without meaning, and replaces the names of letters by the letters: "ypsilon" by "y".
 * @param text - in lower case
 */
export function plainWords(text: string): string {
  return text
    .replaceAll("’", "'")
    .replaceAll(FILLER, " ")
    .replaceAll(/(?<!\p{L})(\p{L})'s(?!\p{L})/gu, "$1")
    .replaceAll(/(?<!\p{L})(?:ypsilon|üpsilon)(?!\p{L})/gu, "y")
    .replaceAll(/(?<!\p{L})(?:scharfe[sm] s|eszett)(?!\p{L})/gu, "ß")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\s(?=[,.;!])/gu, "")
    .trim();
}

/**
 * Maximum number of words that a text may have besides a correction. A text with more words is also about something
 * else.
 */
const MAX_BESIDE = 2;

/** Whether a text has hardly any words besides a correction, words from the address, and words such as "typo". */
export function isOnlyAbout(text: string, correction: string, address: string): boolean {
  const beside = wordsIn(text.replace(correction, " ")).filter(
    (word) => word !== "?" && !address.includes(word) && !BESIDE.has(kindOf(word)),
  );
  return beside.length <= MAX_BESIDE && !text.includes("?");
}
const BESIDE: ReadonlySet<string> = new Set(
  "wrong says not me asks there in it it's that's a an the of so es das der die den ein eine da im".split(
    " ",
  ),
);

const LAST = [
  new RegExp(
    String.raw`(?:last|letzte\p{L}*|final)\s(?:digit|number|figure|one|ziffer|zahl|nummer|stelle)[^\d,.;]{0,20}?\s(\d{1,2}|${DIGIT})${END}`,
    "u",
  ),
  /(?<!\p{L})(?:ends?|endet|ending)\s(?:in|with|auf|mit)\s(?:a |an |einer |ner )?(\d{1,4})(?!\d)/u,
  /(?:am ende|at the end|hinten)\s(?:is |ist |a |an |eine? |ne ){0,2}(\d{1,4})(?!\d)/u,
  /(?<!\d)(\d{1,4})\s(?:at the end|am ende|hinten)/u,
];

export function lastDigits(text: string): string | undefined {
  const found = LAST.map((pattern) => pattern.exec(text)).find(Boolean);
  const [match = "", lastPart = ""] = found ?? [];
  const digits = figures.get(lastPart) ?? lastPart;
  return /^\d+$/u.test(digits) && isOnlyAbout(text, match, "") ? digits : undefined;
}

const SWAPS: readonly [pattern: RegExp, isRightFirst: boolean][] = [
  [
    new RegExp(
      String.raw`(?:wrote|typed|put|schrieb|getippt|geschrieben)\s${TOKEN},?\s(?:(?:and|but|aber|i|ich|statt|instead of)\s){0,2}(?:meant|mean|meinte|meine)\s${ARTICLE}${TOKEN}`,
      "u",
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`(?:not|nicht)\s${ARTICLE}${TOKEN},?\s(?:but|sondern)\s${ARTICLE}${TOKEN}`,
      "u",
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`${START}${TOKEN},?\s(?:and |und )?(?:not|nicht|instead of|statt|anstatt|rather than)\s${ARTICLE}${TOKEN}`,
      "u",
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`${START}${TOKEN}\s(?:should|must|has to|muss|soll|sollte)\s(?:be\s)?${ARTICLE}${TOKEN}`,
      "u",
    ),
    false,
  ],
];

/** Finds the right and the wrong part in a correction: "gmail not gmial", "nicht 77 sondern 76". */
export function swapIn(text: string): { whole: string; right: string; wrong: string } | undefined {
  for (const [pattern, isRightFirst] of SWAPS) {
    const [match, one = "", other = ""] = pattern.exec(text) ?? [];
    if (match === undefined) continue;
    const [right, wrong] = isRightFirst ? [one, other] : [other, one];
    return { whole: match, right: SIGNS[right] ?? right, wrong: SIGNS[wrong] ?? wrong };
  }
  return undefined;
}

const NOTE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:with|mit|without|ohne|no|kein|keinen)\s(?:\p{L}+\s){0,2}(?:\p{L}{1,2}|${SIGN})|\p{L}{1,2},?\s(?:not|nicht|statt|instead of)\s(?:\p{L}+\s)?\p{L}{1,2}|(?:comma|komma|typo|${SIGN})\s(?:was|war|is|ist)\s(?:wrong|falsch))${END}`,
  "u",
);
const MAX_NOTE = 8;

/** Whether a clause only says how an address is spelled: "ss nicht ß", "with two f", "the comma was wrong". */
export function isSpellingNote(clause: string): boolean {
  const text = plainWords(clause.toLowerCase());
  return NOTE.test(text) && wordsIn(text).length <= MAX_NOTE && !text.includes("?");
}
