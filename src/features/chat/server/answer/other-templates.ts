import type { moves } from "#content/assistant/replies.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { TemplateCard } from "../../contract.ts";
import { isTask } from "./decide.ts";
import { replyWith, suggestTemplates, type Draft, type Voice } from "./drafts.ts";
import {
  ANSWER,
  findLikely,
  LIKELY,
  type Found,
  type Inquiry,
  type Likely,
  type Reach,
  type Retrieval,
} from "./likely-templates.ts";
import { tellingStems } from "./passage-index.ts";
import type { TemplateFacts } from "./template-store.ts";

/**
 * Limits of a search for further templates. It considers more templates than the search for a first answer does, and
 * also less likely ones.
 */
const REACH: Reach = { ...ANSWER, most: 10, likely: 0.23 };
const MIN_SHARE = 0.5;
/**
 * A template counts as similar to another one if it contains at least this share of the words in the other one's title.
 * Names of tools are not counted.
 */
const MIN_ALIKE = 1 / 3;

/** Maximum number of neighbors that are shown for a template. Neighbors are similar templates of the same category. */
const MAX_NEIGHBORS = 2;
/**
 * Minimum `share` of a neighbor, relative to that of the most similar neighbor. `share` is the share of words from the
 * shown template's title and summary that the neighbor contains.
 */
const NEAR_NEIGHBOR = 0.7;

/**
 * Shows templates that fit the visitor's earlier request and that the conversation has not shown yet. If there are
 * none, a visitor who asks for one more gets templates that are similar to the last one.
 * @param move - kind of the visitor's reaction. If there are no templates to show, the fixed reply to this kind is sent
 */
export async function showAnother(
  move: (typeof moves)[number],
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const others = await alternatives(inquiry, retrieval, {});
  if (others.length > 0) return suggestTemplates(others, voice.words.otherTemplates);
  const near = move === "another-one" ? await neighborsOf(inquiry, retrieval) : [];
  return near.length > 0 ? suggestTemplates(near, voice.words.neighbors) : replyWith(move, voice);
}

/**
 * Matches a wish for the same as what was shown, but for another purpose, such as "the same for employees". The group
 * captures the words after "for" or "with".
 */
const SAME_FOR =
  /(?<!\p{L})(?:the same(?: thing)?|(?:that|this|one|it)(?: too| as well)?|something like (?:that|this)|das ?selbe|das gleiche|so ?etwas|so ?was|eine?|das auch)\s(?:(?:but|just|only|aber|nur|auch|bräucht\p{L}*|brauch\p{L}*|hätt\p{L}*|will|need|want|ich|i|we|wir|gern\p{L}?|bitte|please)\s){0,4}(?:for|für|with|mit)\s(\p{L}.*)$/iu;

const THE_SAME = /(?<!\p{L})(?:the same|das ?selbe|das gleiche|des gleiche|as gleiche)(?!\p{L})/iu;

/** Whether a message asks for the same as what was shown, but for another purpose. */
export function asksForTheSame(message: string): boolean {
  return THE_SAME.test(message) && SAME_FOR.test(message.trim());
}

/**
 * Finds templates for a visitor who wants the same as the shown templates do, but for another purpose: "the same but
 * for employees".
 * @returns undefined if the message does not ask for the same, or if no other template surely fits
 */
export async function sameForOthers(message: string, inquiry: Inquiry, retrieval: Retrieval) {
  const [request, others] = SAME_FOR.exec(message.trim()) ?? [];
  if (request === undefined || others === undefined) return undefined;
  for (const text of [`${others} ${inquiry.memory.wish ?? ""}`, request]) {
    const found = await alternatives(inquiry, retrieval, { texts: [text] });
    const likely = found.filter(({ likelihood }) => likelihood >= LIKELY);
    if (likely.length > 0) return likely;
  }
  return undefined;
}

/**
 * Finds templates that belong to the first category of the shown template, the most similar first. Templates that the
 * conversation has shown are left out.
 */
async function neighborsOf({ subject, memory }: Inquiry, retrieval: Retrieval): Promise<Found[]> {
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

/**
 * Finds templates for earlier requests. Templates that the conversation has shown are left out.
 * @param options - `fits`: whether the tools of a template suit the visitor. `texts`: the requests, which are tried one
 *   after the other until one yields templates
 */
export async function alternatives(
  inquiry: Inquiry,
  retrieval: Retrieval,
  {
    fits = () => true,
    texts = earlierIn(inquiry),
  }: { fits?: (tools: readonly string[]) => boolean; texts?: readonly string[] },
): Promise<Likely[]> {
  for (const text of texts) {
    const meaning = understand(text);
    const tasks = meaning.meanings.filter(({ label }) => isTask(label));
    const earlier = { ...inquiry, messages: [text] };
    const found = await findLikely(earlier, meaning, tasks, retrieval, REACH);
    const others: Likely[] = [];
    for (const one of found) {
      const isNear = one.likelihood >= REACH.likely || one.strength >= MIN_SHARE;
      if (!isNear || inquiry.memory.all.has(one.card.slug)) continue;
      if (fits((await retrieval.factsOf(one.card.slug))?.tools ?? [])) others.push(one);
    }
    if (others.length > 0) return others;
  }
  return [];
}

/**
 * Returns the texts with which further templates are searched: first the visitor's earlier request, then the title of
 * the shown template.
 */
export function earlierIn({ memory, subject }: Inquiry): string[] {
  return [memory.wish, subject?.title].filter((text) => text !== undefined);
}

/**
 * Whether the template `other` does something similar to a given template. The title and summary of `other` must
 * contain enough words of the given template's title.
 */
export function isAlike({ title, tools }: TemplateFacts, other: TemplateCard): boolean {
  const names = new Set(tools.flatMap(tellingStems));
  const aims = tellingStems(title).filter((stem) => !names.has(stem));
  const others = new Set(tellingStems(`${other.title} ${other.summary}`));
  return aims.filter((stem) => others.has(stem)).length >= aims.length * MIN_ALIKE;
}
