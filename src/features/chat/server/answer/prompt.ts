import { assistant } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import { versioned } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { TemplateCard } from "../../contract.ts";
import { estimateTokens } from "../budget.ts";
import { passages } from "./knowledge.ts";
import { listTemplateCards, type TemplateFacts } from "./retrieval-store.ts";

/** The system prompt never takes more tokens than this; templates that do not fit are found by tool. */
export const MAX_PROMPT_TOKENS = 5000;
/** Kept free for the template on the visitor's page. */
const PAGE_TOKENS = 500;
const MAX_LISTED = 200;

/**
 * Who the assistant is and everything it knows: persona, the site's content, the library's index.
 * Equal for all visitors (providers charge less for what they have read before) but for its end.
 * @param template the one on the visitor's page
 */
export async function systemPrompt(
  platform: Platform,
  template: TemplateFacts | undefined,
): Promise<string> {
  const common = await commonPart.get(platform);
  return template ? `${common}\n\n${onThePage(template)}` : common;
}

const commonPart = versioned(async ({ database }: Platform) => {
  const templates = await listTemplateCards(database, MAX_LISTED);
  const prompt = [
    ...assistant.persona,
    "Link what you mention with Markdown, using the addresses below as they stand, such as [Templates](/templates). Never write any other address.",
    "# Facts",
    `${brand.name}: ${brand.description}`,
    ...passages.map(({ title, text, source }) => `## ${title} (${source.path})\n${text}`),
    "# Free templates at /templates, the newest first",
  ].join("\n");
  return withinTokens(prompt, templates.map(line), MAX_PROMPT_TOKENS - PAGE_TOKENS);
});

/** Adds lines as long as they fit. */
function withinTokens(begin: string, lines: readonly string[], most: number): string {
  let text = begin.slice(0, most * 4);
  for (const next of lines) {
    if (estimateTokens(`${text}\n${next}`) > most) break;
    text += `\n${next}`;
  }
  return text;
}

function line({ title, slug }: TemplateCard): string {
  return `- [${title}](/templates/${slug})`;
}

function onThePage({ title, slug, summary, outcome, tools, setup_minutes, access }: TemplateFacts) {
  return [
    `The visitor is looking at the template "${title}" (/templates/${slug}): ${summary} ${outcome}`,
    `Tools: ${tools.join(", ")}. Access needed: ${access.join(", ") || "none"}. Set-up: ${setup_minutes ?? "an unknown number of"} minutes.`,
  ]
    .join("\n")
    .slice(0, PAGE_TOKENS * 4);
}
