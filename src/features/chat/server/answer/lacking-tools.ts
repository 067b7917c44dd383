import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateCard } from "../../contract.ts";
import { CONNECTS } from "./connections.ts";
import type { Draft } from "./drafts.ts";
import { MAX_TEMPLATES, type Likely, type Retrieval, type Inquiry } from "./likely-templates.ts";
import { isSameTool, listAsWritten, tellingBeside, toolsIn } from "./named-tools.ts";
import { madeFor, withMadeForTrade } from "./templates-with-tool.ts";

/** Finds the tools that a message names and that none of the templates in `cards` works with. */
export async function lackingTools(
  message: string,
  cards: readonly Pick<TemplateCard, "slug">[],
  retrieval: Retrieval,
): Promise<string[]> {
  const { wanted } = toolsIn(message);
  if (wanted.length === 0 || cards.length === 0) return [];
  const tools = await toolsOf(cards, retrieval);
  return wanted.filter((name) => !tools.some((tool) => isSameTool(tool, name)));
}

async function toolsOf(
  cards: readonly Pick<TemplateCard, "slug">[],
  { factsOf }: Retrieval,
): Promise<string[]> {
  const facts = await Promise.all(cards.map(({ slug }) => factsOf(slug)));
  return facts.flatMap((one) => one?.tools ?? []);
}

const EACH_CONNECTING = new RegExp(CONNECTS, "giu");
/**
 * Maximum number of meaningful words, besides tools, in a message that says little about a task, such as "HubSpot
 * calendar".
 */
const MAX_BESIDE = 1;

function saysLittleBeside(message: string): boolean {
  const plain = message.replaceAll(EACH_CONNECTING, " ");
  return tellingBeside(plain, toolsIn(message).wanted) <= MAX_BESIDE;
}

export function withoutNames(found: Likely, names: readonly string[]): Likely {
  return { ...found, words: found.words.filter((word) => !names.includes(word.toLowerCase())) };
}

/**
 * Names the tools with which the shown templates do not work, or shows the templates for these tools.
 * @param hasTask - whether the message also names a task; the answer then keeps the templates for the task
 */
export async function sayWhatLacks(
  draft: Draft,
  message: string,
  hasTask: boolean,
  inquiry: Inquiry,
): Promise<Draft> {
  const { retrieval, voice } = inquiry;
  const cards = draft.cards.filter((card) => card.type === "template");
  const names = await lackingTools(message, cards, retrieval);
  if (names.length === 0) return draft;
  // The templates may only have the tool in common with the message, so the answer calls them the nearest ones and does
  // not say that they fit.
  const { foundTemplate, foundTemplates, nearest } = voice.words;
  const { cardNotMadeFor, cardsNotMadeFor } = voice.words.template;
  const text = draft.text.replace(foundTemplate, nearest).replace(foundTemplates, nearest);
  const isOfNone = names.length === toolsIn(message).wanted.length;
  const isOfTools = isOfNone && !hasTask && saysLittleBeside(message);
  const others = isOfTools ? await madeFor(names, message, retrieval) : [];
  if (others.length > 0) {
    const beside = draft.cards.filter(({ type }) => type !== "template");
    const made = others.slice(0, MAX_TEMPLATES).map(({ card }) => card);
    return { ...draft, text, cards: [...made, ...beside] };
  }
  const tool = listAsWritten(names, message, voice.language);
  const sentence =
    cards.length === 1
      ? interpolate(cardNotMadeFor, {
          tool,
          tools: (await toolsOf(cards, retrieval)).join(", "),
        })
      : interpolate(cardsNotMadeFor, { tool });
  return withMadeForTrade({ ...draft, text: `${text}\n\n${sentence}` }, names, tool, inquiry);
}
