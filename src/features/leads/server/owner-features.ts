import { beginningOf, plainText, sequences } from "#platform/learning/text-features.ts";
import { kindOf, wordsIn } from "./contact-words.ts";

/** Placeholder in a text for the model: it replaces the address or number whose owner the model has to find. */
export const SOUGHT = "@@";
/** Placeholder in a text for the model: it replaces each other address or number. */
export const ANOTHER = "…";

/** Maximum distance from `SOUGHT`, in words and punctuation marks, at which a word counts as near. */
const NEAR = 3;
/** If the sentence with `SOUGHT` has at most this many words, a neighboring sentence is read together with it. */
const MIN_WORDS = 3;
const MARK = /^[,.;:!?()…]$/u;

/**
 * Returns the features by which the model tells whose an address or number is. Most features are words of the sentence
 * with the address, together with their place, such as "near, before the address". The words of the other sentences are
 * features too.
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
 * Returns the sentence with the address. If the sentence has hardly any other words, the previous sentence is added:
 * "Please don't email me. ann@…". If the address is in the first sentence, the next sentence is added.
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

/**
 * Returns the features of one word in the sentence with the address. Some features also say whether the word is near
 * the address, before it or after it.
 * @param from - position of the word relative to the address, such as -1 for the word before it
 */
function featuresOfWord(token: string, from: number): string[] {
  if (from === 0 || (MARK.test(token) && token !== "?" && token !== ANOTHER)) return [];
  const side = from < 0 ? "<" : ">";
  const all = [token, kindOf(token)].map((word) => `has ${word}`);
  const near =
    Math.abs(from) > NEAR ? [] : [token, kindOf(token)].map((word) => `near${side}${word}`);
  const beginning = beginningOf(token);
  return [...all, ...near, `begins ${beginning}`, `begins${side}${beginning}`];
}

/** Returns the words between the address and the last punctuation mark before it. */
function clauseBefore(tokens: readonly string[], at: number): string[] {
  const start = tokens.findLastIndex((token, n) => n < at && MARK.test(token));
  return tokens.slice(start + 1, at);
}

/**
 * Returns the words between the address and the next punctuation mark. If that mark directly follows the address,
 * returns the words between the first and the second mark.
 */
function clauseAfter(tokens: readonly string[], at: number): string[] {
  const start = MARK.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  const end = tokens.findIndex((token, n) => n >= start && MARK.test(token));
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

function inKinds(place: string, words: readonly string[]): string[] {
  return words.flatMap((word) => [`${place} ${kindOf(word)}`, `${place} ${word}`]);
}

/** Returns the groups (see `kindOf`) of the two words before the address and the two words after it. */
function neighborsOf(tokens: readonly string[], at: number): string[] {
  const kind = (n: number) => kindOf(tokens[n] ?? "");
  return [
    `previous ${kind(at - 1)}`,
    `previous ${kind(at - 2)} ${kind(at - 1)}`,
    `next ${kind(at + 1)}`,
    `next ${kind(at + 1)} ${kind(at + 2)}`,
  ];
}
