import type { moves } from "#content/assistant/replies.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { TemplateCard } from "../../contract.ts";
import { isTask } from "./decide.ts";
import { replyWith, suggestTemplates, type Draft } from "./drafts.ts";
import {
  ANSWER,
  findLikely,
  LIKELY,
  type Found,
  type Inquiry,
  type Likely,
  type Reach,
} from "./likely-templates.ts";
import { tellingStems } from "./passage-index.ts";
import type { TemplateFacts } from "./template-store.ts";

/** Limits of a search for further templates. It returns more templates, and less likely ones, than the first search. */
const REACH: Reach = { ...ANSWER, most: 10, likely: 0.23 };
/**
 * Minimum share (0 to 1) of the words in a template's title that another template must contain to be similar. Names of
 * tools are not counted.
 */
const MIN_ALIKE = 1 / 3;

/** Maximum number of neighbors that are shown for a template. Neighbors are similar templates of the same category. */
const MAX_NEIGHBORS = 2;
/**
 * A neighbor is shown only if its `share` (of words in common with the template) is at least this fraction of the most
 * similar neighbor's `share`.
 */
const NEAR_NEIGHBOR = 0.7;

/**
 * Answers a reaction to shown templates, such as "another one" (`another-one`) or "not this" (`not-this`): with further
 * templates for the earlier request, else with similar templates (only after "another one"), else with a fixed reply.
 */
export async function showAnother(move: (typeof moves)[number], inquiry: Inquiry): Promise<Draft> {
  const { voice } = inquiry;
  const others = await alternatives(inquiry, {});
  if (others.length > 0) return suggestTemplates(others, voice.words.otherTemplates);
  const near = move === "another-one" ? await neighborsOf(inquiry) : [];
  return near.length > 0 ? suggestTemplates(near, voice.words.neighbors) : replyWith(move, voice);
}

/** Matches requests such as "the same for employees". The group captures the words after "for" or "with". */
const SAME_FOR =
  /(?<!\p{L})(?:the same(?: thing)?|(?:that|this|one|it)(?: too| as well)?|something like (?:that|this)|das ?selbe|das gleiche|so ?etwas|so ?was|eine?|das auch)\s(?:(?:but|just|only|aber|nur|auch|bräucht\p{L}*|brauch\p{L}*|hätt\p{L}*|will|need|want|ich|i|we|wir|gern\p{L}?|bitte|please)\s){0,4}(?:for|für|with|mit)\s(\p{L}.*)$/iu;

const THE_SAME = /(?<!\p{L})(?:the same|das ?selbe|das gleiche|des gleiche|as gleiche)(?!\p{L})/iu;

export function asksForTheSame(message: string): boolean {
  return THE_SAME.test(message) && SAME_FOR.test(message.trim());
}

/**
 * Finds templates for a request such as "the same for employees".
 * @returns undefined if the message is no such request, or if no template is likely to fit
 */
export async function sameForOthers(message: string, inquiry: Inquiry) {
  const [request, others] = SAME_FOR.exec(message.trim()) ?? [];
  if (request === undefined || others === undefined) return undefined;
  for (const text of [`${others} ${inquiry.memory.wish ?? ""}`, request]) {
    const found = await alternatives(inquiry, { texts: [text] });
    const likely = found.filter(({ likelihood }) => likelihood >= LIKELY);
    if (likely.length > 0) return likely;
  }
  return undefined;
}

/**
 * Finds templates in the first category of `subject`, most similar first. `subject` is the template shown last, or else
 * the one of the visitor's page. Templates that the conversation has shown before are left out.
 */
async function neighborsOf({ subject, memory, retrieval }: Inquiry): Promise<Found[]> {
  if (!subject) return [];
  const [category] = subject.category;
  const alike = await retrieval.findTemplates(
    `${subject.title} ${subject.summary}`,
    "",
    REACH.most,
  );
  const near: Found[] = [];
  for (const one of alike) {
    if (memory.all.has(one.card.slug)) continue;
    const facts = await retrieval.factsOf(one.card.slug);
    if (category && facts?.category.includes(category)) near.push(one);
  }
  const [nearest] = near;
  const isNear = ({ share }: Found) => share >= (nearest?.share ?? 0) * NEAR_NEIGHBOR;
  return near.filter(isNear).slice(0, MAX_NEIGHBORS);
}

/** Finds templates that were not shown yet. Searches with one of `texts` after another, until a search finds some. */
export async function alternatives(
  inquiry: Inquiry,
  {
    fits = () => true,
    texts = earlierIn(inquiry),
  }: { fits?: (tools: readonly string[]) => boolean; texts?: readonly string[] },
): Promise<Likely[]> {
  const { retrieval } = inquiry;
  for (const text of texts) {
    const meaning = understand(text);
    const tasks = meaning.meanings.filter(({ label }) => isTask(label));
    const earlier = { ...inquiry, messages: [text] };
    const found = await findLikely(earlier, meaning, tasks, REACH);
    const others: Likely[] = [];
    for (const one of found) {
      if (inquiry.memory.all.has(one.card.slug)) continue;
      if (fits((await retrieval.factsOf(one.card.slug))?.tools ?? [])) others.push(one);
    }
    if (others.length > 0) return others;
  }
  return [];
}

/**
 * Returns the texts with which to search for further templates: the visitor's earlier request, then the title of the
 * shown template.
 */
export function earlierIn({ memory, subject }: Inquiry): string[] {
  return [memory.wish, subject?.title].filter((text) => text !== undefined);
}

/** Whether the title and summary of `other` contain enough words of the template's title. */
export function isAlike({ title, tools }: TemplateFacts, other: TemplateCard): boolean {
  const names = new Set(tools.flatMap(tellingStems));
  const aims = tellingStems(title).filter((stem) => !names.has(stem));
  const others = new Set(tellingStems(`${other.title} ${other.summary}`));
  return aims.filter((stem) => others.has(stem)).length >= aims.length * MIN_ALIKE;
}
