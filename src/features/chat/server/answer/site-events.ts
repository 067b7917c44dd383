import { findFitting, type Fit } from "#features/templates/server/service.ts";
import type { Template } from "#features/templates/contract.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChatEvent } from "../../contract.ts";
import { answerFromSite, MAX_TEMPLATES, type Asked, type Found } from "./site-answer.ts";
import { leniency } from "./understand/cues.ts";
import { listTemplateCards, templateCard } from "./template-store.ts";

/** The site's own answer, event by event. */
export async function* answerBySite(
  platform: Platform,
  asked: Asked,
): AsyncGenerator<ChatEvent, void> {
  const { text, cards, source } = await answerFromSite(asked, {
    findTemplates: (words, context) => findTemplates(platform, words, context),
    someTemplates: () => listTemplateCards(platform.database, MAX_TEMPLATES),
  });
  yield { type: "text", text };
  for (const card of cards) yield { type: "card", card };
  if (source) yield { type: "source", source };
}

/** The templates that fit what somebody wrote, at most three, best first. */
export async function findTemplates(
  platform: Platform,
  text: string,
  context: string,
): Promise<Found[]> {
  const fits = await findFitting(platform, text, MAX_TEMPLATES, context, leniency);
  return fits.map((fit) => ({ ...foundOf(fit), card: templateCard(fit.template) }));
}

/** What a fit is to the assistant. */
export function foundOf({ share, reasons }: Pick<Fit<Template>, "share" | "reasons">) {
  return { share, words: reasons.map(({ said }) => said) };
}
