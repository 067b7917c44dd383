import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateCard } from "../../contract.ts";
import type { Draft, Voice } from "./drafts.ts";
import type { Likely, Retrieval } from "./likely-templates.ts";
import { isSameTool, listAsWritten, toolsIn } from "./named-tools.ts";

/** Finds the tools that a message names and with which none of the templates works. */
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

/** Removes the tools in `names` from `found.words`, the words of the message that occur in the template. */
export function withoutNames(found: Likely, names: readonly string[]): Likely {
  return { ...found, words: found.words.filter((word) => !names.includes(word.toLowerCase())) };
}

/**
 * Adds a sentence to an answer with templates. The sentence says with which of the tools in the message these templates
 * do not work.
 */
export async function sayWhatLacks(
  draft: Draft,
  message: string,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const cards = draft.cards.filter((card) => card.type === "template");
  const names = await lackingTools(message, cards, retrieval);
  if (names.length === 0) return draft;
  // If a template does not work with the visitor's tool, the answer must not say that it fits. It says only that the
  // template comes closest.
  const { foundTemplate, foundTemplates, nearest } = voice.words;
  const { cardNotMadeFor, cardsNotMadeFor } = voice.words.template;
  const text = draft.text.replace(foundTemplate, nearest).replace(foundTemplates, nearest);
  const tool = listAsWritten(names, message, voice.language);
  const sentence =
    cards.length === 1
      ? interpolate(cardNotMadeFor, {
          tool,
          tools: (await toolsOf(cards, retrieval)).join(", "),
        })
      : interpolate(cardsNotMadeFor, { tool });
  return { ...draft, text: `${text}\n\n${sentence}` };
}
