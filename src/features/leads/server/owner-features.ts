import { kindOf, wordsIn } from "./contact-words.ts";

/** In a text for the learner, this stands in place of the address or number whose owner is sought. */
export const SOUGHT = "@@";
/** In a text for the learner, this stands in place of every other address or number. */
export const ANOTHER = "…";

/** Number of letters that stand for a word, so that "schreiben" and "schreibt" are the same feature. */
const BEGINNING = 5;
/** Maximum words between `SOUGHT` and a word that counts as near. */
const NEAR = 3;
/** Minimum words, with `SOUGHT`, of a sentence that is read by itself. */
const MIN_WORDS = 3;
const MARK = /^[,.;:!?()…]$/u;

/**
 * Returns the features by which the learner tells whose an address or number is: the words of the sentence with it, and
 * which of them are near it, before or after it, or in the same clause; and what the other sentences are about.
 * @param text the message, in which `SOUGHT` stands for the address or number
 */
export function featuresOf(text: string, isPhone: boolean): string[] {
  const sentences = text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/(?<=[.!?])\s+|\n+/u);
  const own = sentences.findIndex((sentence) => sentence.includes(SOUGHT));
  const tokens = tokensOf(sentenceAround(sentences, own));
  const at = tokens.indexOf(SOUGHT);
  const words = tokens.filter((token) => !MARK.test(token));
  return [
    ...new Set([
      ...tokens.flatMap((token, n) => featuresOfWord(token, n - at)),
      ...inKinds("before", clauseBefore(tokens, at)),
      ...inKinds("after", clauseAfter(tokens, at)),
      ...pairsIn(tokens),
      ...neighborsOf(tokens, at),
      ...sentences.flatMap((sentence, n) => (n === own ? [] : inKinds("other", wordsIn(sentence)))),
      `words ${Math.min(words.length, NEAR + 3)}`,
      `first ${own === 0}`,
      `last ${own === sentences.length - 1}`,
      `places ${Math.min(text.split(ANOTHER).length, NEAR)} ${text.indexOf(ANOTHER) < text.indexOf(SOUGHT)}`,
      `phone ${isPhone}`,
    ]),
  ];
}

/**
 * Returns the sentence with the address. If it has hardly any other words, the sentence before it, or else the one after
 * it, is added: "Please don't email me. ann@…".
 */
function sentenceAround(sentences: readonly string[], own: number): string {
  const sentence = sentences[own] ?? "";
  if (wordsIn(sentence).length > MIN_WORDS) return sentence;
  const parts = own > 0 ? [sentences[own - 1], sentence] : [sentence, sentences[1]];
  return parts.map((part = "") => part.replace(/[.!]\s*$/u, "")).join(" , ");
}

function tokensOf(sentence: string): string[] {
  return sentence.match(/@@|…|[\p{L}\p{N}']+|[,.;:!?()]/gu) ?? [];
}

/** @param from places between `SOUGHT` and the word; negative if the word comes before */
function featuresOfWord(token: string, from: number): string[] {
  if (from === 0 || (MARK.test(token) && token !== "?" && token !== ANOTHER)) return [];
  const side = from < 0 ? "<" : ">";
  const all = [token, kindOf(token)].map((word) => `has ${word}`);
  const near =
    Math.abs(from) > NEAR ? [] : [token, kindOf(token)].map((word) => `near${side}${word}`);
  const beginning = token.slice(0, BEGINNING);
  return [...all, ...near, `begins ${beginning}`, `begins${side}${beginning}`];
}

/** Returns the words between the last mark before the address and the address. */
function clauseBefore(tokens: readonly string[], at: number): string[] {
  const start = tokens.findLastIndex((token, n) => n < at && MARK.test(token));
  return tokens.slice(start + 1, at);
}

/** Returns the words after the address up to the next mark. If a mark follows at once, the next clause counts. */
function clauseAfter(tokens: readonly string[], at: number): string[] {
  const start = MARK.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  const end = tokens.findIndex((token, n) => n >= start && MARK.test(token));
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

function inKinds(place: string, words: readonly string[]): string[] {
  return words.flatMap((word) => [`${place} ${kindOf(word)}`, `${place} ${word}`]);
}

function pairsIn(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, n) => `pair ${kindOf(tokens[n] ?? "")} ${kindOf(token)}`);
}

/** Returns the groups of the one and two words directly before the address, and of those directly after it. */
function neighborsOf(tokens: readonly string[], at: number): string[] {
  const kind = (n: number) => kindOf(tokens[n] ?? "");
  return [
    `previous ${kind(at - 1)}`,
    `previous ${kind(at - 2)} ${kind(at - 1)}`,
    `next ${kind(at + 1)}`,
    `next ${kind(at + 1)} ${kind(at + 2)}`,
  ];
}
