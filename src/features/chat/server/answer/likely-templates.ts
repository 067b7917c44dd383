import type { TemplateCard } from "../../contract.ts";
import { isSameTool } from "./named-tools.ts";
import type { Memory } from "./memory.ts";
import type { TemplateFacts } from "./template-store.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand, type Understanding } from "#platform/understanding/understand.ts";

/**
 * Minimum likelihood of a template that is shown even if the search by words did not find it. The likelihood comes from
 * example messages for this template.
 */
export const LIKELY = 0.32;
/**
 * Minimum likelihood of a template, as a share of the likelihood of all tasks together. If a template is less likely,
 * the words that it has in common with the message count less, because they may be a coincidence.
 */
const MIN_LIKELIHOOD = 0.08;
const DOUBT = 0.5;
/** Maximum meaningful words of a short message. A short message consists of keywords, or continues an earlier one. */
export const MAX_SHORT = 2;
/**
 * If the likeliest task of a short message is less likely than this, the message is vague. The likelihood of a template
 * then counts no more than the words that the template has in common with the message.
 */
const SURE = 0.99;
const CONTEXT_WEIGHT = 0.7;
/**
 * Weight of a template's likelihood in its rank. The rank is the share of the message's words that occur in the
 * template, plus the likelihood multiplied by this weight. The likelihood comes from example messages.
 */
const LIKELIHOOD_WEIGHT = 1.4;
/**
 * Minimum rank of a template that is shown, relative to the rank of the best template. The rank says how well a
 * template fits the message.
 */
const NEAR_BEST = 0.4;

export const MAX_TEMPLATES = 3;

export type Found = {
  card: TemplateCard;
  share: number;
  words: string[];
  namesTool: boolean;
};

export type Retrieval = {
  /**
   * Finds at most `most` fitting templates, the best first.
   * @param context - the visitor's earlier messages, and the title of the template on whose page the visitor chats
   */
  findTemplates: (text: string, context: string, most: number) => Promise<Found[]>;
  /** Reads facts about a template. @returns undefined if the template is no longer public */
  factsOf: (slug: string) => Promise<TemplateFacts | undefined>;
  templatesOf: (slugs: readonly string[]) => Promise<TemplateCard[]>;
  someTemplates: () => Promise<TemplateCard[]>;
  countTemplates: () => Promise<number>;
};

/**
 * A template that may fit a message. `strength`: share of the message that the template's texts match. It is lowered if
 * the message is unlike the template's example messages. `likelihood`: how likely it is that the message means this
 * template, judged by the example messages (see `rated`).
 */
export type Likely = Found & { strength: number; likelihood: number };

export type Inquiry = {
  messages: readonly string[];
  answers: readonly string[];
  /** Template of the page on which the visitor chats. */
  template?: TemplateFacts | undefined;
  /**
   * The template that the conversation is about: the one that was shown last or, if none was shown, the one of the
   * visitor's page.
   */
  subject?: TemplateFacts | undefined;
  memory: Memory;
};

/**
 * Limits of a search for templates. `most`: maximum number of templates that the search finds by the words in their
 * texts. `likely`: minimum likelihood of templates that are found only by example messages. `near`: minimum rank of a
 * returned template, relative to the best rank.
 */
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
  const isVague = telling <= MAX_SHORT && (tasks[0]?.likelihood ?? 0) < SURE;
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
  ].map((find) => rated(find, likelihoods.get(find.card.slug), isVague ? 0 : task));
  const { meanings } = understand(inquiry.messages.join(" "));
  const together = new Map(meanings.map(({ label, likelihood }) => [label, likelihood]));
  const weight = telling <= MAX_SHORT ? CONTEXT_WEIGHT : 0;
  const rank = ({ card, strength, likelihood }: Likely) =>
    strength +
    (isVague ? 1 : LIKELIHOOD_WEIGHT) *
      (likelihood * (1 - weight) + weight * (together.get(card.slug) ?? 0));
  const highest = Math.max(0, ...all.map(rank));
  return all
    .filter((find) => rank(find) >= highest * reach.near)
    .toSorted((one, other) => rank(other) - rank(one));
}

/**
 * Rates how well a template fits a message. Templates that an operator added have no example messages. Their likelihood
 * is the share of the message's words that occur in the template.
 * @param likelihood - how likely the message means the template, judged by example messages; undefined if there are
 *   none
 * @param task - total likelihood of all tasks
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

/** Returns a retrieval whose searches leave out the templates that work with any of the tools in `names`. */
export function withoutTools(names: readonly string[], retrieval: Retrieval): Retrieval {
  const isLeft = async ({ slug }: TemplateCard) => {
    const tools = (await retrieval.factsOf(slug))?.tools ?? [];
    return !tools.some((tool) => names.some((name) => isSameTool(tool, name)));
  };
  const left = async <One>(all: readonly One[], cardOf: (one: One) => TemplateCard) => {
    const areLeft = await Promise.all(all.map((one) => isLeft(cardOf(one))));
    return all.filter((_, at) => areLeft[at]);
  };
  return {
    ...retrieval,
    findTemplates: async (words, context, most) =>
      left(await retrieval.findTemplates(words, context, most), ({ card }) => card),
    templatesOf: async (slugs) => left(await retrieval.templatesOf(slugs), (card) => card),
  };
}

/** Returns a retrieval that leaves out the templates that the visitor refused. */
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
