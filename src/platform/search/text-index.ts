import { setImmediate as othersFirst } from "node:timers/promises";
import { conceptsOf, type Leniency } from "./concepts.ts";
import { isNaming, judge, type Fields, type Judgment, type Match } from "./judge.ts";
import { writePostings } from "./postings.ts";
import { wordsOf } from "./words.ts";

export type Searchable<Field extends string> = { id: string } & Record<Field, string>;

export type SearchHit<Field extends string = string> = Judgment<Field> & {
  id: string;
  score: number;
};

export type TextIndex<Field extends string = string> = {
  find: (query: string, most: number, leniency?: Leniency) => SearchHit<Field>[];
};

/** Number of texts that are indexed in one go. Between two such batches, the server answers other requests. */
const AT_ONCE = 50;

export type Batches<T> = Iterable<readonly T[]> | AsyncIterable<readonly T[]>;

/**
 * Makes an index that finds words, stems, synonyms and misspelled words in English and German.
 * @param fields - the fields of a text, strongest first
 * @param batches - the texts; only one batch is in memory at a time
 */
export async function createTextIndex<Field extends string>(
  fields: Fields<Field>,
  batches: Batches<Searchable<NoInfer<Field>>>,
): Promise<TextIndex<Field>> {
  const order = Object.keys(fields) as Field[];
  const naming = order.map((name) => isNaming(fields[name]));
  const vocabulary = new Map<string, string>();
  const counts = new Map<string, number>();
  const ids: string[] = [];
  const writer = writePostings(order.map((name) => fields[name].boost));
  for await (const texts of batches) {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      for (const text of texts.slice(from, from + AT_ONCE)) {
        const words = order.map((name) => wordsOf(text[name]));
        ids.push(text.id);
        writer.add(words);
        for (const { stem, text: word } of words.flat())
          if (!vocabulary.has(stem)) vocabulary.set(stem, word.toLowerCase());
        const named = words.flatMap((fieldWords, field) => (naming[field] ? fieldWords : []));
        for (const stem of new Set(named.map((word) => word.stem)))
          counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
      await othersFirst();
    }
  }
  const postings = writer.finish();
  const maxTexts = Math.max(MIN_NAMED, ids.length * MAX_NAMED);
  const names = new Set([...counts].flatMap(([stem, count]) => (count <= maxTexts ? [stem] : [])));
  return {
    find(query, most, leniency) {
      const concepts = conceptsOf(query, vocabulary, leniency && { ...leniency, names });
      const ways = concepts.flatMap((concept) => concept.ways);
      const stems = [...new Set(ways.flatMap((way) => way.stems))];
      const ranked = postings.rank(ways, most);
      const fieldsWith = (stem: string, text: number) =>
        postings.fieldsWith(stem, text).flatMap((field) => order[field] ?? []);
      const matches = ranked.map(
        ({ text }): Match<Field> => new Map(stems.map((stem) => [stem, fieldsWith(stem, text)])),
      );
      const among = leniency && Math.min(ids.length, most);
      const judged = judge(fields, concepts, matches, among);
      return ranked.flatMap(({ text, score }, place) => {
        const [id, judgment] = [ids[text], judged[place]];
        return id && judgment ? [{ id, score, ...judgment }] : [];
      });
    },
  };
}

/**
 * Maximum fraction (0 to 1) of the titles that may contain a word. In a search by a sentence, a word in more titles
 * counts as unknown unless it is in the synonym table, because it says little about a single text.
 */
const MAX_NAMED = 0.25;
const MIN_NAMED = 2;

/**
 * Limits for the `share` of a result: at least `min`, and at least `nearBest` times the share of the best result.
 * Example: a visitor searches for two things. A text whose title contains one of them is a result (0.5). A text whose
 * title contains only a synonym of one is not (less than 0.45).
 */
const SEARCH = { min: 0.45, nearBest: 0.6 };
/**
 * Limits for a search by a sentence, such as a chat message. They are lower than in `SEARCH`, because some words of a
 * sentence do not say what the visitor wants.
 */
const SENTENCE = { min: 0.3, nearBest: 0.5 };

export function fitting<Hit extends SearchHit>(finds: readonly Hit[], leniency?: Leniency): Hit[] {
  const { min, nearBest } = leniency ? SENTENCE : SEARCH;
  const best = Math.max(0, ...finds.map(({ share }) => share));
  return finds.filter(({ share }) => share >= Math.max(min, best * nearBest));
}
