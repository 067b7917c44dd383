import { namedIn, withSubject } from "./named-template.ts";
import { assistant } from "#content/assistant/assistant.ts";
import { isImprintServed } from "#shared/imprint/imprint.ts";
import type { Config } from "#platform/config/config.ts";
import { languageOf, type Language } from "#platform/understanding/language.ts";
import { findFitting, type Fit } from "#features/templates/server/service.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { Platform } from "#platform/platform.ts";
import { inFigures, readContact, withoutAddresses } from "#features/leads/server/service.ts";
import type { Card, ChatEvent, ChatTurn } from "../../contract.ts";
import { detailsCard } from "./details.ts";
import {
  findLikely,
  MAX_TEMPLATES,
  without,
  type Found,
  type Inquiry,
  type Retrieval,
} from "./likely-templates.ts";
import { meantBy, memoryOf } from "./memory.ts";
import { isUrgent } from "./first-answer.ts";
import { sourceIn } from "./passages.ts";
import { answerFromSite, type SiteAnswer } from "./site-answer.ts";
import { leniency } from "#platform/understanding/cues.ts";
import { understand } from "#platform/understanding/understand.ts";
import {
  findTemplateFacts,
  countTemplates,
  listTemplateCards,
  readTemplateCards,
  templateCard,
  type TemplateFacts,
} from "./template-store.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";

export { isUrgent };

export function answerLanguage(messages: readonly string[]): Language {
  const texts = messages.map(inFigures);
  return languageOf(texts.map(withoutAddresses), texts.at(-1));
}

/** Streams an answer from the site's texts. `template`: the template on whose page the visitor is. */
export async function* answerBySite(
  platform: Platform,
  turns: readonly ChatTurn[],
  template: TemplateFacts | undefined,
): AsyncGenerator<ChatEvent, void> {
  const inquiry = await inquiryOf(platform, turns, template);
  const { text, cards, source, kinds, language } = await answerFromSite(inquiry);
  yield { type: "language", language };
  yield { type: "text", text: withImprintNote(text, language, platform.config.mode) };
  for (const card of cards) yield { type: "card", card };
  if (source) yield { type: "source", source: sourceIn(language, source) };
  yield { type: "about", about: kinds };
}

const IMPRINT = /\]\(\/imprint\)|(?<!\p{L})(?:page imprint|impressum)(?!\p{L})/iu;

/**
 * If a text refers to the imprint (legal notice), but the site does not serve it because it contains sample data,
 * removes the sentences that refer to register entries in the imprint, and adds a note that the imprint is missing.
 */
function withImprintNote(text: string, language: Language, mode: Config["mode"]): string {
  if (!IMPRINT.test(text) || isImprintServed(mode)) return text;
  const isOfIt = (sentence: string) => IMPRINT.test(sentence) && /register/iu.test(sentence);
  const others = text.replaceAll(SENTENCE, (sentence) => (isOfIt(sentence) ? "" : sentence));
  return `${others.trim()}\n\n${assistant.site[language].imprintMissing}`;
}

const SENTENCE = /[^.!?\n]+[.!?]+ ?/gu;

/** Makes the card with the visitor's contact data that is added to the answer of an AI model. */
export async function cardOfDetails(
  platform: Platform,
  turns: readonly ChatTurn[],
  template: TemplateFacts | undefined,
): Promise<Card | undefined> {
  const inquiry = await inquiryOf(platform, turns, template);
  return detailsCard(inquiry, readContact(inquiry.messages, inquiry.answers));
}

/**
 * Collects what an answer depends on. The last of `turns` is the visitor's question. `template`: the template on whose
 * page the visitor is.
 */
async function inquiryOf(
  platform: Platform,
  turns: readonly ChatTurn[],
  template: TemplateFacts | undefined,
): Promise<Inquiry> {
  const all = [...turns];
  for (const at of answersWithoutShown(turns).slice(-MAX_REMADE)) {
    const inquiry = await describe(platform, all.slice(0, at), template);
    const answer = await answerFromSite(inquiry);
    const turn = turns[at];
    if (turn && answer.text !== "" && turn.content.includes(answer.text))
      all[at] = { ...turn, shown: shownBy(answer) };
  }
  return describe(platform, all, template);
}

/**
 * The chat panel sends earlier answers back with `shown`, the list of what each answer showed. For other clients, the
 * server generates at most this many earlier answers again to learn what they showed.
 */
const MAX_REMADE = 2;

/**
 * Returns the indexes of the assistant's answers without `shown`. The chat panel sends `shown`, the list of the
 * templates and texts in an answer, back with each answer. Other clients may leave it out.
 */
function answersWithoutShown(turns: readonly ChatTurn[]): number[] {
  return turns.flatMap(({ role, shown }, at) =>
    role === "assistant" && !shown && turns[at - 1]?.role === "user" ? [at] : [],
  );
}

/**
 * Returns the list of the templates and texts in an answer. The chat panel sends this list back with the next message.
 */
function shownBy({ cards, kinds }: Pick<SiteAnswer, "cards" | "kinds">): string[] {
  const pages = cards.flatMap((card) =>
    card.type === "template" ? [`/templates/${card.slug}`] : [],
  );
  return [...pages, ...kinds];
}

async function describe(
  platform: Platform,
  turns: readonly ChatTurn[],
  template: TemplateFacts | undefined,
): Promise<Inquiry> {
  const contents = (sender: ChatTurn["role"]) =>
    turns.filter(({ role }) => role === sender).map(({ content }) => content);
  const message = turns.at(-1)?.content ?? "";
  const remembered = memoryOf(turns);
  const other = namedIn(message)?.slug;
  const isNew = other !== undefined && !remembered.templates.includes(other);
  const meant = isNew ? other : meantBy(message, remembered);
  const found = meant === undefined ? undefined : await findTemplateFacts(platform, meant);
  const memory = isNew && found ? withSubject(found.slug, remembered) : remembered;
  const language = answerLanguage(contents("user"));
  return {
    messages: contents("user").map(inFigures),
    answers: contents("assistant"),
    template,
    subject: found ?? template,
    memory,
    retrieval: without(memory.refused, retrievalOf(platform)),
    voice: { language, words: assistant.site[language] },
  };
}

/** Finds templates in the same way as the assistant does without an AI model. `context`: earlier messages. */
export async function templatesFor(
  platform: Platform,
  wish: string,
  context: string,
): Promise<Found[]> {
  const meaning = understand(wish);
  const tasks = meaning.meanings.filter(({ label }) => isTemplate(label));
  const turns = [context, wish].map((content) => ({ role: "user" as const, content }));
  const inquiry = await inquiryOf(platform, turns, undefined);
  return findLikely(inquiry, meaning, tasks);
}

function retrievalOf(platform: Platform): Retrieval {
  return {
    findTemplates: (words, context, most) => findTemplates(platform, words, context, most),
    factsOf: (slug) => findTemplateFacts(platform, slug),
    templatesOf: (slugs) => readTemplateCards(platform.database, slugs),
    someTemplates: () => listTemplateCards(platform.database, MAX_TEMPLATES),
    countTemplates: () => countTemplates(platform.database),
  };
}

async function findTemplates(
  platform: Platform,
  text: string,
  context: string,
  most: number,
): Promise<Found[]> {
  const fits = await findFitting(platform, text, most, context, leniency);
  return fits.map((fit) => ({
    ...foundOf(fit, fit.template.tools),
    card: templateCard(fit.template),
  }));
}

function foundOf(
  { share, reasons }: Pick<Fit, "share" | "reasons">,
  tools: readonly string[],
): Omit<Found, "card"> {
  const toolStems = new Set(tools.flatMap((tool) => wordsOf(tool).map(({ stem }) => stem)));
  const namesTool = reasons.some(({ stems }) => stems.every((stem) => toolStems.has(stem)));
  return { share, words: reasons.map(({ term }) => term), namesTool };
}
