import { assistant, type SiteWords } from "#content/assistant/assistant.ts";
import type { Action } from "#content/types.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card, Source, TemplateCard } from "../../contract.ts";
import { findPassages } from "./passage-index.ts";
import { isAboutWork, isTrade, passageOf, type Passage } from "./passages.ts";
import { elsewhere, passageAbout } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { languageOf, type Language } from "./understand/language.ts";
import { understand, type Understanding } from "./understand/understand.ts";

export const MAX_TEMPLATES = 3;
/** A passage is shown for a task when it holds this share of it. */
const MIN_PASSAGE_SHARE = 0.6;
/** Templates are shown though what we offer besides holds more, if they hold this share of that. */
const NEARLY = 0.5;
/** It is told before them if it holds so much more than they do. */
const CLEARLY = 1.1;
/** Less of a message than this is no hint. */
const MIN_HINT_SHARE = 0.3;

/** With no more words than this beside it, an address is all that a message says. */
const MAX_BESIDE_CONTACT = 2;

/** A template that fits what was asked. */
export type Found = { card: TemplateCard; share: number; words: string[] };

export type Retrieval = {
  /** Templates that fit, best first. @param context what the visitor said before */
  findTemplates: (text: string, context: string) => Promise<Found[]>;
  /** Some to begin with. */
  someTemplates: () => Promise<TemplateCard[]>;
};

export type Asked = {
  /** All that the visitor wrote; the last is answered. */
  said: readonly string[];
  /** What was answered. */
  answers: readonly string[];
  /** The template on the visitor's page. */
  template?: TemplateFacts | undefined;
};

/** An answer, and for the score what it was made of. */
export type SiteAnswer = {
  language: Language;
  text: string;
  cards: Card[];
  source?: Source;
  passage?: string;
};

type Draft = { text: string; cards?: Card[]; passage?: Passage; helps?: boolean };

/**
 * Answers from the site's own content, word for word, and says where it stands (decision 15): first
 * what kind of message it is, then what answers that.
 */
export async function answerFromSite(asked: Asked, retrieval: Retrieval): Promise<SiteAnswer> {
  const language = languageOf(asked.said);
  const words = assistant.site[language];
  const { text, cards = [], passage, helps } = await draft(asked, retrieval, words);
  const invite = helps && asked.template && !wasInvited(asked.answers);
  return {
    language,
    text: invite ? `${text}\n\n${words.newsletterInvitation}` : text,
    cards,
    ...(passage && { source: passage.source, passage: passage.id }),
  };
}

/** Only about the weekly tips, and only once. */
function wasInvited(answers: readonly string[]): boolean {
  const invitations = Object.values(assistant.site).map((words) => words.newsletterInvitation);
  return answers.some((answer) => invitations.some((invitation) => answer.includes(invitation)));
}

async function draft(asked: Asked, retrieval: Retrieval, words: SiteWords): Promise<Draft> {
  const message = asked.said.at(-1) ?? "";
  const meaning = understand(message);
  const { certain } = meaning;
  const about = certain && asked.template && passageAbout(certain, asked.template, words);
  if (about) return inWords(about, words);
  if (certain) return certainly(elsewhere(certain), words);
  const { telling, hint, hasContact } = meaning;
  if (!hint && telling <= (hasContact ? MAX_BESIDE_CONTACT : 0)) {
    return withoutQuestion(meaning, words);
  }
  return bestFound(asked, meaning, retrieval, words);
}

/** What is certain needs no search. */
function certainly(means: string, words: SiteWords): Draft {
  const passage = passageOf(means);
  if (passage) return inWords(passage, words);
  const cards = CARDS[means] ?? [];
  return { text: words[means as Kind], cards: cards.map((type) => ({ type })) };
}

type Kind =
  | "person"
  | "booking"
  | "instructions"
  | "insult"
  | "offTopic"
  | "german"
  | "greeting"
  | "howAreYou"
  | "thanks"
  | "bye"
  | "yesOrNo";
const CARDS: Partial<Record<string, Exclude<Card["type"], "template">[]>> = {
  person: ["person", "booking"],
  booking: ["booking"],
  insult: ["person"],
};

function withoutQuestion({ hasContact, courtesy }: Understanding, words: SiteWords): Draft {
  if (hasContact) return { text: words.contactData, cards: [{ type: "person" }] };
  return { text: words[(courtesy ?? "greeting") as Kind] };
}

/** A task or trade, or what is only hinted at: whatever holds most of it. */
async function bestFound(
  { said, template }: Asked,
  { rest, hint, hasContact, telling }: Understanding,
  retrieval: Retrieval,
  words: SiteWords,
): Promise<Draft> {
  const context = [...said.slice(0, -1), template?.title ?? ""].join(" ").trim();
  const found = telling > 0 ? await retrieval.findTemplates(rest, context) : [];
  const share = Math.max(0, ...found.slice(0, MAX_TEMPLATES).map((find) => find.share));
  if (hint && hint.share >= MIN_HINT_SHARE && (hint.share > share || hint.share === 1)) {
    const answer = certainly(hint.means, words);
    if (hint.means !== "which-templates") return answer;
    const cards = await retrieval.someTemplates();
    return { ...answer, text: `${answer.text}\n\n${words.someTemplates}`, cards };
  }
  const [best] = telling > 0 ? await findPassages(rest) : [];
  const apt = best && best.share >= MIN_PASSAGE_SHARE ? best : undefined;
  const enough = (apt?.share ?? 0) * (apt && isAboutWork(apt.passage) ? NEARLY : 1);
  if (found.length > 0 && share >= enough) {
    const isTold = apt && (isTrade(apt.passage) || apt.share > share * CLEARLY);
    const offer = isTold ? apt.passage : undefined;
    return withContact(ofTemplates(found, offer, words), hasContact);
  }
  if (apt) return inWords(apt.passage, words);
  if (hint) return certainly(hint.means, words);
  if (hasContact) return { text: words.contactData, cards: [{ type: "person" }] };
  return { text: words.nothingFound, cards: [{ type: "booking" }, { type: "person" }] };
}

/** @param offer what we do about it besides, told first */
function ofTemplates(found: readonly Found[], offer: Passage | undefined, words: SiteWords): Draft {
  const shown = found.slice(0, MAX_TEMPLATES);
  const lead = offer ? `${inWords(offer, words).text}\n\n` : "";
  return {
    text: `${lead}${whyThese(shown, words)}`,
    cards: shown.map(({ card }) => card),
    ...(offer && { passage: offer }),
    helps: true,
  };
}

/** Whoever leaves an address wants to hear from somebody. */
function withContact(answer: Draft, hasContact: boolean): Draft {
  const { cards = [] } = answer;
  return hasContact ? { ...answer, cards: [...cards, { type: "person" }] } : answer;
}

function whyThese(found: readonly Found[], words: SiteWords): string {
  const said = [...new Set(found.flatMap((find) => find.words))].slice(0, 3);
  const quoted = said.map((word) => words.quotes.join(word));
  const list = [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean);
  const sentence = found.length === 1 ? words.foundTemplate : words.foundTemplates;
  return interpolate(sentence, { words: list.join(` ${words.and} `) });
}

function inWords(whole: Passage, words: SiteWords): Draft {
  const { title, text } = whole;
  return {
    text: `${words.found}\n\n**${title}**\n\n${text}`,
    cards: isAboutWork(whole) ? [{ type: "booking" }, { type: "person" }] : cardsOf(whole.action),
    passage: whole,
    helps: true,
  };
}

/** The button that a passage brings along; its other links stand below it anyway. */
function cardsOf(action: Action | undefined): Card[] {
  if (action?.to === "booking") return [{ type: "booking" }];
  return action?.to === "section" && action.section === "contact" ? [{ type: "person" }] : [];
}
