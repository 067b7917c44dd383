import { emptyWords, lessWords } from "#content/library/search-words.ts";
import { knownParts, partlyKnown } from "./compounds.ts";
import { nearest } from "./slips.ts";
import {
  elsewhere,
  keyOf,
  lessCertain,
  longestPhrase,
  misspelled,
  singleWords,
  SLIP,
  table,
  type Way,
} from "./word-table.ts";
import { stemOf, wordsOf, type Word } from "./words.ts";

/**
 * Something for which a visitor searches, such as "invoice" in "remind of unpaid invoices". `ways`: the wordings by
 * which a text can mention it; empty if the visitor's word is unknown.
 */
export type Concept = {
  term: string;
  ways: Way[];
  weight: number;
};

export type Vocabulary = ReadonlyMap<string, string>;

export type Leniency = {
  /** Stems of filler words. The search ignores a filler word, unless it is in the synonym table. */
  empty: ReadonlySet<string>;
  /**
   * Stems of everyday words. The search ignores them even if they are in the synonym table or in a template's title.
   */
  everyday: ReadonlySet<string>;
  /** Stems of words for services that no template provides, but for which visitors may ask. */
  services: ReadonlySet<string>;
  /** Stems of words that are never corrected. */
  spelled: ReadonlySet<string>;
  /** Weight of an unknown word. All unknown words together weigh at most `maxUnknown`. */
  unknown: number;
  maxUnknown: number;
};

/** Settings for a search by a sentence, such as a chat message. `names`: stems of words that are in few titles. */
export type Sentence = Leniency & { names: ReadonlySet<string> };

const MAX_WORDS = 24;
/**
 * Weight of each part of a German compound except the last, because only the last part names the thing. In
 * "Kundenrechnung" (customer invoice), "Rechnung" is the thing.
 */
const QUALIFIER = 0.5;
/**
 * Weight of a search word for something that no template does, such as "payroll". It is more than the weight of two
 * ordinary words (1 each). The search then finds nothing, instead of templates that fit only the ordinary words.
 */
const ELSEWHERE = 3;
const BEGINNING = 0.9;
/** Minimum number of letters of an unfinished word. Fewer letters would match too many words. */
const MIN_PREFIX_LENGTH = 4;
const MAX_PREFIXES = 8;
const MAX_WORD_LENGTH = 60;
const NUMBER = /^\p{N}+$/u;

const empty = new Set(emptyWords.map(stemOf));
/** Stems of words that say nothing about the subject of what is typed in a search field. */
export const emptyStems: ReadonlySet<string> = new Set([...emptyWords, ...lessWords].map(stemOf));
export function conceptsOf(query: string, vocabulary: Vocabulary, sentence?: Sentence): Concept[] {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const concepts = new Map<string, Concept[]>();
  for (let n = 0; n < words.length;) {
    const length = phraseLength(words, n, sentence);
    const span = words.slice(n, n + Math.max(1, length));
    n += span.length;
    const key = keyOf(span);
    if (concepts.has(key) || saysNothing(key, length > 0, sentence)) continue;
    const isPhrase = length > 0;
    const found = span.flatMap((word) => (isPhrase ? [] : ofWord(word, vocabulary, sentence)));
    concepts.set(key, isPhrase ? [inTable(query, span)] : found);
  }
  return weighed([...concepts.values()].flat(), sentence);
}

function saysNothing(key: string, isInTable: boolean, sentence: Sentence | undefined): boolean {
  if (sentence?.everyday.has(key)) return true;
  if (isInTable) return false;
  return sentence
    ? empty.has(key) || sentence.empty.has(key) || NUMBER.test(key)
    : emptyStems.has(key);
}

function weighed(concepts: readonly Concept[], sentence: Sentence | undefined): Concept[] {
  if (!sentence) return [...concepts];
  const isVague = ({ weight }: Concept) => weight === sentence.unknown;
  const weight = Math.min(sentence.unknown, sentence.maxUnknown / concepts.filter(isVague).length);
  return concepts.map((concept) => (isVague(concept) ? { ...concept, weight } : concept));
}

function phraseLength(words: readonly Word[], from: number, sentence?: Sentence): number {
  const isPhrase = (key: string) => table.has(key) || (!sentence && elsewhere.has(key));
  let length = Math.min(longestPhrase, words.length - from);
  while (length > 0 && !isPhrase(keyOf(words.slice(from, from + length)))) length -= 1;
  return length;
}

function inTable(query: string, span: readonly Word[]): Concept {
  const [first, last] = [span[0], span.at(-1)];
  const term = query.slice(first?.at, (last?.at ?? 0) + (last?.text.length ?? 0));
  const literal = { stems: span.map(({ stem }) => stem), weight: 1 };
  const key = keyOf(span);
  return {
    term,
    ways: [literal, ...(table.get(key) ?? [])],
    weight: elsewhere.has(key) ? ELSEWHERE : 1,
  };
}

function ofWord(
  { text: term, stem }: Word,
  vocabulary: Vocabulary,
  sentence: Sentence | undefined,
): Concept[] {
  const nothing = { term, ways: [], weight: sentence?.unknown ?? 1 };
  const isName = (sentence?.names ?? vocabulary).has(stem);
  if (isName) return [{ term, ways: [{ stems: [stem], weight: 1 }], weight: 1 }];
  if (sentence?.services.has(stem)) return [{ ...nothing, weight: 1 }];
  if (vocabulary.has(stem) || stem.length > MAX_WORD_LENGTH) return [nothing];
  const parts = knownParts(stem);
  if (parts) {
    return parts.map((part, place) => {
      const isLast = place === parts.length - 1;
      return { term, ways: table.get(part) ?? [], weight: isLast ? 1 : QUALIFIER };
    });
  }
  const ways = sentence?.spelled.has(stem) ? [] : guesses(stem, vocabulary, sentence);
  if (ways.length > 0) return [{ term, ways, weight: 1 }];
  const half = partlyKnown(stem)?.map((part) => table.get(part) ?? misspelled(part));
  // The last part of a German compound names the thing. If that part is unknown and the query is a sentence, the whole
  // compound counts as an unknown word.
  if (!half || (sentence && half.at(-1)?.length === 0)) return [nothing];
  // Each part becomes a concept of its own, even an unknown part. No text contains the unknown part, so each text fits
  // the query less well than if both parts were known.
  return half.map((known) => ({ term, ways: lessCertain(known, SLIP), weight: 1 }));
}

/** Guesses which known words an unknown word may mean: it may be misspelled or, in a search field, unfinished. */
function guesses(stem: string, vocabulary: Vocabulary, sentence: Sentence | undefined): Way[] {
  const names = sentence?.names ?? vocabulary.keys();
  // The comparison of the first letters is cheap. It rules out most of the tens of thousands of words in a large
  // template library.
  const mayBeMeant = (word: string) =>
    word[0] === stem[0] && !(sentence && saysNothing(word, false, sentence));
  const known = [...new Set([...singleWords, ...names].filter(mayBeMeant))];
  const begun =
    sentence || stem.length < MIN_PREFIX_LENGTH
      ? []
      : known.filter((word) => word.startsWith(stem));
  const certainty = begun.length > 0 ? BEGINNING : SLIP;
  const likely = begun.length > 0 ? begun.slice(0, MAX_PREFIXES) : nearest(stem, known);
  return likely.flatMap((word) => {
    const written = vocabulary.get(word);
    const direct = written ? [{ stems: [word], weight: certainty, means: written }] : [];
    return [...direct, ...lessCertain(table.get(word) ?? [], certainty)];
  });
}
