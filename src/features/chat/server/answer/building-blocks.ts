import { buildingBlockWords } from "#content/assistant/building-block-words.ts";
import { buildingBlocks } from "#content/assistant/building-blocks.ts";
import { connectionGroups } from "#content/library/connections/index.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Voice } from "./likely-templates.ts";
import { asWritten, isSameTool, toolsIn } from "./named-tools.ts";

/** The list of steps stays readable up to this number. */
const MAX_STEPS = 5;
/** Matches what a message refuses, such as "no excel", "not as text" and "they don't fill out forms". */
const REFUSED =
  /(?<!\p{L})(?:no|not|without|instead of|kein\p{L}*|nicht|ohne|statt)\s(?:(?:an?|the|any|as|in|by|als|per|über|mit|im)\s){0,2}\p{L}+|(?<!\p{L})(?:\p{L}+n['’]t|dont|doesnt|must not|never|nobody|niemand|nie)(?:\s\p{L}+){1,4}/giu;

const blocks = buildingBlocks.map((block) => {
  const words = buildingBlockWords[block.id].split(", ");
  const whole = words.map((word) => `(?<![\\p{L}\\d])(?:${word})(?!\\p{L})`);
  return { ...block, pattern: new RegExp(whole.join("|"), "iu") };
});
const guides = connectionGroups.flatMap(({ connections }) => connections);

/**
 * Says which steps of a workflow the task in a message takes, and whether its programs have to be looked at first.
 * @returns undefined if the message names fewer than `least` steps and programs
 */
export function describeSteps(
  message: string,
  { language, words }: Voice,
  least = 1,
): string | undefined {
  const { takes, connection, isOpen } = words.steps;
  const text = message.replace(REFUSED, " ");
  const steps = blocks
    .filter(({ pattern }) => pattern.test(text))
    .slice(0, MAX_STEPS)
    .map((block) => block[language]);
  const programs = toolsIn(message).wanted.filter((tool) =>
    blocks.every(({ pattern }) => !pattern.test(tool)),
  );
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(items);
  if (programs.length > 0) {
    const named = programs.map((tool) => linkTo(tool, asWritten(tool, message)));
    steps.push(interpolate(connection, { tool: list(named) }));
  }
  if (steps.length < least) return undefined;
  const sentence = interpolate(takes, { steps: list(steps) });
  const strange = programs.filter((tool) => !guideOf(tool));
  const open = strange.map((tool) => interpolate(isOpen, { tool: asWritten(tool, message) }));
  return [sentence, ...open.slice(0, 1)].join(" ");
}

/** Links a program's name to the page that says how to connect it, if there is one. */
function linkTo(tool: string, name: string): string {
  const guide = guideOf(tool);
  return guide ? `[${name}](${connectionPath(guide.slug)})` : name;
}

function guideOf(tool: string) {
  return guides.find(({ name }) => isSameTool(name, tool) || isSameTool(tool, name.toLowerCase()));
}
