import { assistant } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import { estimateTokens } from "../budget.ts";
import { findPassages } from "./passage-index.ts";
import { passageOf, type Passage } from "./passages.ts";
import { elsewhere } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { tools } from "./tools.ts";
import { understand } from "#platform/understanding/understand.ts";

/**
 * Maximum number of tokens that are sent to the AI model besides the conversation, including the descriptions of tools.
 */
export const MAX_PROMPT_TOKENS = 1200;
const MAX_TEMPLATE_CHARACTERS = 800;
const MAX_PASSAGES = 5;
const MIN_LIKELIHOOD = 0.1;

/** The constant prefix of the prompt. Providers charge less for a prefix that they have cached. */
const beginning = () =>
  [
    ...assistant.persona,
    "Link what you mention with Markdown, using the addresses below as they stand, such as [Templates](/templates). Never write any other address.",
    `# Facts\n${brand.name}: ${brand.description}`,
  ].join("\n");

/** Makes the prompt: a constant beginning, the template of the visitor's page, and as many website texts as fit. */
export async function systemPrompt(
  messages: readonly string[],
  template: TemplateFacts | undefined,
): Promise<string> {
  const facts = [
    ...(template ? [onThePage(template)] : []),
    ...(await fittingPassages(messages)).map(
      ({ title, text, source }) => `## ${title} (${source.path})\n${text}`,
    ),
  ];
  const most = MAX_PROMPT_TOKENS - estimateTokens(JSON.stringify(tools));
  return withinTokens(beginning(), facts, most);
}

/** Finds website texts for the newest message or, if there are none, for one of the two messages before it. */
async function fittingPassages(messages: readonly string[]): Promise<Passage[]> {
  for (const message of messages.toReversed().slice(0, 3)) {
    const { meanings, rest } = understand(message);
    const likely = meanings.filter(({ likelihood }) => likelihood >= MIN_LIKELIHOOD);
    const sure = likely.flatMap(({ label }) => passageOf(elsewhere(label)) ?? []);
    const found = (await findPassages(rest)).map(({ passage }) => passage);
    const all = [...new Set([...sure, ...found])].slice(0, MAX_PASSAGES);
    if (all.length > 0) return all;
  }
  return [];
}

function withinTokens(begin: string, parts: readonly string[], most: number): string {
  return parts.reduce((text, part) => {
    const longer = `${text}\n${part}`;
    return estimateTokens(longer) <= most ? longer : text;
  }, begin);
}

function onThePage(template: TemplateFacts): string {
  const { title, slug, summary, outcome, setup_minutes: minutes, access } = template;
  return [
    `The visitor is looking at the template "${title}" (/templates/${slug}): ${summary} ${outcome}`,
    `Tools: ${template.tools.join(", ")}. Access needed: ${access.join(", ") || "none"}. Set-up: ${minutes ?? "an unknown number of"} minutes.`,
  ]
    .join("\n")
    .slice(0, MAX_TEMPLATE_CHARACTERS);
}
