import MiniSearch, { type QueryCombination } from "minisearch";
import { conceptsOf, type Concept, type Leniency, type Way } from "./concepts.ts";
import { stemOf, wordsOf } from "./words.ts";

/** How much a word counts in a field: among all finds, and for whether it is a find at all (0 to 1). */
export type Fields<Field extends string> = Readonly<
  Record<Field, { boost: number; strength: number }>
>;

/** A document's texts by field. */
export type Searchable<Field extends string> = { id: string } & Record<Field, string>;

/** Where one thing that was looked for was found. */
export type Reason<Field extends string = string> = {
  said: string;
  stems: string[];
  field: Field;
  means?: string;
};

/**
 * @property share of what was asked that it holds, 0 to 1
 * @property score by which it is ranked, without a unit
 */
export type SearchHit<Field extends string = string> = {
  id: string;
  share: number;
  score: number;
  reasons: Reason<Field>[];
};

export type TextIndex<Field extends string = string> = {
  /** Best first, at most `most`. */
  find: (query: string, most: number, leniency?: Leniency) => SearchHit<Field>[];
};

/** Others have their turn after so many documents. */
const AT_ONCE = 50;

/**
 * An index over texts, in memory: words, stems, synonyms and typing errors, English and German.
 * @param fields the strongest first
 */
export async function createTextIndex<Field extends string>(
  fields: Fields<Field>,
  texts: readonly Searchable<NoInfer<Field>>[],
): Promise<TextIndex<Field>> {
  const order = Object.keys(fields) as Field[];
  const boost = Object.fromEntries(order.map((name) => [name, fields[name].boost]));
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<Searchable<Field>>({
    fields: order,
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm(word) {
      const stem = stemOf(word);
      if (!vocabulary.has(stem)) vocabulary.set(stem, word.toLowerCase());
      return stem;
    },
    searchOptions: { boost, tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  await index.addAllAsync(texts, { chunkSize: AT_ONCE });
  const names = namesIn(fields, texts);
  return {
    find(query, most, leniency) {
      const concepts = conceptsOf(query, vocabulary, leniency && { ...leniency, names });
      const queries = concepts.flatMap(({ ways }) => (ways.length > 0 ? [queryOf(ways)] : []));
      if (queries.length === 0) return [];
      return index
        .search({ combineWith: "OR", queries })
        .slice(0, most)
        .map(({ id, score, match }) => ({
          id: String(id),
          score,
          ...judge(fields, match as Match<Field>, concepts),
        }));
    },
  };
}

/** A word that more of the texts have, but at least so many, is no name. */
const MAX_NAMED = 0.25;
const MIN_NAMED = 2;

/** The stems in the strongest fields that few enough of the texts have there. */
function namesIn<Field extends string>(
  fields: Fields<Field>,
  texts: readonly Searchable<Field>[],
): Set<string> {
  const strongest = (Object.keys(fields) as Field[]).filter((name) => fields[name].strength === 1);
  const most = Math.max(MIN_NAMED, texts.length * MAX_NAMED);
  const counts = new Map<string, number>();
  for (const text of texts) {
    const stems = strongest.flatMap((name) => wordsOf(text[name]).map(({ stem }) => stem));
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([stem, count]) => (count <= most ? [stem] : [])));
}

/**
 * A find fits when it holds this share of what was asked, and of what the best one holds. The least
 * is one of two things, by another word than the visitor's own, in a title.
 */
const SEARCH = { min: 0.42, nearBest: 0.6 };
/** In a sentence more is said than is looked for. */
const SENTENCE = { min: 0.3, nearBest: 0.5 };

/** Those that fit: what merely comes nearest is left out. */
export function fitting<Hit extends SearchHit>(finds: readonly Hit[], leniency?: Leniency): Hit[] {
  const { min, nearBest } = leniency ? SENTENCE : SEARCH;
  const best = Math.max(0, ...finds.map(({ share }) => share));
  return finds.filter(({ share }) => share >= Math.max(min, best * nearBest));
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
type Match<Field extends string> = Record<string, Field[]>;

function judge<Field extends string>(
  fields: Fields<Field>,
  match: Match<Field>,
  concepts: readonly Concept[],
): Pick<SearchHit<Field>, "share" | "reasons"> {
  const best = concepts.map((concept) => strongest(fields, concept, match));
  const held = sum(best.map(({ strength }, place) => strength * (concepts[place]?.weight ?? 0)));
  const reasons = best.flatMap(({ reason }) => (reason ? [reason] : []));
  return { share: held / sum(concepts.map(({ weight }) => weight)), reasons };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

type Strongest<Field extends string> = { strength: number; reason?: Reason<Field> };

function strongest<Field extends string>(
  fields: Fields<Field>,
  { said, ways }: Concept,
  match: Match<Field>,
): Strongest<Field> {
  const order = Object.keys(fields) as Field[];
  let best: Strongest<Field> = { strength: 0 };
  for (const { stems, weight, means } of ways) {
    const field = weakest(
      order,
      stems.map((stem) => match[stem]),
    );
    const strength = field ? weight * fields[field].strength : 0;
    if (!field || strength <= best.strength) continue;
    best = { strength, reason: { said, stems, field, ...(means && { means }) } };
  }
  return best;
}

/** Of the strongest field of each stem the weakest; undefined where one is missing. */
function weakest<Field extends string>(
  order: readonly Field[],
  places: readonly (Field[] | undefined)[],
): Field | undefined {
  const found = places.map((fields) => order.findIndex((name) => fields?.includes(name)));
  return found.includes(-1) ? undefined : order[Math.max(...found)];
}
