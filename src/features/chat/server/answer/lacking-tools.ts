import { interpolate } from "#shared/text/interpolate.ts";
import type { Draft, Voice } from "./drafts.ts";
import { MAX_TEMPLATES, type Likely, type Retrieval } from "./likely-templates.ts";
import { isSameTool, listAsWritten, toolsIn } from "./named-tools.ts";
import { linkTo } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";

/**
 * Tools with which none of the fitting templates works. `names`: the names of these tools in the message. `template`:
 * the best of the fitting templates.
 */
type Lacking = { template: TemplateFacts; names: string[]; message: string };

export async function lackingTools(
  message: string,
  found: readonly Likely[],
  { factsOf }: Retrieval,
): Promise<Lacking | undefined> {
  const { wanted } = toolsIn(message);
  if (wanted.length === 0) return undefined;
  const shown = found.slice(0, MAX_TEMPLATES).map(({ card }) => factsOf(card.slug));
  const templates = (await Promise.all(shown)).filter((one) => one !== undefined);
  const tools = templates.flatMap((one) => one.tools);
  const names = wanted.filter((name) => !tools.some((tool) => isSameTool(tool, name)));
  const [template] = templates;
  return template && names.length > 0 ? { template, names, message } : undefined;
}

/** Removes the tools in `names` from `found.words`, the words of the message that occur in the template. */
export function withoutNames(found: Likely, names: readonly string[]): Likely {
  return { ...found, words: found.words.filter((word) => !names.includes(word.toLowerCase())) };
}

/**
 * Adds a sentence to an answer with templates. The sentence says with which of the named tools these templates do not
 * work.
 */
export function sayWhatLacks(
  draft: Draft,
  { template, names, message }: Lacking,
  voice: Voice,
): Draft {
  if (draft.cards.every((card) => card.type !== "template")) return draft;
  // If a template does not work with the visitor's tool, the answer must not say that it fits. It says only that the
  // template comes closest.
  const { foundTemplate, foundTemplates, nearest } = voice.words;
  const text = draft.text.replace(foundTemplate, nearest).replace(foundTemplates, nearest);
  const values = { title: linkTo(template, voice), tool: listAsWritten(names, message) };
  const sentence = interpolate(voice.words.template.notMadeFor, {
    ...values,
    tools: template.tools.join(", "),
  });
  return { ...draft, text: `${text}\n\n${sentence}` };
}
