import type { TemplateCard } from "../../contract.ts";
import type { TemplateFacts } from "./template-store.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTemplate } from "./understand/meanings.ts";
import { understand, type Understanding } from "./understand/understand.ts";

/** A template that is likelier is shown though a search does not find it. */
export const LIKELY = 0.25;
/** Words that a template shares with a message are chance where its examples are so unlike it. */
const MIN_LIKELIHOOD = 0.03;
const DOUBT = 0.5;
/** So few words are keywords, on which examples cast no doubt; or they go on with what was said before. */
const MAX_SHORT = 2;
const CONTEXT_WEIGHT = 0.7;
/** Others are shown that come so near to the best. */
const NEAR_BEST = 0.4;

export type Found = {
  card: TemplateCard;
  share: number;
  words: string[];
  namesTool: boolean;
};

export type Retrieval = {
  /** Templates that fit, best first. @param context what the visitor said before */
  findTemplates: (text: string, context: string) => Promise<Found[]>;
  templatesOf: (slugs: readonly string[]) => Promise<TemplateCard[]>;
  someTemplates: () => Promise<TemplateCard[]>;
};

/** strength: the share, less where the template's examples are unlike the message. */
export type Likely = Found & { strength: number; likelihood: number };

export type Asked = {
  said: readonly string[];
  answers: readonly string[];
  template?: TemplateFacts | undefined;
};

export async function findLikely(
  asked: Asked,
  { rest, telling }: Understanding,
  tasks: readonly Guess[],
  retrieval: Retrieval,
): Promise<Likely[]> {
  if (telling === 0) return [];
  const likelihoods = new Map(tasks.map(({ label, likelihood }) => [label, likelihood]));
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const found = await retrieval.findTemplates(rest, contextOf(asked));
  const slugs = new Set(found.map(({ card }) => card.slug));
  const likely = tasks.filter(({ label, likelihood }) => likelihood >= LIKELY && isTemplate(label));
  const missing = likely.map(({ label }) => label).filter((slug) => !slugs.has(slug));
  const others = await retrieval.templatesOf(missing);
  const all = [
    ...found,
    ...others.map((card) => ({ card, share: 0, words: [], namesTool: false })),
  ].map((find) => judged(find, likelihoods.get(find.card.slug), telling <= MAX_SHORT ? 0 : task));
  const { meanings } = understand(asked.said.join(" "));
  const together = new Map(meanings.map(({ label, likelihood }) => [label, likelihood]));
  const weight = telling <= MAX_SHORT ? CONTEXT_WEIGHT : 0;
  const rank = ({ card, strength, likelihood }: Likely) =>
    strength + likelihood * (1 - weight) + weight * (together.get(card.slug) ?? 0);
  const highest = Math.max(0, ...all.map(rank));
  return all
    .filter((find) => rank(find) >= highest * NEAR_BEST)
    .toSorted((one, other) => rank(other) - rank(one));
}

/** @param likelihood undefined for a template of which there are no examples */
function judged(find: Found, likelihood: number | undefined, task: number): Likely {
  const isDoubtful = likelihood !== undefined && likelihood < task * MIN_LIKELIHOOD;
  const strength = isDoubtful ? find.share * DOUBT : find.share;
  return { ...find, strength, likelihood: likelihood ?? 0 };
}

function contextOf({ said, template }: Asked): string {
  return [...said.slice(0, -1), template?.title ?? ""].join(" ").trim();
}
