import { connectionsFor } from "#features/templates/server/service.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Voice } from "./likely-templates.ts";
import { replyWith, type Draft } from "./drafts.ts";
import { isSameTool } from "./named-tools.ts";
import { linkTo } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";

/** Replaces "{tool}" in `sentence`, and adds cards for writing to staff and for booking a call. */
export function sayOfTool(sentence: string, tool: string, voice: Voice): Draft {
  const { cards } = replyWith("booking", voice);
  const draft = replyWith("not-our-tool", voice);
  return {
    ...draft,
    kinds: ["tools"],
    text: interpolate(sentence, { tool }),
    cards: [...draft.cards, ...cards],
  };
}

/** Replaces "{title}", "{tool}" and "{tools}" in `sentence`. */
export function sayOf(
  template: TemplateFacts,
  sentence: string,
  tool: string,
  voice: Voice,
): Draft {
  const tools = template.tools.join(", ");
  const text = interpolate(sentence, { title: linkTo(template, voice), tool, tools });
  return { ...replyWith("not-our-tool", voice), kinds: ["tools"], text };
}

/** Returns a sentence with a link to the connection guide for each of these tools that the template uses. */
export function guidesTo(
  template: TemplateFacts,
  tools: readonly string[],
  { words }: Voice,
): string[] {
  const named = connectionsFor(template).filter(({ name }) =>
    tools.some((tool) => isSameTool(name, tool)),
  );
  return named.map(({ name, slug }) =>
    interpolate(words.template.connect, { tool: `[${name}](${connectionPath(slug)})` }),
  );
}
