import { assistant } from "#content/assistant/assistant.ts";
import type { Platform } from "#platform/platform.ts";
import { findFitting } from "#features/templates/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card, ChatEvent } from "../../contract.ts";
import { passages, type Passage } from "./knowledge.ts";
import { hasPhrase, hasWord, isSmallTalk, saysTheSame, searchedWords } from "./question.ts";
import {
  findTexts,
  listTemplateCards,
  templateCard,
  type Find,
  type TemplateFacts,
} from "./retrieval-store.ts";

const { site } = assistant;
/** A find must hold at least this share of what was asked. */
const MIN_SCORE = 0.4;
/** Templates this much worse than the best are not shown beside it. */
const NEAR_BEST = 0.6;
export const MAX_TEMPLATES = 3;
/** With this question, when it is answered, the weekly tips are mentioned. */
const INVITE_AT = 2;

/**
 * Answers from the site's own content, word for word, and says where it stands (decision 15).
 * @param questions all that the visitor wrote; the last is answered
 * @param template the one on the visitor's page
 */
export async function* answerFromSite(
  platform: Platform,
  questions: readonly string[],
  template: TemplateFacts | undefined,
): AsyncGenerator<ChatEvent, void> {
  const question = questions.at(-1) ?? "";
  const asked = searchedWords(question);
  if (hasPhrase(question, site.personPhrases)) yield* offer(site.person, "person");
  else if (hasPhrase(question, site.bookingPhrases)) yield* offer(site.booking, "booking");
  else if (asked.length === 0 || isSmallTalk(question)) yield* offer(site.smallTalk);
  else yield* whatIsFound(platform, question, template, questions.length === INVITE_AT);
}

async function* whatIsFound(
  platform: Platform,
  question: string,
  template: TemplateFacts | undefined,
  invite: boolean,
): AsyncGenerator<ChatEvent, void> {
  const about = template && hasWord(question, site.thisWords) ? passagesAbout(template) : [];
  const best =
    (await findPassage(platform, question, about)) ??
    (await findPassage(platform, question, passages));
  const passage = best?.found;
  const cards = await findCards(platform, question, best?.share ?? 0);

  if (passage) yield { type: "text", text: inWords(passage) };
  if (cards.length > 0) {
    yield { type: "text", text: `${passage ? "\n\n" : ""}${site.foundTemplates}` };
    for (const card of cards) yield { type: "card", card };
  }
  if (passage && invite) yield { type: "text", text: `\n\n${site.newsletterInvitation}` };
  if (passage) yield { type: "source", source: passage.source };
  else if (cards.length === 0) yield* offer(site.nothingFound, "booking", "person");
}

async function findPassage(
  platform: Platform,
  question: string,
  among: readonly Passage[],
): Promise<Find<Passage> | undefined> {
  if (among.length === 0) return undefined;
  const same = among.find(({ title }) => saysTheSame(title, question));
  if (same) return { found: same, share: 1 };
  const finds = await findTexts(platform.database, searchedWords(question), among, 1);
  const [best] = good(finds);
  const found = best && among[best.found];
  return found && { found, share: best.share };
}

async function* offer(
  text: string,
  ...types: Exclude<Card["type"], "template">[]
): AsyncGenerator<ChatEvent, void> {
  yield { type: "text", text };
  for (const type of types) yield { type: "card", card: { type } };
}

/** Templates, when they are asked for by name or fit better than the text that was found. */
async function findCards(platform: Platform, question: string, least: number): Promise<Card[]> {
  const meant = hasWord(question, site.templateWords);
  const finds = await findFitting(platform, question, MAX_TEMPLATES);
  const fitting = meant ? finds : finds.filter(({ share }) => share >= least);
  if (meant && fitting.length === 0) return listTemplateCards(platform.database, MAX_TEMPLATES);
  return fitting.map(({ template }) => templateCard(template));
}

function good<T>(finds: Find<T>[]): Find<T>[] {
  const best = finds[0]?.share ?? 0;
  return finds.filter(({ share }) => share >= MIN_SCORE && share >= best * NEAR_BEST);
}

function inWords({ title, text }: Passage): string {
  return `${site.found}\n\n**${title}**\n\n${text}`;
}

function passagesAbout(template: TemplateFacts): Passage[] {
  const { title, description, outcome, tools, access, setup_minutes, slug } = template;
  const words = site.template;
  const source = { label: title, path: `/templates/${slug}` };
  const does = [...new Set([description, outcome])].join("\n\n");
  const needs = [
    tools.length > 0 && interpolate(words.tools, { tools: tools.join(", ") }),
    access.length > 0 && interpolate(words.access, { access: access.join(", ") }),
    setup_minutes !== null && interpolate(words.minutes, { minutes: setup_minutes }),
  ].filter((sentence) => sentence !== false);
  return [
    { title: interpolate(words.does, { title }), text: does, source },
    { title: interpolate(words.needs, { title }), text: needs.join(" "), source },
  ].filter(({ text }) => text !== "");
}
