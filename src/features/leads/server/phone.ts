import type { Place } from "./whose-address.ts";

const NUMBER = /(?<![\p{L}\p{N}.,@+-])(?:\+|\(\+?)?\d[\d\s()/.-]{5,20}\d(?![\p{L}\p{N}@])/gu;
const DIGITS = { min: 7, max: 15 };
/** Matches dates and times, such as "24.11.2026 10" and "2026-11-24". */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})/u;
/** Matches numbers that are telephone numbers by themselves: with a country code or a leading zero, or grouped. */
const BY_ITSELF = /^\(?0|^\(?\+|^\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}$/u;
/** If a message has one of these words anywhere, its first long number counts as a telephone number. */
const OF_PHONE =
  /(?<!\p{L})(?:call|phone|ring|text|tel|mobile|cell|whatsapp|ruf|anruf|telefon|handy|nummer|number)/iu;

/** Finds the first telephone number in a message. */
export function phoneIn(message: string): Place | undefined {
  for (const { 0: found, index } of message.matchAll(NUMBER)) {
    const digits = found.replaceAll(/\D/gu, "").length;
    const isLong = digits >= DIGITS.min && digits <= DIGITS.max && !DATE.test(found);
    if (isLong && (BY_ITSELF.test(found) || OF_PHONE.test(message))) {
      return { start: index, end: index + found.length };
    }
  }
  return undefined;
}

const FIGURES = [
  "zero oh null",
  "one eins",
  "two zwei zwo",
  "three drei",
  "four vier",
  "five fünf",
  "six sechs",
  "seven sieben",
  "eight acht",
  "nine neun",
].flatMap((words, figure) => words.split(" ").map((word) => [word, `${figure}`] as const));
const figures = new Map(FIGURES);
const PART = String.raw`(?:${[...figures.keys()].join("|")}|\d{1,4})`;
/** Matches at least six figures in a row, some of them as words: "null eins sieben sechs 55 12". */
const DICTATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${PART}(?:[\s,-]{1,3}${PART}){5,15}(?![\p{L}\p{N}])`,
  "giu",
);

/** Writes a dictated number in figures. A number without words stays as it is. */
export function inFigures(message: string): string {
  return message.replaceAll(DICTATED, (found) =>
    /\p{L}/u.test(found)
      ? found
          .toLowerCase()
          .split(/[\s,-]+/u)
          .map((part) => figures.get(part) ?? part)
          .join("")
      : found,
  );
}
