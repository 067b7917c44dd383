import { LRUCache } from "lru-cache";
import { cues, fillers } from "#content/assistant/cues.ts";
import { brand } from "#content/site/brand.ts";
import { everydayWords } from "#content/assistant/everyday-words.ts";
import { toolNames } from "#content/assistant/tool-names.ts";
import { serviceWords } from "#content/assistant/service-words.ts";
import { emptyWords } from "#content/library/search-words.ts";
import { readLearned } from "#platform/learning/learned.ts";
import { contentBrand } from "#shared/business/apply-brand.ts";
import type { Leniency } from "#platform/search/concepts.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { nearest } from "#platform/search/slips.ts";
import { stemOf, wordsOf, type Word } from "#platform/search/words.ts";
import { learnSpelling } from "./examples.ts";

export type Match = { means: string; kind: "phrases" | "hints"; places: number[] };

const GAP = "…";
const MAX_GAP = 4;
/** Minimum number of letters of a stem that the assistant corrects. */
const MIN_CORRECTED = 4;

type Phrase = { means: string; kind: Match["kind"]; stems: string[] };

const allPhrases: Phrase[] = cues.flatMap(({ means, phrases, hints }) => [
  ...phrases.map((phrase) => ({ means, kind: "phrases" as const, stems: stemsOf(phrase) })),
  ...hints.map((phrase) => ({ means, kind: "hints" as const, stems: stemsOf(phrase) })),
]);
const byFirst = Map.groupBy(allPhrases, ({ stems }) => stems[0] ?? "");
const vocabulary = new Set(allPhrases.flatMap(({ stems }) => stems));
const empty = new Set([...emptyWords, ...fillers].flatMap((word) => stemsOf(word)));

const spelled = new Map(readLearned("spelling", import.meta.env?.PROD ? undefined : learnSpelling));
/**
 * The assistant corrects a misspelled word only to a word that occurs at least this often in the example messages. A
 * rarer word may itself be misspelled.
 */
const MIN_COMMON = 3;
const isCommon = (stem: string) => (spelled.get(stem) ?? 0) >= MIN_COMMON;
const vocabularyByLetter = Map.groupBy(vocabulary, ([letter]) => letter);
const commonByLetter = Map.groupBy([...spelled.keys()].filter(isCommon), ([letter]) => letter);

/** Settings for a search by a chat message, which contains more filler words than a search field. */
export const leniency: Leniency = {
  empty,
  everyday: new Set(everydayWords.flatMap(stemsOf)),
  services: new Set(
    Object.values(serviceWords)
      .flat()
      .filter((word) => !word.includes(" "))
      .flatMap(stemsOf),
  ),
  spelled: new Set(spelled.keys()),
  unknown: 0.25,
  maxUnknown: 0.75,
};

function stemsOf(phrase: string): string[] {
  return phrase
    .split(GAP)
    .flatMap((part, place) => [
      ...(place > 0 ? [GAP] : []),
      ...wordsOf(part).map(({ stem }) => stem),
    ]);
}

export function readWords(message: string): (Word & { isMended: boolean })[] {
  // Staff can set another brand name than the one in content/. The classifier knows only the name in content/, so this
  // name takes the place of the other one.
  const named = message.replaceAll(brand.name, contentBrand().name);
  return wordsOf(named).map((word) => {
    const stem = mended(word.stem);
    return { ...word, stem, isMended: stem !== word.stem };
  });
}

const corrections = new LRUCache<string, string>({ max: 5000, memoMethod: corrected });

/** Corrects a misspelled stem. A stem with a digit, such as "b2b", is never corrected. */
function mended(stem: string): string {
  const isRight = isKnownStem(stem) || stem.length < MIN_CORRECTED || /\d/u.test(stem);
  return isRight ? stem : corrections.memo(stem);
}

function corrected(stem: string): string {
  const among = (byLetter: typeof commonByLetter) => byLetter.get(stem[0]) ?? [];
  return (
    nearest(stem, among(vocabularyByLetter))[0] ?? nearest(stem, among(commonByLetter))[0] ?? stem
  );
}

const FOREIGN = /[^\P{L}a-zäöüßéèê]/iu;
/** Matches letters that `stemOf` replaces: "ü" and "ue" become "u". */
const UMLAUT = /[aou]e|[äöü]/iu;

/**
 * Whether the assistant knows a word in this spelling. `stemOf` replaces letters such as "ü". Many foreign words and
 * random letters therefore have the stem of a known word. If the stem is short and `stemOf` has replaced letters, the
 * stem must be common or part of a known phrase.
 */
export function isWord(text: string): boolean {
  const stem = stemOf(text);
  if (FOREIGN.test(text)) return false;
  if (stem.length < MIN_CORRECTED && UMLAUT.test(text))
    return vocabulary.has(stem) || isCommon(stem);
  return isKnownStem(stem) || leniency.everyday.has(stem);
}

/** Companies whose tools people also call by a name without the company: "Sheets" for "Google Sheets". */
const MAKERS = new Set(
  "adobe campaign dropbox google gravity housecall microsoft office power sage sap".split(" "),
);
const names = new Set(
  toolNames.flatMap((name) => {
    const words = name.split(" ");
    if (words.length > 1 && !MAKERS.has(words[0] ?? "")) return [];
    return words.filter((word) => !empty.has(stemOf(word)));
  }),
);

export function isToolName(text: string): boolean {
  return names.has(text.toLowerCase());
}

function isKnownStem(stem: string): boolean {
  return vocabulary.has(stem) || spelled.has(stem) || empty.has(stem) || isKnown(stem);
}

export function isTelling({ stem }: Word): boolean {
  return !empty.has(stem);
}

export function matchesIn(words: readonly Word[]): Match[] {
  return words.flatMap(({ stem }, start) =>
    (byFirst.get(stem) ?? []).flatMap(({ means, kind, stems }) => {
      const places = placesOf(stems, words, start);
      return places ? [{ means, kind, places }] : [];
    }),
  );
}

/**
 * Looks for the stems of a phrase in the words. The first stem must be the word at `start`. A gap in the phrase stands
 * for at most MAX_GAP words.
 * @param next - index in `stems` of the next stem to look for
 * @returns the indexes of the words that match; undefined if the phrase is not there
 */
function placesOf(
  stems: readonly string[],
  words: readonly Word[],
  start: number,
  next = 0,
): number[] | undefined {
  const stem = stems[next];
  if (stem === undefined) return [];
  if (stem === GAP) {
    for (let skipped = 0; skipped <= MAX_GAP; skipped += 1) {
      const places = placesOf(stems, words, start + skipped, next + 1);
      if (places) return places;
    }
    return undefined;
  }
  if (words[start]?.stem !== stem) return undefined;
  const places = placesOf(stems, words, start + 1, next + 1);
  return places && [start, ...places];
}
