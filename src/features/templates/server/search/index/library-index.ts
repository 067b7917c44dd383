import MiniSearch, { type QueryCombination } from "minisearch";
import { conceptsOf, type Concept, type Way } from "./concepts.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A template's texts, by how much a word in them tells. */
export type Searchable = { id: string } & Record<Field, string>;

/** How much a word counts there: among all finds, and for whether it is a find at all (0 to 1). */
const FIELDS = {
  title: { boost: 6, strength: 1 },
  /** Tools, categories, industries. */
  labels: { boost: 4, strength: 1 },
  /** Outcome and summary. */
  outcome: { boost: 3, strength: 0.9 },
  /** Description and features. */
  description: { boost: 2, strength: 0.8 },
  steps: { boost: 1, strength: 0.5 },
  guide: { boost: 0.5, strength: 0.3 },
} as const;
export type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
const boost = Object.fromEntries(NAMES.map((name) => [name, FIELDS[name].boost]));

/** Where one thing that was looked for was found. */
export type Reason = { said: string; stems: string[]; field: Field; means?: string };

/** @property share of what was asked that it holds, 0 to 1 */
export type SearchHit = { id: string; share: number; reasons: Reason[] };

export type LibraryIndex = {
  /** Best first, at most `most`. */
  find: (query: string, most: number) => SearchHit[];
};

/** Others have their turn after so many templates. */
const AT_ONCE = 50;

export async function createLibraryIndex(texts: readonly Searchable[]): Promise<LibraryIndex> {
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<Searchable>({
    fields: NAMES,
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm(word) {
      const stem = stemOf(word);
      if (!vocabulary.has(stem)) vocabulary.set(stem, word.toLowerCase());
      return stem;
    },
    searchOptions: { boost, tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  await index.addAllAsync(texts, { chunkSize: AT_ONCE });
  return {
    find(query, most) {
      const concepts = conceptsOf(query, vocabulary);
      const queries = concepts.flatMap(({ ways }) => (ways.length > 0 ? [queryOf(ways)] : []));
      if (queries.length === 0) return [];
      return index
        .search({ combineWith: "OR", queries })
        .slice(0, most)
        .map(({ id, match }) => judge(String(id), match as Match, concepts));
    },
  };
}

/** A find fits when it holds this share of what was asked, and of what the best one holds. */
const MIN_SCORE = 0.45;
const NEAR_BEST = 0.6;

/** Those that fit: what merely comes nearest is left out. */
export function fitting(finds: readonly SearchHit[]): SearchHit[] {
  const best = Math.max(0, ...finds.map(({ share }) => share));
  return finds.filter(({ share }) => share >= Math.max(MIN_SCORE, best * NEAR_BEST));
}

function queryOf(ways: readonly Way[]): QueryCombination {
  return {
    combineWith: "OR",
    queries: ways.map(({ stems, weight }) => ({
      combineWith: "AND",
      queries: stems,
      boostTerm: () => weight,
    })),
  };
}

/** The fields in which each stem stands. */
type Match = Record<string, Field[]>;

function judge(id: string, match: Match, concepts: readonly Concept[]): SearchHit {
  const best = concepts.map((concept) => strongest(concept, match));
  const held = sum(best.map(({ strength }, place) => strength * (concepts[place]?.weight ?? 0)));
  const reasons = best.flatMap(({ reason }) => (reason ? [reason] : []));
  return { id, share: held / sum(concepts.map(({ weight }) => weight)), reasons };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

type Strongest = { strength: number; reason?: Reason };

function strongest({ said, ways }: Concept, match: Match): Strongest {
  let best: Strongest = { strength: 0 };
  for (const { stems, weight, means } of ways) {
    const field = weakest(stems.map((stem) => match[stem]));
    const strength = field ? weight * FIELDS[field].strength : 0;
    if (!field || strength <= best.strength) continue;
    best = { strength, reason: { said, stems, field, ...(means && { means }) } };
  }
  return best;
}

/** Of the strongest field of each stem the weakest; undefined where one is missing. */
function weakest(places: readonly (Field[] | undefined)[]): Field | undefined {
  const order = places.map((fields) => NAMES.findIndex((name) => fields?.includes(name)));
  return order.includes(-1) ? undefined : NAMES[Math.max(...order)];
}
