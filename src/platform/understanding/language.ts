import { languageWords } from "#content/assistant/cues.ts";
import { otherLanguages } from "#content/assistant/other-languages.ts";
import { searchWords } from "#content/library/search-words.ts";
import { wordsOf } from "#platform/search/words.ts";
import {
  classifierOf,
  learn,
  partsOf,
  type Classifier,
  type Learned,
} from "#platform/learning/bayes.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { isToolName, isWord } from "./cues.ts";
import { readExamples } from "./examples.ts";
import { isName } from "./names.ts";

export type Language = "en" | "de";

const english = new Set(languageWords.en);
const german = new Set(languageWords.de);
const GERMAN_LETTERS = /[äöüß]/;
const GERMAN_ENDING = /(?:ung|ungen|keit|heit|schaft|lich|isch|ieren)$/;
/**
 * Matches German verbs and plurals, but also English words such as "children". A match therefore counts half (see
 * `leadOf`).
 */
const PERHAPS_GERMAN = /.{4}en$/;

/** In the synonym table, only German nouns begin with a capital, so a capital shows that a word is German. */
const tableWords = searchWords.flatMap(({ synonyms }) => synonyms.flatMap((one) => one.split(" ")));
const small = new Set(tableWords.filter((word) => word === word.toLowerCase()));
const nouns = new Set(
  tableWords
    .map((word) => word.toLowerCase())
    .filter((word) => !small.has(word) && !english.has(word)),
);

const MIN_COMPOUNDING = 5;

/** Whether a word begins with a known German word, as many compound nouns do. */
function isCompound(word: string): boolean {
  for (let length = MIN_COMPOUNDING; length <= word.length; length += 1) {
    const beginning = word.slice(0, length);
    if (nouns.has(beginning) || german.has(beginning)) return true;
  }
  return false;
}

/**
 * Returns the language in which the visitor writes. Usually, the newest message with a clearly English or German word
 * decides. Exception: if the latest message has several words but points only weakly to a language, and the earlier
 * messages point clearly to one, the earlier messages decide. If no message has a clear word, email addresses and
 * telephone numbers decide, then a classifier. In case of doubt, the language is English.
 * @param texts - the messages, newest last, without addresses: the words of an address say nothing about the language
 * @param newest - the newest message with the addresses in it
 */
export function languageOf(texts: readonly string[], newest = texts.at(-1) ?? ""): Language {
  const before = texts.slice(0, -1).reduce((lead, text) => lead + sum(text), 0);
  const last = texts.at(-1) ?? "";
  const isWeak = Math.abs(sum(last)) < CLEAR_LEAD && wordsOf(last).length >= MIN_WEAK;
  if (isWeak && Math.abs(before) >= CLEAR_LEAD) return before > 0 ? "de" : "en";
  for (const text of texts.toReversed()) {
    const lead = sum(text);
    if (lead !== 0) return lead > 0 ? "de" : "en";
  }
  return looksLike(newest);
}

/**
 * Minimum lead of one language over the other, in words. A message of at least MIN_WEAK words with a smaller lead
 * points only weakly to a language. Example: "im in, whats step one", because "im" is also a German word.
 */
const CLEAR_LEAD = 2;
const MIN_WEAK = 4;

const MIN_LIKELIHOOD = 0.999;
let classifier: Classifier | undefined;

function likelihoods(message: string): Map<string, number> {
  classifier ??= classifierOf(
    readLearned("language", import.meta.env?.PROD ? undefined : learnLanguages),
  );
  return new Map(
    classifier.classify(lettersOf(message)).map(({ label, likelihood }) => [label, likelihood]),
  );
}

/** Matches an email address in a domain of Germany, Austria or Switzerland. */
const GERMAN_ADDRESS = /@\S+[.,]\s?(?:de|at|ch)(?![\p{L}.])/iu;

/** Matches a German mobile number, or a number with the country code of Germany, Austria or Switzerland. */
const GERMAN_NUMBER =
  /(?<![\d+])(?:(?:\+|00)\s?(?:49|43|41)|0(?:16[023]|17\d|15[2579])(?=[\d\s/-]{6}))/u;

function looksLike(message: string): Language {
  if (GERMAN_ADDRESS.test(message) || GERMAN_NUMBER.test(message)) return "de";
  const { de = 0, en = 0 } = Object.fromEntries(likelihoods(message));
  return de >= MIN_LIKELIHOOD * (de + en) && de > 0 ? "de" : "en";
}

/**
 * A message is in another language if at most this share of its words is English or German, and the likelihood of the
 * other language is at least MIN_OTHER.
 */
const MAX_KNOWN = 0.5;
const MIN_OTHER = 0.9;
/**
 * Many languages share words with English and German, such as "place" and "un". If a larger share than MAX_KNOWN is
 * English or German, the message is in another language only under stricter conditions: at least MIN_SHARING words, a
 * likelihood of at least MIN_LIKELIHOOD, and at most the share MAX_UNAMBIGUOUS of clearly English or German words.
 */
const MIN_SHARING = 4;
const MAX_UNAMBIGUOUS = 0.2;

/**
 * Returns the language of a message that is neither English nor German, as its code in
 * content/assistant/other-languages.ts.
 */
export function otherLanguageOf(message: string): string | undefined {
  const words = wordsOf(message.toLowerCase())
    .map(({ text }) => text)
    .filter((word) => !isToolName(word));
  const isMostlyKnown = words.filter(isWord).length > words.length * MAX_KNOWN;
  const letters = words.join("");
  const byScript = Object.entries(otherLanguages).find(([, { script }]) => script?.test(letters));
  if (byScript && !isMostlyKnown) return byScript[0];
  const [[code, likelihood] = ["", 0]] = likelihoods(words.join(" "));
  const least = isMostlyKnown ? MIN_LIKELIHOOD : MIN_OTHER;
  if (!(code in otherLanguages) || likelihood < least) return undefined;
  const unambiguous = words.filter((word) => english.has(word) || german.has(word)).length;
  const isEnglishOrGerman =
    words.length < MIN_SHARING || unambiguous > words.length * MAX_UNAMBIGUOUS;
  if (isMostlyKnown && isEnglishOrGerman) return undefined;
  return words.some((word) => samplesHold(code, word)) ? code : undefined;
}

const sampleWords = new Map<string, Set<string>>();

/**
 * Whether the sample texts of a language contain the word. If they contain no word of a message, the message resembles
 * the language only by coincidence.
 */
function samplesHold(code: string, word: string): boolean {
  const held =
    sampleWords.get(code) ??
    new Set(
      otherLanguages[code]?.samples
        .flatMap((one) => wordsOf(one.toLowerCase()))
        .map(({ text }) => text),
    );
  sampleWords.set(code, held);
  return held.has(word);
}

/**
 * Weight in training of a sample text in another language. For each of these samples, there are a hundred example
 * messages in English and German.
 */
const SAMPLE_WEIGHT = 100;

export function learnLanguages(): Learned {
  const spoken = readExamples().flatMap(([, messages]) =>
    messages.flatMap((message) => {
      const lead = sum(message);
      const label = lead > 0 ? "de" : "en";
      return lead === 0 ? [] : [{ label, features: lettersOf(message), weight: 1 }];
    }),
  );
  const others = Object.entries(otherLanguages).flatMap(([label, { samples }]) =>
    samples.map((sample) => ({ label, features: lettersOf(sample), weight: SAMPLE_WEIGHT })),
  );
  return learn([...spoken, ...others]);
}

function lettersOf(message: string): string[] {
  return [...new Set(wordsOf(message).flatMap(({ text }) => partsOf(text.toLowerCase())))];
}

/**
 * Adds up the words of a message: above 0, the message is more German; below 0, more English. A message that is only a
 * name has the sum 0.
 */
function sum(message: string): number {
  if (isName(message)) return 0;
  const withoutAddresses = message.replace(/[^\s@]{1,64}@\S*/g, " ");
  const words = wordsOf(withoutAddresses).map(({ text }) => text.toLowerCase());
  return words.reduce((lead, word) => lead + leadOf(word), 0);
}

function leadOf(typed: string): number {
  // "what's" is as English as "what", and "geht's" as German as "geht".
  const word = typed.replace(/['’]s$/, "");
  if (german.has(word)) return 1;
  if (english.has(word)) return -1;
  if (nouns.has(word) || GERMAN_LETTERS.test(word) || GERMAN_ENDING.test(word)) return 1;
  if (small.has(word)) return 0;
  return isCompound(word) || PERHAPS_GERMAN.test(word) ? 0.5 : 0;
}
