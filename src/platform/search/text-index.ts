import MiniSearch, { type QueryCombination } from "minisearch";
import { conceptsOf, type Concept, type Leniency, type Way } from "./concepts.ts";
import { stemOf, wordsOf } from "./words.ts";

/** boost: among all finds; strength: whether it is a find at all (0 to 1). */
export type Fields<Field extends string> = Readonly<
  Record<Field, { boost: number; strength: number }>
>;

export type Searchable<Field extends string> = { id: string } & Record<Field, string>;

export type Reason<Field extends string = string> = {
  said: string;
  stems: string[];
  field: Field;
  means?: string;
};

/** share: of what was asked, 0 to 1; score: for ranking, without a unit. */
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

/** Documents at once; then others have their turn. */
const AT_ONCE = 50;

/** Words, stems, synonyms and typing errors in English and German. `fields`: strongest first. */
export async function createTextIndex<Field extends string>(
  fields: Fields<Field>,
  texts: readonly Searchable<NoInfer<Field>>[],
): Promise<TextIndex<Field>> {
  const names = Object.keys(fields) as Field[];
  const boost = Object.fromEntries(names.map((name) => [name, fields[name].boost]));
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<Searchable<Field>>({
    fields: names,
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
    find(query, most, leniency) {
      const concepts = conceptsOf(query, vocabulary, leniency);
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

/** A find has to hold this share of what was asked, and of what the best one holds. */
const MIN_SCORE = 0.45;
const NEAR_BEST = 0.6;

/** Leaves out what merely comes nearest. */
export function fitting<Hit extends SearchHit>(finds: readonly Hit[]): Hit[] {
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

/** Fields by stem. */
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
