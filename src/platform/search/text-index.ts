import { setImmediate as othersFirst } from "node:timers/promises";
import MiniSearch, { type QueryCombination } from "minisearch";
import { conceptsOf, type Leniency } from "./concepts.ts";
import { isNaming, judge, type Fields, type Judgment, type Match } from "./judge.ts";
import type { Way } from "./word-table.ts";
import { stemOf, wordsOf } from "./words.ts";

export type Searchable<Field extends string> = { id: string } & Record<Field, string>;

/** `score`: number for the ranking, without a unit. */
export type SearchHit<Field extends string = string> = Judgment<Field> & {
  id: string;
  score: number;
};

export type TextIndex<Field extends string = string> = {
  find: (query: string, most: number, leniency?: Leniency) => SearchHit<Field>[];
};

/** Number of documents that are indexed in one turn of the event loop. */
const AT_ONCE = 50;

export type Batches<T> = Iterable<readonly T[]> | AsyncIterable<readonly T[]>;

/**
 * Indexes texts for words, stems, synonyms and typing errors in English and German.
 * @param fields strongest first @param batches of texts, of which only one is in memory at a time
 */
export async function createTextIndex<Field extends string>(
  fields: Fields<Field>,
  batches: Batches<Searchable<NoInfer<Field>>>,
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
  const naming = order.filter((name) => isNaming(fields[name]));
  const counts = new Map<string, number>();
  for await (const texts of batches) {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE);
      index.addAll(some);
      for (const text of some) countNames(naming, text, counts);
      await othersFirst();
    }
  }
  const texts = index.documentCount;
  const maxTexts = Math.max(MIN_NAMED, texts * MAX_NAMED);
  const names = new Set([...counts].flatMap(([stem, count]) => (count <= maxTexts ? [stem] : [])));
  return {
    find(query, most, leniency) {
      const concepts = conceptsOf(query, vocabulary, leniency && { ...leniency, names });
      const queries = concepts.flatMap(({ ways }) => (ways.length > 0 ? [queryOf(ways)] : []));
      if (queries.length === 0) return [];
      const hits = index.search({ combineWith: "OR", queries }).slice(0, most);
      const matches = hits.map(({ match }) => match as Match<Field>);
      const among = leniency && Math.min(texts, most);
      const judged = judge(fields, concepts, matches, among);
      return hits.flatMap(({ id, score }, place) => {
        const judgment = judged[place];
        return judgment ? [{ id: String(id), score, ...judgment }] : [];
      });
    },
  };
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

/** Largest share of the texts that may hold a name; a word of more texts names nothing. */
const MAX_NAMED = 0.25;
const MIN_NAMED = 2;

/** Adds each stem of these fields to its count, once for a text. */
function countNames<Field extends string>(
  naming: readonly Field[],
  text: Searchable<Field>,
  counts: Map<string, number>,
): void {
  const stems = naming.flatMap((name) => wordsOf(text[name]).map(({ stem }) => stem));
  for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
}

/**
 * Minimum shares of a find: `min` of the whole question, `nearBest` of the best find's share. `min` accepts one
 * of two searched things when a title has its word, not when it has a synonym of it only.
 */
const SEARCH = { min: 0.45, nearBest: 0.6 };
/** A sentence says more than its wish, so its finds need smaller shares. */
const SENTENCE = { min: 0.3, nearBest: 0.5 };

export function fitting<Hit extends SearchHit>(finds: readonly Hit[], leniency?: Leniency): Hit[] {
  const { min, nearBest } = leniency ? SENTENCE : SEARCH;
  const best = Math.max(0, ...finds.map(({ share }) => share));
  return finds.filter(({ share }) => share >= Math.max(min, best * nearBest));
}
