import { phonesIn } from "#platform/understanding/phone-number.ts";
import { readAfterContact, SURE } from "./after-contact.ts";

/** Matches the end of a sentence, but not the dot of a date, as in "3. November". */
const SENTENCE_END = /(?<=[!?]|[^\d\s]\.|\d{3}\.|\d\s\d{2}\.)\s+|\n+/u;
const CLAUSE_END = /(?<=[,;:])\s+(?![^(]{0,100}\))/u;
const MAX_CLAUSES = 40;
/** Maximum length, in characters, of a sentence in which the site looks for a wish about how to contact the visitor. */
const MAX_SENTENCE = 600;

/**
 * Likelihood (0 to 1) above which a clause with a phone number counts as a wish about how to contact the visitor. The
 * number is higher than SURE, because "Ring me on", which only introduces a phone number, has a likelihood of 0.64.
 */
const MIN_BESIDE_NUMBER = 0.7;

type Clause = { text: string; isWish: boolean };

function readClauses(message: string): Clause[] {
  let left = MAX_CLAUSES;
  return message.split(SENTENCE_END).flatMap((sentence) => {
    const clauses = sentence.split(CLAUSE_END);
    left -= clauses.length;
    return left < 0 || sentence.length > MAX_SENTENCE
      ? clauses.map((text) => ({ text, isWish: false }))
      : withWishes(clauses);
  });
}

/**
 * Finds the clauses of a sentence that say how to contact the visitor. If the classifier is sure of one clause, all
 * other clauses count as well: "don't call today, tomorrow is better". Two kinds of clauses do not: those that are
 * surely about something else, and those with a phone number.
 */
function withWishes(clauses: readonly string[]): Clause[] {
  const read = clauses.map((text) => {
    const rest = withoutPhones(text);
    const { label, likelihood } = readAfterContact(rest);
    const isElse = (label === "nothing" && likelihood > SURE) || text.includes("@");
    const least = rest === text ? SURE : MIN_BESIDE_NUMBER;
    const isSure = label === "wish" && likelihood > least && !text.includes("@");
    return { text, isSure, isBeside: rest === text && !isElse };
  });
  const hasWish = read.some(({ isSure }) => isSure);
  return read.map(({ text, isSure, isBeside }) => ({
    text,
    isWish: hasWish && (isSure || isBeside),
  }));
}

function withoutPhones(text: string): string {
  return phonesIn(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}

const MAX_LENGTH = 200;

/**
 * Returns the clauses of a message that say how to contact the visitor; "" if there are none. The assistant repeats
 * these clauses in its answer, so Markdown and HTML characters are removed.
 */
export function contactWishIn(message: string): string {
  const wishes = readClauses(message).filter(({ isWish }) => isWish);
  return wishes
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/[[\]<>*_`#|\\]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(/[\s,;:.!]+$/u, "");
}

export function withoutContactWish(message: string): string {
  const clauses = readClauses(message);
  const others = clauses.filter(({ isWish }) => !isWish);
  return others.length === clauses.length ? message : others.map(({ text }) => text).join(" ");
}
