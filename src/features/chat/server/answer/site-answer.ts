import { assistant, type SiteWords } from "#content/assistant/assistant.ts";
import { findLead } from "#features/leads/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card, Source } from "../../contract.ts";
import {
  answerWith,
  quotePassage,
  offerTemplates,
  withContact,
  answerCourtesy,
  type Draft,
} from "./drafts.ts";
import {
  findLikely,
  LIKELY,
  type Inquiry,
  type Likely,
  type Retrieval,
} from "./likely-templates.ts";
import { findPassages } from "./passage-index.ts";
import { isAboutWork, isTrade, passageOf, type Passage } from "./passages.ts";
import { elsewhere, passageAbout } from "./template-passages.ts";
import { languageOf, type Language } from "./understand/language.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { understand, type Understanding } from "./understand/understand.ts";
import { isTemplate } from "./understand/meanings.ts";

/** A message names a trade if the trade's passage contains at least this share of its words. */
const MIN_PASSAGE_SHARE = 0.6;
/** A template that matches this share of a message is what the visitor asks for. */
const CLEAR_SHARE = 0.6;
/**
 * A meaning with this likelihood, or a template with this share, outweighs everything else in the
 * message.
 */
const SURE = 0.8;
/** Meanings below this likelihood are not answered; the assistant offers a person instead. */
const MIN_LIKELIHOOD = 0.3;
const WITHOUT_TEMPLATE = "custom-workflow-development";

type SiteAnswer = {
  language: Language;
  text: string;
  cards: Card[];
  source?: Source;
  passage?: string;
};

/** Answers in the site's own words, with a link to their page (decision 15). */
export async function answerFromSite(inquiry: Inquiry, retrieval: Retrieval): Promise<SiteAnswer> {
  const language = languageOf(inquiry.messages);
  const words = assistant.site[language];
  const noted = notedAddress(inquiry.messages, words);
  const texts = noted ? { ...words, contactData: noted, person: noted } : words;
  const { text, cards = [], passage, helps } = await draft(inquiry, retrieval, texts);
  const invite = helps && inquiry.template && !noted && !wasInvited(inquiry.answers);
  const more = invite ? words.newsletterInvitation : noted;
  return {
    language,
    text: more && !text.includes(more) ? `${text}\n\n${more}` : text,
    cards,
    ...(passage && { source: passage.source, passage: passage.id }),
  };
}

/**
 * Confirms the address when the visitor has just typed it. Only the first address of a conversation is
 * announced to staff.
 */
function notedAddress(messages: readonly string[], words: SiteWords): string | undefined {
  const email = findLead(messages)?.email;
  const isNew = email !== undefined && findLead(messages.slice(-1))?.email === email;
  return isNew ? interpolate(words.contactNoted, { email }) : undefined;
}

function wasInvited(answers: readonly string[]): boolean {
  const invitations = Object.values(assistant.site).map((words) => words.newsletterInvitation);
  return answers.some((answer) => invitations.some((invitation) => answer.includes(invitation)));
}

async function draft(inquiry: Inquiry, retrieval: Retrieval, words: SiteWords): Promise<Draft> {
  const meaning = understand(inquiry.messages.at(-1) ?? "");
  const { meanings } = meaning;
  if (meanings.length === 0) return answerCourtesy(meaning, words);
  const tasks = meanings.filter(({ label }) => isTask(label));
  const question = meanings.find(({ label }) => !isTask(label));
  const found = await findLikely(inquiry, meaning, tasks, retrieval);
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (!question || question.likelihood <= task || namesTask(question, found)) {
    return forTask(meaning, tasks, found, words);
  }
  const { label, likelihood } = question;
  if (likelihood < MIN_LIKELIHOOD) return nothingFound(meaning, words);
  return forQuestion(inquiry, label, retrieval, words);
}

/**
 * Whether templates match the message so well that it is a task rather than the question it resembles.
 */
function namesTask({ label, likelihood }: Guess, found: readonly Likely[]): boolean {
  if (label === "tools") return found.some(isAllAboutTool);
  const mayBeTask = likelihood < SURE || ASK_FOR_TEMPLATES.includes(label);
  return mayBeTask && found.some(({ strength }) => strength >= CLEAR_SHARE);
}

/** Whether the message asks for hardly anything but a template that works with a named tool. */
function isAllAboutTool({ namesTool, share }: Likely): boolean {
  return namesTool && share >= SURE;
}

function isTask(label: string): boolean {
  const passage = passageOf(label);
  return passage ? isAboutWork(passage) : isTemplate(label);
}

const ASK_FOR_TEMPLATES = ["which-templates", "what-can-be-automated"];

async function forQuestion(
  inquiry: Inquiry,
  about: string,
  retrieval: Retrieval,
  words: SiteWords,
): Promise<Draft> {
  const passage = inquiry.template && passageAbout(about, inquiry.template, words);
  if (passage) return quotePassage(passage, words);
  const answer = answerWith(elsewhere(about), words);
  if (elsewhere(about) !== "which-templates") return answer;
  const cards = await retrieval.someTemplates();
  return { ...answer, text: `${answer.text}\n\n${words.someTemplates}`, cards };
}

async function forTask(
  meaning: Understanding,
  [best]: readonly Guess[],
  found: readonly Likely[],
  words: SiteWords,
): Promise<Draft> {
  const work = passageOf(best?.label ?? "");
  const trade = work && isTrade(work) ? work : await tradeIn(meaning.rest);
  const enough = work?.id === WITHOUT_TEMPLATE ? SURE : CLEAR_SHARE;
  const isServed = found.some(
    (one) => one.strength >= enough || one.likelihood >= LIKELY || isAllAboutTool(one),
  );
  if (isServed || (found.length > 0 && work && isTrade(work))) {
    return withContact(offerTemplates(found, trade ?? work, words), meaning.hasContact);
  }
  if (work && best && best.likelihood >= MIN_LIKELIHOOD) return quotePassage(work, words);
  return nothingFound(meaning, words);
}

function nothingFound({ hasContact }: Understanding, words: SiteWords): Draft {
  if (hasContact) return { text: words.contactData, cards: [{ type: "person" }] };
  return { text: words.nothingFound, cards: [{ type: "booking" }, { type: "person" }] };
}

async function tradeIn(rest: string): Promise<Passage | undefined> {
  const [best] = await findPassages(rest);
  const isNamed = best && best.share >= MIN_PASSAGE_SHARE && isTrade(best.passage);
  return isNamed ? best.passage : undefined;
}
