import { interpolate } from "#shared/text/interpolate.ts";
import { suggestTemplates, type Draft } from "./drafts.ts";
import type { Found, Retrieval, Inquiry } from "./likely-templates.ts";
import { isSameTool, listAsWritten, tellingBeside, toolsIn } from "./named-tools.ts";

const TEMPLATES =
  /(?<!\p{L})(?:templates?|workflows?|vorlagen?|automation\p{L}*|automatisierung\p{L}*)(?!\p{L})/giu;
/** Matches the hyphen before a word for templates, as in "WhatsApp-Vorlage". */
const HYPHEN = /-(?=(?:templates?|workflows?|vorlagen?|automation|automatisierung))/giu;
/** Matches words by which visitors ask whether there is something for a tool. */
const SOMETHING =
  /(?<!\p{L})(?:(?:anything|something|any|stuff|et?was|irgendwas|irgendetwas)(?!\p{L})[^.!?]{0,30}?(?<!\p{L})(?:for|with|using|für|mit)|was (?:habt ihr|haben sie|gibts|gibt es)(?:\s\p{L}+)? (?:für|mit)|what (?:do you have|have you got|is there) (?:for|with|on))(?!\p{L})/iu;
/** Tools that every template needs. They do not narrow the search. */
const EVERYWHERE: readonly string[] = ["n8n"];
const MOST = 40;

/** Answers a request for templates with a tool, without a task: "do you have a WhatsApp template?" */
export async function templatesWithTool(
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const { retrieval, voice } = inquiry;
  const text = message.replaceAll(HYPHEN, " ");
  const plain = text.replaceAll(TEMPLATES, " ");
  if (plain === text && !SOMETHING.test(text)) return undefined;
  const found = await findWithTools(plain, retrieval);
  const { wanted, refused } = toolsIn(
    plain,
    found.flatMap((one) => one.tools),
  );
  const tools = wanted.filter((name) => !EVERYWHERE.includes(name));
  if (tools.length === 0 || refused.length > 0) return undefined;
  if (tellingBeside(plain, wanted) > 0) return undefined;
  const made = found.filter((one) => worksWith(one, tools));
  const { withTool, withToolMore } = voice.words.template;
  const named = listAsWritten(tools, message, voice.language);
  const address = `/templates?${new URLSearchParams({ q: named })}`;
  const sentence = made.length > 1 ? withToolMore : withTool;
  return made.length === 0
    ? undefined
    : suggestTemplates(made, interpolate(sentence, { tool: named, address }));
}

/** Finds templates that work with all of these tools. The one that fits `text` best comes first. */
export async function madeFor(
  tools: readonly string[],
  text: string,
  retrieval: Retrieval,
): Promise<Found[]> {
  const found = await findWithTools(text, retrieval);
  return found.filter((one) => worksWith(one, tools));
}

type WithTools = Found & { tools: readonly string[] };

async function findWithTools(text: string, retrieval: Retrieval): Promise<WithTools[]> {
  const found = await retrieval.findTemplates(text, "", MOST);
  const facts = await Promise.all(found.map(({ card }) => retrieval.factsOf(card.slug)));
  return found.map((one, at) => ({ ...one, tools: facts[at]?.tools ?? [] }));
}

function worksWith({ tools }: WithTools, names: readonly string[]): boolean {
  return names.every((name) => tools.some((tool) => isSameTool(tool, name)));
}
