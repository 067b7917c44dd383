import type { SiteWords } from "#content/assistant/assistant.ts";
import type { Language } from "#platform/understanding/language.ts";
import type { TemplateCard } from "../../contract.ts";
import { isSameTool } from "./named-tools.ts";
import type { Memory } from "./memory.ts";
import type { TemplateFacts } from "./template-store.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand, type Understanding } from "#platform/understanding/understand.ts";

/** Minimum likelihood (0 to 1) at which a template is shown although the search by words did not find it. */
export const LIKELY = 0.32;
/**
 * Minimum share (0 to 1) of a template in the likelihoods of all tasks. Below this share, the message may contain the
 * template's words by coincidence, so they count only DOUBT times as much.
 */
const MIN_LIKELIHOOD = 0.08;
const DOUBT = 0.5;
/**
 * Maximum number of meaningful words in a short message. A short message consists of keywords, or continues an earlier
 * one.
 */
export const MAX_SHORT = 2;
/**
 * Minimum likelihood (0 to 1) of a task in a clear short message. If no task reaches it, the message is vague, and
 * likelihoods count less for the ranking.
 */
const SURE = 0.99;
const CONTEXT_WEIGHT = 0.7;
/** A template's rank is the share of the message's words that it contains, plus its likelihood times this weight. */
const LIKELIHOOD_WEIGHT = 1.4;
/** Minimum rank of a template that is shown, as a fraction of the best rank. */
const NEAR_BEST = 0.4;

export const MAX_TEMPLATES = 3;

export type Found = {
  card: TemplateCard;
  share: number;
  words: string[];
  namesTool: boolean;
};

export type Retrieval = {
  /** `context`: the visitor's earlier messages, and the title of the template on the visitor's page. */
  findTemplates: (text: string, context: string, most: number) => Promise<Found[]>;
  /** Reads facts about a template. @returns undefined if the template is no longer public */
  factsOf: (slug: string) => Promise<TemplateFacts | undefined>;
  templatesOf: (slugs: readonly string[]) => Promise<TemplateCard[]>;
  someTemplates: () => Promise<TemplateCard[]>;
  countTemplates: () => Promise<number>;
};

/**
 * A found template. `likelihood` (0 to 1): how likely the message asks for it, judged by the classifier or, for a
 * template that the site's operator added, by the share of matching words. `strength`: the share (0 to 1) of the
 * message's words that the template contains, lowered if its likelihood is very low.
 */
export type Likely = Found & { strength: number; likelihood: number };

/** The language of the visitor, and the site's texts in this language. */
export type Voice = { language: Language; words: SiteWords };

/** Everything that an answer depends on. */
export type Inquiry = {
  messages: readonly string[];
  answers: readonly string[];
  /** Template of the page on which the visitor chats. */
  template?: TemplateFacts | undefined;
  /** The template that was shown last or, if none was shown, the one of the visitor's page. */
  subject?: TemplateFacts | undefined;
  memory: Memory;
  retrieval: Retrieval;
  voice: Voice;
};

/**
 * Limits of a search for templates. `most`: maximum number of templates found by words. `likely`: minimum likelihood (0
 * to 1) of templates found only by the classifier. `near`: minimum rank as a fraction of the best rank.
 */
export type Reach = { most: number; likely: number; near: number };
export const ANSWER: Reach = { most: MAX_TEMPLATES, likely: LIKELY, near: NEAR_BEST };

export async function findLikely(
  inquiry: Inquiry,
  { rest, telling }: Understanding,
  tasks: readonly Guess[],
  reach = ANSWER,
): Promise<Likely[]> {
  const { retrieval } = inquiry;
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
 * Rates a found template. A template that the site's operator added has no example messages, so its likelihood is the
 * share of matching words.
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

/** Returns a retrieval that leaves out the templates that work with any of the tools in `names`. */
export function withoutTools(names: readonly string[], retrieval: Retrieval): Retrieval {
  return leavingOut(retrieval, async (slug) => {
    const tools = (await retrieval.factsOf(slug))?.tools ?? [];
    return tools.some((tool) => names.some((name) => isSameTool(tool, name)));
  });
}

/** Returns a retrieval that leaves out the templates that the visitor refused. */
export function without(refused: ReadonlySet<string>, retrieval: Retrieval): Retrieval {
  return leavingOut(retrieval, async (slug) => refused.has(slug), refused.size);
}

/**
 * Wraps a retrieval so that it leaves out some templates.
 * @param isOut - whether to leave out the template with this slug
 * @param more - maximum number of templates that may be left out. The retrieval finds as many more in their place
 */
function leavingOut(
  retrieval: Retrieval,
  isOut: (slug: string) => Promise<boolean>,
  more = 0,
): Retrieval {
  const left = async <One>(all: readonly One[], slugOf: (one: One) => string) => {
    const areOut = await Promise.all(all.map((one) => isOut(slugOf(one))));
    return all.filter((_, at) => !areOut[at]);
  };
  return {
    ...retrieval,
    findTemplates: async (words, context, most) => {
      const found = await retrieval.findTemplates(words, context, most + more);
      return (await left(found, ({ card }) => card.slug)).slice(0, most);
    },
    templatesOf: async (slugs) => retrieval.templatesOf(await left(slugs, (slug) => slug)),
    someTemplates: async () => left(await retrieval.someTemplates(), ({ slug }) => slug),
  };
}
