import type { SiteWords } from "#content/assistant/assistant.ts";
import type { CueKind } from "#content/assistant/cues.ts";
import type { Action } from "#content/types.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import type { Found } from "./likely-templates.ts";
import { isAboutWork, passageOf, type Passage } from "./passages.ts";
import type { Understanding } from "./understand/understand.ts";

export const MAX_TEMPLATES = 3;

export type Draft = { text: string; cards?: Card[]; passage?: Passage; helps?: boolean };

export function answerWith(means: string, words: SiteWords): Draft {
  const passage = passageOf(means);
  if (passage) return quotePassage(passage, words);
  const cards = CARDS[means] ?? [];
  return { text: words[means as Kind], cards: cards.map((type) => ({ type })) };
}

type Kind = Exclude<CueKind, "this-template" | "set-up-time">;
const CARDS: Partial<Record<string, Exclude<Card["type"], "template">[]>> = {
  person: ["person", "booking"],
  booking: ["booking"],
  insult: ["person"],
};

export function answerCourtesy({ hasContact, courtesy }: Understanding, words: SiteWords): Draft {
  if (hasContact) return { text: words.contactData, cards: [{ type: "person" }] };
  return { text: words[(courtesy ?? "greeting") as Kind] };
}

/** @param offer passage about our own service, placed before the templates */
export function offerTemplates(
  found: readonly Found[],
  offer: Passage | undefined,
  words: SiteWords,
): Draft {
  const shown = found.slice(0, MAX_TEMPLATES);
  const lead = offer ? `${quotePassage(offer, words).text}\n\n` : "";
  return {
    text: `${lead}${whyThese(shown, words)}`,
    cards: shown.map(({ card }) => card),
    ...(offer && { passage: offer }),
    helps: true,
  };
}

/** Offers a contact form to a visitor who typed an address, since they expect to hear from somebody. */
export function withContact(answer: Draft, hasContact: boolean): Draft {
  const { cards = [] } = answer;
  return hasContact ? { ...answer, cards: [...cards, { type: "person" }] } : answer;
}

function whyThese(found: readonly Found[], words: SiteWords): string {
  const matched = [...new Set(found.flatMap((find) => find.words))].slice(0, 3);
  if (matched.length === 0)
    return found.length === 1 ? words.likelyTemplate : words.likelyTemplates;
  const quoted = matched.map((word) => words.quotes.join(word));
  const list = [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean);
  const sentence = found.length === 1 ? words.foundTemplate : words.foundTemplates;
  return interpolate(sentence, { words: list.join(` ${words.and} `) });
}

export function quotePassage(passage: Passage, words: SiteWords): Draft {
  const { title, text } = passage;
  return {
    text: `${words.found}\n\n**${title}**\n\n${text}`,
    cards: isAboutWork(passage)
      ? [{ type: "booking" }, { type: "person" }]
      : cardsOf(passage.action),
    passage,
    helps: true,
  };
}

/** Makes cards of a passage's action. Its other links are shown below the answer anyway. */
function cardsOf(action: Action | undefined): Card[] {
  if (action?.to === "booking") return [{ type: "booking" }];
  return action?.to === "section" && action.section === "contact" ? [{ type: "person" }] : [];
}
