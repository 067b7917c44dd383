import type { TemplateCard } from "../../contract.ts";
import type { Memory } from "./memory.ts";
import type { TemplateFacts } from "./template-store.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTemplate } from "./understand/meanings.ts";
import { understand, type Understanding } from "./understand/understand.ts";

/** From this likelihood on, a template is shown even if the search does not find it. */
export const LIKELY = 0.25;
/**
 * Below this likelihood, words shared with a template are coincidence: its examples are unlike the
 * message.
 */
const MIN_LIKELIHOOD = 0.03;
const DOUBT = 0.5;
/**
 * A message with at most so many meaningful words is either keywords, which the examples must not
 * overrule, or continues the previous message.
 */
export const MAX_SHORT = 2;
const CONTEXT_WEIGHT = 0.7;
/** The likelihood by the examples outweighs words that a template shares with the message. */
const LIKELIHOOD_WEIGHT = 1.4;
/** Share of the best template's rank that another template needs in order to be shown. */
const NEAR_BEST = 0.4;

export const MAX_TEMPLATES = 3;

export type Found = {
  card: TemplateCard;
  share: number;
  words: string[];
  namesTool: boolean;
};

export type Retrieval = {
  /** Finds fitting templates, best first. @param context what the visitor wrote before */
  findTemplates: (text: string, context: string, most: number) => Promise<Found[]>;
  /** @returns undefined if the template is not public any more */
  factsOf: (slug: string) => Promise<TemplateFacts | undefined>;
  templatesOf: (slugs: readonly string[]) => Promise<TemplateCard[]>;
  someTemplates: () => Promise<TemplateCard[]>;
};

/**
 * `strength`: the share of the message that the template matches, lowered if the template's examples
 * are unlike the message.
 */
export type Likely = Found & { strength: number; likelihood: number };

export type Inquiry = {
  messages: readonly string[];
  answers: readonly string[];
  /** The template on the visitor's page. */
  template?: TemplateFacts | undefined;
  /** The template that the conversation is about: the one shown last, else the one on the page. */
  subject?: TemplateFacts | undefined;
  memory: Memory;
};

/** How many templates are looked for, from which likelihood on, and which share of the best rank they need. */
export type Reach = { most: number; likely: number; near: number };
export const ANSWER: Reach = { most: MAX_TEMPLATES, likely: LIKELY, near: NEAR_BEST };

export async function findLikely(
  inquiry: Inquiry,
  { rest, telling }: Understanding,
  tasks: readonly Guess[],
  retrieval: Retrieval,
  reach = ANSWER,
): Promise<Likely[]> {
  if (telling === 0) return [];
  const likelihoods = new Map(tasks.map(({ label, likelihood }) => [label, likelihood]));
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const found = await retrieval.findTemplates(rest, contextOf(inquiry), reach.most);
  const slugs = new Set(found.map(({ card }) => card.slug));
  const likely = tasks.filter(
    ({ label, likelihood }) => likelihood >= reach.likely && isTemplate(label),
  );
  const missing = likely.map(({ label }) => label).filter((slug) => !slugs.has(slug));
  const others = await retrieval.templatesOf(missing);
  const all = [
    ...found,
    ...others.map((card) => ({ card, share: 0, words: [], namesTool: false })),
  ].map((find) => rated(find, likelihoods.get(find.card.slug), telling <= MAX_SHORT ? 0 : task));
  const { meanings } = understand(inquiry.messages.join(" "));
  const together = new Map(meanings.map(({ label, likelihood }) => [label, likelihood]));
  const weight = telling <= MAX_SHORT ? CONTEXT_WEIGHT : 0;
  const rank = ({ card, strength, likelihood }: Likely) =>
    strength +
    (telling <= MAX_SHORT ? 1 : LIKELIHOOD_WEIGHT) *
      (likelihood * (1 - weight) + weight * (together.get(card.slug) ?? 0));
  const highest = Math.max(0, ...all.map(rank));
  return all
    .filter((find) => rank(find) >= highest * reach.near)
    .toSorted((one, other) => rank(other) - rank(one));
}

/**
 * A template without examples, such as an owner's, is as likely as its texts and the sentences in its
 * metadata match the message: the learned examples know nothing of it.
 * @param likelihood undefined if the template has no examples
 */
function rated(find: Found, likelihood: number | undefined, task: number): Likely {
  const isDoubtful = likelihood !== undefined && likelihood < task * MIN_LIKELIHOOD;
  const strength = isDoubtful ? find.share * DOUBT : find.share;
  return {
    ...find,
    strength,
    likelihood: likelihood ?? (isTemplate(find.card.slug) ? 0 : find.share),
  };
}

function contextOf({ messages, template }: Inquiry): string {
  return [...messages.slice(0, -1), template?.title ?? ""].join(" ").trim();
}

/** Never finds the templates that the visitor refused. */
export function without(refused: ReadonlySet<string>, retrieval: Retrieval): Retrieval {
  const isLeft = ({ slug }: { slug: string }) => !refused.has(slug);
  return {
    ...retrieval,
    findTemplates: async (words, context, most) => {
      const found = await retrieval.findTemplates(words, context, most + refused.size);
      return found.filter(({ card }) => isLeft(card)).slice(0, most);
    },
    templatesOf: async (slugs) => (await retrieval.templatesOf(slugs)).filter(isLeft),
    someTemplates: async () => (await retrieval.someTemplates()).filter(isLeft),
  };
}
