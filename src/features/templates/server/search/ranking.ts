import { fitting, type SearchHit } from "#platform/search/text-index.ts";
import type { Field, LibraryIndex } from "./searchable.ts";

type Hit = SearchHit<Field>;
/** Templates by how well they answer a search, best first. `fits`: only those that answer it. `near`: those close to it. */
export type Ranking = { all: Hit[]; fits: Hit[]; near: Hit[] };

/** Maximum results considered for close matches, since most of them may be exact matches. */
export const MAX_RANKED = 200;
/** A template that its words do not answer is shown if its example messages make it at least this likely. */
const LIKELY = 0.25;
/** Minimum likelihood of all templates together for showing one that its words do not answer. */
const IS_TASK = 0.8;
/** If all templates together are less likely than this, the search is about something that no template does. */
const IS_OTHER = 0.03;
/**
 * Minimum share of a search about something else for showing a template all the same. A search that is one of the
 * library's synonyms, such as a trade ("clinic"), needs no such share.
 */
const NAMED = 0.85;
/** Minimum likelihood, or share of the search in its words, of a template that is near a search without results. */
const NEAR = { likelihood: 0.01, share: 0.5 };
/** Weight of a template's likelihood by its example messages, compared with its words. */
const LIKELIHOOD_WEIGHT = 1.5;

/** Ranks templates by their words and by the example messages from which the assistant has learned. */
export async function rankIn(index: LibraryIndex, text: string): Promise<Ranking> {
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
  const isSynonym = found.some(({ reasons }) =>
    reasons.some(({ said, means }) => means && said.toLowerCase() === text.trim().toLowerCase()),
  );
  // A template without examples, which an operator added, is as likely as the share of the search that it contains.
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
