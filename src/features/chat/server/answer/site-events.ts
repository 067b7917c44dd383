import { findFitting, type Fit } from "#features/templates/server/service.ts";
import type { Template } from "#features/templates/contract.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChatEvent } from "../../contract.ts";
import { MAX_TEMPLATES } from "./drafts.ts";
import { findLikely, type Inquiry, type Found, type Retrieval } from "./likely-templates.ts";
import { answerFromSite } from "./site-answer.ts";
import { leniency } from "./understand/cues.ts";
import { understand } from "./understand/understand.ts";
import { listTemplateCards, readTemplateCards, templateCard } from "./template-store.ts";
import { isTemplate } from "./understand/meanings.ts";

export async function* answerBySite(
  platform: Platform,
  inquiry: Inquiry,
): AsyncGenerator<ChatEvent, void> {
  const { text, cards, source } = await answerFromSite(inquiry, retrievalOf(platform));
  yield { type: "text", text };
  for (const card of cards) yield { type: "card", card };
  if (source) yield { type: "source", source };
}

/** Finds templates as the assistant does without a model, best first. @param context earlier messages */
export async function templatesFor(
  platform: Platform,
  wish: string,
  context: string,
): Promise<Found[]> {
  const meaning = understand(wish);
  const tasks = meaning.meanings.filter(({ label }) => isTemplate(label));
  return findLikely(
    { messages: [context, wish], answers: [] },
    meaning,
    tasks,
    retrievalOf(platform),
  );
}

function retrievalOf(platform: Platform): Retrieval {
  return {
    findTemplates: (words, context) => findTemplates(platform, words, context),
    templatesOf: (slugs) => readTemplateCards(platform.database, slugs),
    someTemplates: () => listTemplateCards(platform.database, MAX_TEMPLATES),
  };
}

async function findTemplates(platform: Platform, text: string, context: string): Promise<Found[]> {
  const fits = await findFitting(platform, text, MAX_TEMPLATES, context, leniency);
  return fits.map((fit) => ({
    ...foundOf(fit, fit.template.tools),
    card: templateCard(fit.template),
  }));
}

export function foundOf(
  { share, reasons }: Pick<Fit<Template>, "share" | "reasons">,
  tools: readonly string[],
): Omit<Found, "card"> {
  const toolStems = new Set(tools.flatMap((tool) => wordsOf(tool).map(({ stem }) => stem)));
  const namesTool = reasons.some(({ stems }) => stems.every((stem) => toolStems.has(stem)));
  return { share, words: reasons.map(({ said }) => said), namesTool };
}
