import { emptyWords, searchWords } from "#content/library/search-words.ts";
import { nearest } from "./slips.ts";
import { stemOf, wordsOf, type Word } from "./words.ts";

/** No `ways`: nobody knows the word. */
export type Concept = {
  said: string;
  ways: Way[];
  /** Share of what was asked. */
  weight: number;
};

/** A template has to have all `stems`. */
export type Way = {
  stems: string[];
  /** 0 to 1: how surely it is what was meant. */
  weight: number;
  /** What the visitor reads where it is not their own word. */
  means?: string;
};

/** A word of the library by its stem. */
export type Vocabulary = ReadonlyMap<string, string>;

const MAX_WORDS = 24;
const SYNONYM = 0.85;
/** By each place further behind in a list of synonyms. */
const NEXT_SYNONYM = 0.93;
const SLIP = 0.9;
/** The last part of a joined German word says what it is, those before it of what kind. */
const QUALIFIER = 0.5;
const BEGINNING = 0.9;
/** Fewer letters are the beginning of too much. */
const MIN_PREFIX_LENGTH = 4;
const MAX_PREFIXES = 8;

const empty = new Set(emptyWords.map(stemOf));
/** By stems. */
const table = new Map<string, Way[]>();
for (const { name, finds, said } of searchWords) {
  for (const key of once(said).keys()) {
    const ways = [...once(finds)].map(([stems, phrase], place) => ({
      stems: stems.split(" "),
      weight: SYNONYM * NEXT_SYNONYM ** place,
      // Nobody has to be told that a hotel is a hotel.
      means: keyOf(wordsOf(name)) === key ? phrase : name,
    }));
    table.set(key, [...(table.get(key) ?? []), ...ways]);
  }
}
const longestPhrase = Math.max(...[...table.keys()].map((key) => key.split(" ").length));
const singleWords = [...table.keys()].filter((key) => !key.includes(" "));

function once(phrases: readonly string[]): Map<string, string> {
  return new Map(phrases.map((phrase) => [keyOf(wordsOf(phrase)), phrase]));
}

export type Leniency = {
  /** Further stems that say nothing about what is looked for. */
  empty: ReadonlySet<string>;
  /** Weight of a word that nobody knows. */
  unknown: number;
};
const STRICT: Leniency = { empty: new Set(), unknown: 1 };

export function conceptsOf(
  query: string,
  vocabulary: Vocabulary,
  leniency: Leniency = STRICT,
): Concept[] {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const concepts = new Map<string, Concept[]>();
  for (let n = 0; n < words.length;) {
    const length = phraseLength(words, n);
    const span = words.slice(n, n + Math.max(1, length));
    n += span.length;
    const key = keyOf(span);
    const saysNothing = empty.has(key) || leniency.empty.has(key);
    if (concepts.has(key) || (length === 0 && saysNothing)) continue;
    const isPhrase = length > 0;
    const found = span.flatMap((word) => (isPhrase ? [] : ofWord(word, vocabulary)));
    concepts.set(key, isPhrase ? [inTable(query, span)] : found);
  }
  return [...concepts.values()]
    .flat()
    .map((concept) =>
      concept.ways.length > 0 ? concept : { ...concept, weight: leniency.unknown },
    );
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(" ");
}

function phraseLength(words: readonly Word[], from: number): number {
  let length = Math.min(longestPhrase, words.length - from);
  while (length > 0 && !table.has(keyOf(words.slice(from, from + length)))) length -= 1;
  return length;
}

function inTable(query: string, span: readonly Word[]): Concept {
  const [first, last] = [span[0], span.at(-1)];
  const said = query.slice(first?.at, (last?.at ?? 0) + (last?.text.length ?? 0));
  const own = { stems: span.map(({ stem }) => stem), weight: 1 };
  return { said, ways: [own, ...(table.get(keyOf(span)) ?? [])], weight: 1 };
}

function ofWord({ text: said, stem }: Word, vocabulary: Vocabulary): Concept[] {
  if (vocabulary.has(stem)) return [{ said, ways: [{ stems: [stem], weight: 1 }], weight: 1 }];
  if (stem.length > MAX_WORD_LENGTH) return [{ said, ways: [], weight: 1 }];
  const parts = knownParts(stem);
  if (parts) {
    return parts.map((part, place) => {
      const isLast = place === parts.length - 1;
      return { said, ways: table.get(part) ?? [], weight: isLast ? 1 : QUALIFIER };
    });
  }
  const ways = guesses(stem, vocabulary);
  const half = ways.length > 0 ? undefined : partlyKnown(stem);
  if (!half) return [{ said, ways, weight: 1 }];
  // A part that nobody knows finds nothing, but it was asked for.
  return half.map((part) => ({ said, ways: table.get(part) ?? misspelled(part), weight: 1 }));
}

/** For a word that is not finished, else for one that is misspelled. */
function guesses(stem: string, vocabulary: Vocabulary): Way[] {
  const known = [...new Set([...singleWords, ...vocabulary.keys()])];
  const begun =
    stem.length < MIN_PREFIX_LENGTH ? [] : known.filter((word) => word.startsWith(stem));
  const certainty = begun.length > 0 ? BEGINNING : SLIP;
  const likely = begun.length > 0 ? begun.slice(0, MAX_PREFIXES) : nearest(stem, known);
  return likely.flatMap((word) => {
    const written = vocabulary.get(word);
    const own = written ? [{ stems: [word], weight: certainty, means: written }] : [];
    return [...own, ...lessCertain(table.get(word) ?? [], certainty)];
  });
}

function misspelled(part: string): Way[] {
  return nearest(part, singleWords).flatMap((word) => lessCertain(table.get(word) ?? [], SLIP));
}

function lessCertain(ways: readonly Way[], certainty: number): Way[] {
  return ways.map((way) => ({ ...way, weight: way.weight * certainty }));
}

/** What German puts between the parts of a word. */
const JOINTS = ["", "s", "es", "n", "en", "e"];
const MIN_PART_LENGTH = 4;
const MAX_WORD_LENGTH = 60;

/** @param hopeless ends that have been tried: there are very many ways to one */
function knownParts(word: string, hopeless = new Set<string>()): string[] | undefined {
  if (hopeless.has(word)) return undefined;
  const whole = stemOf(word);
  if (table.has(whole)) return [whole];
  for (let n = word.length - MIN_PART_LENGTH; n >= MIN_PART_LENGTH; n -= 1) {
    const head = stemOf(word.slice(0, n));
    if (!table.has(head)) continue;
    for (const joint of JOINTS) {
      if (!word.startsWith(joint, n)) continue;
      const rest = knownParts(word.slice(n + joint.length), hopeless);
      if (rest) return [head, ...rest];
    }
  }
  hopeless.add(word);
  return undefined;
}

/** The longest known beginning or end and the rest, best with a rest that is only misspelled. */
function partlyKnown(word: string): string[] | undefined {
  let longest: string[] | undefined;
  for (let n = word.length - MIN_PART_LENGTH; n >= MIN_PART_LENGTH; n -= 1) {
    for (const [part, rest, isHead] of [
      [stemOf(word.slice(0, n)), word.slice(n), true],
      [stemOf(word.slice(-n)), word.slice(0, -n), false],
    ] as const) {
      if (!table.has(part)) continue;
      const parts = isHead ? [part, rest] : [rest, part];
      if (misspelled(rest).length > 0) return parts;
      longest ??= parts;
    }
  }
  return longest;
}

/** By its stem. */
export function isKnown(stem: string): boolean {
  return table.has(stem);
}
