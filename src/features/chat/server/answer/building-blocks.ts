import { buildingBlockWords } from "#content/assistant/building-block-words.ts";
import { buildingBlocks } from "#content/assistant/building-blocks.ts";
import { detailWords } from "#content/assistant/detail-words.ts";
import { details } from "#content/assistant/details.ts";
import { toolsWithNode } from "#content/assistant/tool-names.ts";
import { connections } from "#content/library/connections/index.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Voice } from "./likely-templates.ts";
import { asWritten, isSameTool, toolsIn } from "./named-tools.ts";

/**
 * Maximum number of steps in a list. The middle of a longer list is left out, because visitors look for what comes in
 * and what goes out.
 */
const MAX_STEPS = 6;
/** Matches what a message refuses, such as "no excel", "not as text" and "they don't fill out forms". */
const REFUSED =
  /(?<!\p{L})(?:(?:no|not|without|instead of|kein\p{L}*|nicht|ohne|statt)\s(?:(?:an?|the|any|as|in|by|als|per|über|mit|im)\s){0,2}|(?:do|does|have|has)(?:n['’]?t| not)\s(?:use|have|need|want|fill(?: in| out)?|got)\s(?:\p{L}+\s)?)\p{L}+/giu;
/**
 * Ids of building blocks whose own words look like a refusal, such as "if they don't pay" and "nicht öfter". They are
 * searched in the whole message, and all other building blocks only outside refusals.
 */
const OF_REFUSALS: ReadonlySet<string> = new Set(["conditions", "limit", "notice", "stop"]);

const patternOf = (words: readonly string[]) =>
  new RegExp(words.map((word) => `(?<![\\p{L}\\d])(?:${word})(?!\\p{L})`).join("|"), "iu");

const blocks = buildingBlocks.map((block) => {
  const words = buildingBlockWords[block.id].split(", ");
  return {
    ...block,
    pattern: patternOf(words),
    name: new RegExp(`^(?:${words.join("|")})$`, "iu"),
  };
});

/**
 * Lists the steps of a workflow for the task in a message, and the programs for which somebody must check whether they
 * can be connected.
 * @returns undefined if the message names fewer than `least` steps; all programs together count as one step
 */
export function describeSteps(
  message: string,
  { language, words }: Voice,
  least = 1,
): string | undefined {
  const { takes, areThere, connection, isOpen } = words.steps;
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(items);
  const steps = stepsIn(message).map((block) => block[language]);
  const programs = toolsIn(message).wanted.filter((tool) =>
    blocks.every(({ name }) => !name.test(tool)),
  );
  if (programs.length > 0) {
    const named = programs.map((tool) => linkTo(tool, asWritten(tool, message)));
    steps.push(interpolate(connection, { tool: list(named) }));
  }
  if (steps.length < least) return undefined;
  const half = MAX_STEPS / 2;
  const shown = steps.length > MAX_STEPS ? [...steps.slice(0, half), ...steps.slice(-half)] : steps;
  const strange = programs.filter((tool) => !guideOf(tool) && !toolsWithNode.has(tool));
  const names = strange.map((tool) => asWritten(tool, message));
  const possible = strange.length > 0 ? interpolate(isOpen, { tool: list(names) }) : areThere;
  return `${interpolate(takes, { steps: list(shown) })} ${possible}`;
}

const knownDetails = details.map((detail) => ({
  ...detail,
  pattern: patternOf(detailWords[detail.id].split(", ")),
}));
const MAX_DETAILS = 2;
const CLAUSE_END = /[.,;:!?()–—\n]+(?:\s|$)/u;
const MARKS = /[^\p{L}\p{N}\s%€$&/+'’-]/gu;

/**
 * Quotes the clauses of a message that name known details, such as large files, and says what is true of these details
 * in every workflow.
 */
export function describeDetails(message: string, voice: Voice): string | undefined {
  const texts = knownDetails.flatMap(({ pattern, [voice.language]: detail }) => {
    const clause = message.split(CLAUSE_END).find((one) => pattern.test(one));
    if (clause === undefined) return [];
    const words = clause.replace(MARKS, "").trim();
    return interpolate(voice.words.handOver.onDetail, { words, detail });
  });
  if (texts.length === 0) return undefined;
  const steps = texts.length < MAX_DETAILS ? describeSteps(message, voice, 2) : "";
  return [...texts.slice(0, MAX_DETAILS), steps].filter(Boolean).join("\n\n");
}

/**
 * Lists the steps of a task or says what is known about its details. Adds that the visitor decides how it is done, and
 * that a person of our team says whether it can be built.
 */
export function describeTask(message: string, voice: Voice, least = 1): string {
  const { ofTask, wayOfTask } = voice.words.handOver;
  const told = describeDetails(message, voice);
  return told
    ? `${told}\n\n${wayOfTask}`
    : `${describeSteps(message, voice, least) ?? ofTask} ${wayOfTask}`;
}

function stepsIn(message: string) {
  const text = message.replace(REFUSED, " ");
  return blocks.filter(({ id, pattern }) => pattern.test(OF_REFUSALS.has(id) ? message : text));
}

/** Links a program's name to the page that says how to connect it, if there is one. */
function linkTo(tool: string, name: string): string {
  const guide = guideOf(tool);
  return guide ? `[${name}](${connectionPath(guide.slug)})` : name;
}

function guideOf(tool: string) {
  return connections.find(
    ({ name }) => isSameTool(name, tool) || isSameTool(tool, name.toLowerCase()),
  );
}
