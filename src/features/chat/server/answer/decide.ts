import type { Guess } from "#platform/learning/bayes.ts";
import {
  answerWith,
  askForMessage,
  askWhich,
  foundNothing,
  offerTemplates,
  quotePassage,
  replyWith,
  suggestTemplates,
  withContact,
  type Draft,
  type Voice,
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
import { isTemplate } from "./understand/meanings.ts";
import { understand, type Understanding } from "./understand/understand.ts";

/** A message names a trade if the trade's passage contains at least this share of its words. */
const MIN_PASSAGE_SHARE = 0.6;
/** A template that matches this share of a message is what the visitor asks for. */
const CLEAR_SHARE = 0.6;
/**
 * A meaning with this likelihood, or a template with this share, outweighs everything else in the
 * message.
 */
const SURE = 0.8;
/** The assistant claims to have understood from this likelihood on (docs/decisions). */
export const CLAIM = 0.6;
/** Meanings below this likelihood are not even asked about. */
const MIN_LIKELIHOOD = 0.2;
const WITHOUT_TEMPLATE = "custom-workflow-development";

/** Answers one wish or question. @param message what the visitor wants, without other sentences */
export async function answerOne(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const meaning = understand(message);
  const { meanings, hasContact, courtesy, isKnown } = meaning;
  if (meanings.length === 0) {
    return hasContact ? askForMessage(voice) : replyWith(courtesy ?? "greeting", voice);
  }
  const tasks = meanings.filter(({ label }) => isTask(label));
  const question = meanings.find(({ label }) => !isTask(label));
  const found = await findLikely(inquiry, meaning, tasks, retrieval);
  if (!isKnown && !found.some(({ share }) => share >= SURE)) return nothingFound(meaning, voice);
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (!question || question.likelihood <= task || namesTask(question, found)) {
    return forTask(meaning, tasks, found, voice);
  }
  if (question.likelihood >= CLAIM) {
    return forQuestion(question.label, message, inquiry, retrieval, voice);
  }
  return unsure(meaning, voice);
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

export function isTask(label: string): boolean {
  const passage = passageOf(label);
  return passage ? isAboutWork(passage) : isTemplate(label);
}

export const ASK_FOR_TEMPLATES = ["which-templates", "what-can-be-automated"];

export async function forQuestion(
  about: string,
  message: string,
  { subject: template, memory }: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const wasShown = template !== undefined && memory.templates.includes(template.slug);
  const passage = template && passageAbout(about, { template, message, wasShown }, voice.words);
  if (passage) return { ...quotePassage(passage, voice), kinds: [about] };
  const answer = answerWith(elsewhere(about), voice);
  if (elsewhere(about) !== "which-templates") return answer;
  const cards = await retrieval.someTemplates();
  return { ...answer, text: `${answer.text}\n\n${voice.words.someTemplates}`, cards };
}

async function forTask(
  meaning: Understanding,
  [best]: readonly Guess[],
  found: readonly Likely[],
  voice: Voice,
): Promise<Draft> {
  const work = passageOf(best?.label ?? "");
  const trade = work && isTrade(work) ? work : await tradeIn(meaning.rest);
  const enough = work?.id === WITHOUT_TEMPLATE ? SURE : CLEAR_SHARE;
  const isServed = found.some(
    (one) => one.strength >= enough || one.likelihood >= CLAIM || isAllAboutTool(one),
  );
  if (isServed || (found.length > 0 && work && isTrade(work))) {
    return withContact(offerTemplates(found, trade ?? work, voice), meaning.hasContact);
  }
  if (work && best && best.likelihood >= CLAIM) return quotePassage(work, voice);
  const perhaps = found.filter(({ likelihood }) => likelihood >= LIKELY);
  if (perhaps.length > 0) return suggestTemplates(perhaps, voice.words.perhapsTemplates);
  return unsure(meaning, voice);
}

/** Asks which of the two likeliest readings is meant, if both can be named. */
function unsure(meaning: Understanding, voice: Voice): Draft {
  const readings = meaning.meanings
    .slice(0, 2)
    .filter(({ likelihood }) => likelihood >= MIN_LIKELIHOOD)
    .flatMap(({ label }) => passageOf(elsewhere(label))?.title ?? []);
  return readings.length > 0 && !meaning.hasContact
    ? askWhich(readings, voice)
    : nothingFound(meaning, voice);
}

function nothingFound({ hasContact }: Understanding, voice: Voice): Draft {
  return hasContact ? askForMessage(voice) : foundNothing(voice);
}

async function tradeIn(rest: string): Promise<Passage | undefined> {
  const [best] = await findPassages(rest);
  const isNamed = best && best.share >= MIN_PASSAGE_SHARE && isTrade(best.passage);
  return isNamed ? best.passage : undefined;
}
