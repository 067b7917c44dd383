import { phonesIn } from "#platform/understanding/phone-number.ts";
import { readAfterContact, SURE } from "./after-contact.ts";

/* This file finds how a visitor wants to be contacted: "call me after 4", "only WhatsApp", "ask for Mrs Petersen". */

/** Matches the end of a sentence. The dot of a date, as in "3. November", does not end a sentence. */
const SENTENCE_END = /(?<=[!?]|[^\d\s]\.|\d{3}\.|\d\s\d{2}\.)\s+|\n+/u;
/** Matches the end of a clause. A comma between parentheses does not end a clause. */
const CLAUSE_END = /(?<=[,;:])\s+(?![^(]{0,100}\))/u;
/** Maximum number of clauses of a message that are read. A long message therefore takes little time. */
const MAX_CLAUSES = 40;
/** Maximum characters of a sentence that is read. A longer sentence does not say how to contact the visitor. */
const MAX_SENTENCE = 600;

/**
 * Minimum likelihood at which a clause with a phone number counts as a wish about how to contact the visitor. It is
 * above 0.64, the likelihood of "Ring me on", which only introduces a number.
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
 * Finds the clauses of a sentence that say how to contact the visitor. If the model is sure of one clause, the other
 * clauses count too: "don't call today, tomorrow is better". Exceptions are clauses that are surely about something
 * else, and clauses with a phone number, which count only if the model is sure of them.
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

/** Maximum characters of the clauses that say how to contact the visitor. Longer text is cut off. */
const MAX_LENGTH = 200;

/**
 * Returns the clauses of a message that say how to contact the visitor, in the visitor's words; "" if there are none.
 * The assistant repeats the clauses in its answer, so Markdown and HTML characters are removed.
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

/** Removes the clauses that say how to contact the visitor. */
export function withoutContactWish(message: string): string {
  const clauses = readClauses(message);
  const others = clauses.filter(({ isWish }) => !isWish);
  return others.length === clauses.length ? message : others.map(({ text }) => text).join(" ");
}
