import { toolsWithNode } from "#content/assistant/tool-names.ts";
import { connections } from "#content/library/connections/index.ts";
import { isWord } from "#platform/understanding/cues.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Draft } from "./drafts.ts";
import type { Retrieval, Inquiry, Voice } from "./likely-templates.ts";
import { isSameTool, listAsWritten, toolsIn } from "./named-tools.ts";
import { passageOf } from "./passages.ts";
import { sayOfTool } from "./tool-answers.ts";

/** Matches words by which visitors ask whether something works with a program. */
export const CONNECTS =
  /(?<!\p{L})(?:with|to|into|support\p{L}*|connect\p{L}*|integrat\p{L}*|integrier\p{L}*|sync\p{L}*|compatible|hook\p{L}*|mit|an|koppel\p{L}*|gekoppelt|anbind\p{L}*|angebunden|verbind\p{L}*|verbunden|unterstütz\p{L}*|kompatibel|verträgt|verknüpf\p{L}*)(?!\p{L})/iu;
/** Matches words by which visitors ask whether they have to give up a program. */
const REPLACES =
  /(?<!\p{L})(?:chang(?:e|ing)|replac\p{L}*|switch\p{L}*|give up|get rid|move away|wechsel\p{L}*|ersetz\p{L}*|umstell\p{L}*|umsteigen|aufgeben|verzicht\p{L}*)(?!\p{L})/iu;
/** Matches a program's name after words such as "work with": "Square" in "does it work with Square?" */
const NAME_BEHIND =
  /(?<!\p{L})(?:with|to|into|connect|integrate|support)\s((?:\p{Lu}[\p{L}\p{N}.&-]*[\p{L}\p{N}])(?:\s\p{Lu}[\p{L}\p{N}.&-]*[\p{L}\p{N}])?)/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.&-]*[\p{L}\p{N}]/gu;
/** Matches a word that is written like the name of a program: with a capital, a digit or a dot. */
const LIKE_NAME = /\p{Lu}|\p{N}|\./u;

/** Answers whether a program can be connected. @returns undefined if the message asks no such question */
export async function answerConnection(
  message: string,
  inquiry: Inquiry,
  isAsked = CONNECTS.test(message),
): Promise<Draft | undefined> {
  const { retrieval, voice } = inquiry;
  if (!isAsked || REPLACES.test(message)) return undefined;
  const { wanted, refused } = toolsIn(message);
  const tools = wanted.length > 0 || !CONNECTS.test(message) ? wanted : namesOfPrograms(message);
  if (tools.length === 0 || refused.length > 0) return undefined;
  const words = voice.words.tools;
  const areUsed = await Promise.all(tools.map((tool) => isUsed(tool, retrieval)));
  const unknown = tools.filter((_, at) => !areUsed[at]);
  const named = listAsWritten(tools, message, voice.language);
  if (unknown.length > 0)
    return { ...sayOfUnknown(unknown, message, voice), passage: passageOf("tools") };
  const draft = sayOfTool(words.known, named, voice);
  const guides = guidesOf(tools);
  const where = guides === "" ? words.inLibrary : interpolate(words.guides, { guides });
  const text = `${draft.text} ${where}`;
  return { ...draft, text, passage: passageOf("tools"), helps: true };
}

/** Whether the website has a guide that says how to connect a tool, or a template that is made for the tool. */
async function isUsed(tool: string, { findTemplates, factsOf }: Retrieval): Promise<boolean> {
  if (guidesOf([tool]) !== "") return true;
  const [found] = await findTemplates(tool, "", 1);
  const tools = found && (await factsOf(found.card.slug))?.tools;
  return tools?.some((one) => isSameTool(one, tool)) === true;
}

/** If a message asks whether a program can be connected, puts the answer to this question before the draft. */
export async function withConnection(
  draft: Draft,
  message: string,
  inquiry: Inquiry,
): Promise<Draft> {
  const connection = message.includes("?") ? await answerConnection(message, inquiry) : undefined;
  return connection ? { ...draft, text: `${connection.text}\n\n${draft.text}` } : draft;
}

/** Says which of the tools the website does not mention; undefined if it mentions all of them. */
export async function sayUnknown(
  tools: readonly string[],
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const unknown = await unmentioned(tools, inquiry);
  return unknown.length > 0 ? sayOfUnknown(unknown, message, inquiry.voice) : undefined;
}

/**
 * Says what a tool must have to be connected, such as an API. Does so only for tools that the website does not mention
 * and for which n8n has no steps.
 */
export async function sayWayIn(
  tools: readonly string[],
  message: string,
  inquiry: Inquiry,
): Promise<string | undefined> {
  const { language, words } = inquiry.voice;
  const strange = (await unmentioned(tools, inquiry)).filter((tool) => !toolsWithNode.has(tool));
  if (strange.length === 0) return undefined;
  return interpolate(words.tools.wayIn, { tool: listAsWritten(strange, message, language) });
}

async function unmentioned(
  tools: readonly string[],
  { retrieval }: Inquiry,
): Promise<readonly string[]> {
  const areKnown = await Promise.all(tools.map((tool) => isMentioned(tool, retrieval)));
  return tools.filter((_, at) => !areKnown[at]);
}

/**
 * Says that the website does not mention these tools and, if n8n has steps for all of them, that n8n has such steps.
 */
function sayOfUnknown(tools: readonly string[], message: string, voice: Voice): Draft {
  const { hasNode, unknown } = voice.words.tools;
  const withNode = tools.every((tool) => toolsWithNode.has(tool)) ? ` ${hasNode}` : "";
  return sayOfTool(`${unknown}${withNode}`, listAsWritten(tools, message, voice.language), voice);
}

/** Whether the website has a guide that says how to connect a tool, or a template that works with the tool. */
async function isMentioned(tool: string, { findTemplates }: Retrieval): Promise<boolean> {
  if (guidesOf([tool]) !== "") return true;
  return (await findTemplates(tool, "", 1)).some(({ namesTool }) => namesTool);
}

function guidesOf(tools: readonly string[]): string {
  const named = connections.filter(({ name }) => tools.some((tool) => isSameTool(name, tool)));
  return named.map(({ name, slug }) => `[${name}](${connectionPath(slug)})`).join(", ");
}

/**
 * Finds the name of a program that the assistant does not know.
 * @returns a list with the name in lower case, or an empty list
 */
function namesOfPrograms(message: string): string[] {
  const [, behind] = NAME_BEHIND.exec(message) ?? [];
  const [, ...words] = message.match(WORD) ?? [];
  const unknown = words.find((word) => LIKE_NAME.test(word) && !isWord(word));
  const name = behind ?? unknown;
  return name === undefined ? [] : [name.toLowerCase()];
}
