import { emptyStems } from "#platform/search/concepts.ts";
import { wordsOf } from "#platform/search/words.ts";
import { fitting, type SearchHit } from "#platform/search/text-index.ts";
import type { Template } from "../../contract.ts";
import { exclusionIn } from "./exclusion.ts";
import type { Field, LibraryIndex } from "./searchable.ts";

type Hit = SearchHit<Field>;
/**
 * Templates found by a search, the best first. `fits`: those that fit the search. `near`: those that are at least
 * similar to it.
 */
export type Ranking = { all: Hit[]; fits: Hit[]; near: Hit[] };

/**
 * Maximum number of ranked templates. The number is high because most ranked templates may contain the exact text of
 * the search, and such templates are not close matches.
 */
export const MAX_RANKED = 200;
/**
 * A template that lacks the searched words fits a search only with at least this likelihood (0 to 1). The likelihood
 * that a search asks for a template is learned from the assistant's example messages.
 */
const LIKELY = 0.25;
/**
 * If the sum of all templates' likelihoods (0 to 1) is below this, the search finds only templates with the searched
 * words.
 */
const IS_TASK = 0.8;
/**
 * If the sum of all templates' likelihoods (0 to 1) is below this, the search is about something that no template does.
 */
const IS_OTHER = 0.08;
/**
 * If a search is about something that no template does, a template must contain at least this share (0 to 1) of the
 * searched words. Exempt are templates without example messages, and all templates if the search is only a synonym such
 * as "clinic".
 */
const NAMED = 0.85;
/**
 * A template counts as similar to a search if it reaches one of these minimum values (0 to 1). `share`: part of the
 * searched text that the template contains.
 */
const NEAR = { likelihood: 0.01, share: 0.5 };
/** A template's rank is its word score (1 for the best template), plus this weight times its likelihood (0 to 1). */
const LIKELIHOOD_WEIGHT = 1.5;

/**
 * Ranks templates by their words, and by the example messages from which the assistant has learned. A search such as
 * "emails without AI" finds what "emails" finds, except the templates that use AI.
 */
export async function rankIn(index: LibraryIndex, text: string): Promise<Ranking> {
  const labels = () => [...index.labels];
  const excluded = exclusionIn(text, (stem) => labels().some(([, of]) => of.includes(stem)));
  if (!excluded) return rankAll(index, text);
  const isLeft = ({ id }: Pick<Hit, "id">) =>
    !index.labels.get(id)?.some((label) => excluded.labels.has(label));
  if (subjectOf(excluded.rest) === "") {
    const hits = labels().map(([id]): Hit => ({ id, score: 0, share: 1, reasons: [] }));
    const left = hits.filter(isLeft);
    return { all: left, fits: left, near: left };
  }
  const { all, fits, near } = await rankAll(index, excluded.rest);
  return { all: all.filter(isLeft), fits: fits.filter(isLeft), near: near.filter(isLeft) };
}

/** Returns the word stems of a text, without those of words that say nothing about its subject. */
function subjectOf(text: string): string {
  const stems = wordsOf(text).map(({ stem }) => stem);
  return stems.filter((stem) => !emptyStems.has(stem)).join(" ");
}

async function rankAll(index: LibraryIndex, text: string): Promise<Ranking> {
  const { understand } = await import("#platform/understanding/understand.ts");
  const found = index.find(text, MAX_RANKED);
  const { meanings, isKnown } = understand(text);
  if (!isKnown || meanings.length === 0) {
    return { all: found, fits: fitting(found), near: found.filter(sharesEnough) };
  }
  const likelihoods = new Map(
    meanings.flatMap(({ label, likelihood }) => {
      const id = index.taught.get(label);
      return id === undefined ? [] : [[id, likelihood] as const];
    }),
  );
  const task = [...likelihoods.values()].reduce((sum, likelihood) => sum + likelihood, 0);
  const byWords = new Set(fitting(found).map(({ id }) => id));
  const others = [...likelihoods.keys()].filter((id) => !found.some((hit) => hit.id === id));
  const best = found[0]?.score ?? 1;
  const subject = subjectOf(text);
  const isSynonym = found.some(({ reasons }) =>
    reasons.some(({ term, means }) => means && subjectOf(term) === subject),
  );
  // A template that the operator has added has no example messages, and so no likelihood. Its `share`, the part of the
  // search that it contains, takes the place of the likelihood.
  const rank = ({ id, score, share }: Hit) =>
    score / best + LIKELIHOOD_WEIGHT * (likelihoods.get(id) ?? share);
  const all = [...found, ...others.map((id): Hit => ({ id, score: 0, share: 0, reasons: [] }))]
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MAX_RANKED);
  const fits = all.filter(({ id, share }) => {
    const likelihood = likelihoods.get(id);
    const isNamed = isSynonym || likelihood === undefined || task >= IS_OTHER || share >= NAMED;
    return (byWords.has(id) && isNamed) || (task >= IS_TASK && (likelihood ?? 0) >= LIKELY);
  });
  const near = all.filter(
    (hit) => sharesEnough(hit) || (likelihoods.get(hit.id) ?? 0) >= NEAR.likelihood,
  );
  return { all, fits, near };
}

function sharesEnough({ share }: Hit): boolean {
  return share >= NEAR.share;
}

/** Whether a template's title, or the name of one of its services or categories, contains the search as whole words. */
export function isCalled(
  search: string,
  { title, tools, category }: Pick<Template, "title" | "tools" | "category">,
): boolean {
  const words = (text: string) =>
    ` ${wordsOf(text)
      .map((word) => word.text.toLowerCase())
      .join(" ")} `;
  return [title, ...tools, ...category].some((name) => words(name).includes(words(search)));
}
