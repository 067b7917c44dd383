import { connectionsFor } from "#features/templates/server/service.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import { isSameTool, toolsIn } from "./named-tools.ts";
import { linkTo } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";

/**
 * Makes an answer from `sentence`, in which the tool's name replaces "{tool}". The answer has cards for writing to
 * staff and for booking a call.
 */
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

/**
 * Makes an answer from `sentence`. The template's title replaces "{title}", `tool` replaces "{tool}", and the
 * template's tools replace "{tools}".
 */
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

/**
 * Says that the step with a tool that the visitor refuses can be left out or changed.
 * @returns undefined if the template works with none of the tools that the message refuses
 */
export function sayOfRefused(
  template: TemplateFacts,
  message: string,
  voice: Voice,
): Draft | undefined {
  const { refused } = toolsIn(message, template.tools);
  const needed = template.tools.filter((tool) => refused.some((name) => isSameTool(tool, name)));
  if (needed.length === 0) return undefined;
  return sayOf(template, voice.words.template.needsTool, needed.join(", "), voice);
}

/**
 * Returns a sentence with a link to the connection guide for each of the template's tools that is listed in `tools`.
 */
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
