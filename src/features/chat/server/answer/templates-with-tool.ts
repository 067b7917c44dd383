import { industryWords } from "#content/assistant/service-words.ts";
import { industries } from "#content/landing/industries.ts";
import { namesIndustry } from "#features/templates/server/service.ts";
import { wordsOf } from "#platform/search/words.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { suggestTemplates, type Draft } from "./drafts.ts";
import type { Found, Retrieval, Inquiry } from "./likely-templates.ts";
import { isSameTool, listAsWritten, tellingBeside, toolsIn } from "./named-tools.ts";

const TEMPLATES =
  /(?<!\p{L})(?:templates?|workflows?|vorlagen?|automation\p{L}*|automatisierung\p{L}*)(?!\p{L})/giu;
/** Matches the hyphen before a word that means "template", as in "WhatsApp-Vorlage". */
const HYPHEN = /-(?=(?:templates?|workflows?|vorlagen?|automation|automatisierung))/giu;
/** Matches words that ask for anything that works with a tool, such as "got something for Slack?" */
const SOMETHING =
  /(?<!\p{L})(?:(?:anything|something|any|stuff|et?was|irgendwas|irgendetwas)(?!\p{L})[^.!?]{0,30}?(?<!\p{L})(?:for|with|using|für|mit)|was (?:habt ihr|haben sie|gibts|gibt es)(?:\s\p{L}+)? (?:für|mit)|what (?:do you have|have you got|is there) (?:for|with|on))(?!\p{L})/iu;
/** Tools that every template needs. In a message, they do not narrow the search for templates. */
const EVERYWHERE: readonly string[] = ["n8n"];
const MOST = 40;

/**
 * Answers a message that asks for templates for a tool but names no task, such as "do you have a WhatsApp template?".
 * @returns undefined for other messages, and if no template works with the tool
 */
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

/** Finds templates that work with these tools, fit a trade that the visitor named, and were not shown yet. */
async function madeForTrade(
  tools: readonly string[],
  { messages, memory, retrieval }: Inquiry,
): Promise<Found[]> {
  const trades = tradesIn(messages.join("\n"));
  const found = trades.length > 0 ? await findWithTools(tools.join(" "), retrieval) : [];
  return found.filter(
    (one) =>
      worksWith(one, tools) &&
      one.industries.some((industry) => namesIndustry(industry, trades)) &&
      !memory.all.has(one.card.slug),
  );
}

/** Returns the trades (industries) that a text mentions, by the names that the template library gives to them. */
function tradesIn(text: string): readonly string[] {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  return industries.flatMap(({ slug, template_industries }) =>
    industryWords[slug]?.some((name) => wordsOf(name).every(({ stem }) => stems.has(stem)))
      ? template_industries
      : [],
  );
}

/**
 * Extends an answer which says that a template does not work with the named tools. Adds templates that work with these
 * tools and fit the visitor's trade.
 */
export async function withMadeForTrade(
  draft: Draft,
  tools: readonly string[],
  named: string,
  inquiry: Inquiry,
): Promise<Draft> {
  const made = (await madeForTrade(tools, inquiry)).slice(0, MAX_MADE);
  if (made.length === 0) return draft;
  const lead = interpolate(inquiry.voice.words.template.madeForTrade, { tool: named });
  const text = `${draft.text}\n\n${lead}`;
  return { ...draft, text, cards: [...draft.cards, ...made.map(({ card }) => card)] };
}

const MAX_MADE = 2;

type WithTools = Found & { tools: readonly string[]; industries: readonly string[] };

async function findWithTools(text: string, retrieval: Retrieval): Promise<WithTools[]> {
  const found = await retrieval.findTemplates(text, "", MOST);
  const facts = await Promise.all(found.map(({ card }) => retrieval.factsOf(card.slug)));
  return found.map((one, at) => {
    const { tools = [], industries: trades = [] } = facts[at] ?? {};
    return { ...one, tools, industries: trades };
  });
}

function worksWith({ tools }: WithTools, names: readonly string[]): boolean {
  return names.every((name) => tools.some((tool) => isSameTool(tool, name)));
}
