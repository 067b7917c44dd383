import { beginningOf, plainText, sequences } from "#platform/learning/text-features.ts";
import { kindOf, wordsIn } from "./contact-words.ts";

/** In a text for the classifier, stands for the address or number whose owner the classifier has to find. */
export const SOUGHT = "@@";
/** In a text for the classifier, stands for every other address or number. */
export const ANOTHER = "…";

/** Maximum distance, in words and punctuation marks, at which a word counts as near to `SOUGHT`. */
const NEAR = 3;
const MIN_WORDS = 3;
const MARK = /^[,.;:!?()…]$/u;

/**
 * Returns the features by which the classifier tells whose an address or number is.
 * @param text - the message, in which `SOUGHT` stands for the address or number
 */
export function featuresOf(text: string, isPhone: boolean): string[] {
  const sentences = plainText(text).split(/(?<=[.!?])\s+|\n+/u);
  const own = sentences.findIndex((sentence) => sentence.includes(SOUGHT));
  const tokens = tokensOf(sentenceAround(sentences, own));
  const at = tokens.indexOf(SOUGHT);
  const words = tokens.filter((token) => !MARK.test(token));
  return [
    ...new Set([
      ...tokens.flatMap((token, n) => featuresOfWord(token, n - at)),
      ...inKinds("before", clauseBefore(tokens, at)),
      ...inKinds("after", clauseAfter(tokens, at)),
      ...sequences(tokens.map(kindOf), 2).map((pair) => `pair ${pair}`),
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
 * Returns the sentence with the address. If this sentence has hardly any other words, the sentence before it is added,
 * as in "Please don't email me. ann@…". If there is none before, the next one is added.
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

/** @param from - position of the word relative to the address, such as -1 for the word before it */
function featuresOfWord(token: string, from: number): string[] {
  if (from === 0 || (MARK.test(token) && token !== "?" && token !== ANOTHER)) return [];
  const side = from < 0 ? "<" : ">";
  const all = [token, kindOf(token)].map((word) => `has ${word}`);
  const near =
    Math.abs(from) > NEAR ? [] : [token, kindOf(token)].map((word) => `near${side}${word}`);
  const beginning = beginningOf(token);
  return [...all, ...near, `begins ${beginning}`, `begins${side}${beginning}`];
}

function clauseBefore(tokens: readonly string[], at: number): string[] {
  const start = tokens.findLastIndex((token, n) => n < at && MARK.test(token));
  return tokens.slice(start + 1, at);
}

/**
 * Returns the words after the address, up to the next punctuation mark. A punctuation mark directly after the address
 * is skipped.
 */
function clauseAfter(tokens: readonly string[], at: number): string[] {
  const start = MARK.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  const end = tokens.findIndex((token, n) => n >= start && MARK.test(token));
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

function inKinds(place: string, words: readonly string[]): string[] {
  return words.flatMap((word) => [`${place} ${kindOf(word)}`, `${place} ${word}`]);
}

function neighborsOf(tokens: readonly string[], at: number): string[] {
  const kind = (n: number) => kindOf(tokens[n] ?? "");
  return [
    `previous ${kind(at - 1)}`,
    `previous ${kind(at - 2)} ${kind(at - 1)}`,
    `next ${kind(at + 1)}`,
    `next ${kind(at + 1)} ${kind(at + 2)}`,
  ];
}
