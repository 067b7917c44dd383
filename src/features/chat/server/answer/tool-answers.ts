import { connectionsFor } from "#features/templates/server/service.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import { isSameTool, toolsIn } from "./named-tools.ts";
import { linkTo } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";

/**
 * Makes an answer of `sentence`, in which the tool's name replaces "{tool}". Its cards are for a message to staff and
 * for a call.
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
 * Makes an answer of `sentence`, which may contain "{title}" (of the template), "{tool}" and "{tools}" (of the
 * template).
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

/** Returns sentences with links to connection guides, for those of the template's tools that `tools` names. */
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
