import { dangers } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import {
  CATCH_ALL,
  askForMessage,
  declineOffTopic,
  foundNothing,
  isReply,
  offerTemplates,
  offerToBuild,
  quoteClosest,
  quotePassage,
  quoteQuestion,
  replyWith,
  slugsIn,
  withAnother,
  withContact,
  type Draft,
  type Voice,
} from "./drafts.ts";
import {
  findLikely,
  LIKELY,
  MAX_SHORT,
  MAX_TEMPLATES,
  type Inquiry,
  type Likely,
  type Retrieval,
} from "./likely-templates.ts";
import { forQuestion } from "./answer-question.ts";
import { findQuestion, findTrade } from "./passage-index.ts";
import { isAboutWork, isTrade, passageOf } from "./passages.ts";
import {
  CLEAR_SHARE,
  MIN_LIKELIHOOD,
  MODEST,
  namesOwnTask,
  NEAREST,
  nearest,
  nothingFound,
  unsure,
} from "./uncertain.ts";
import { lackingTools, sayWhatLacks, withoutNames } from "./lacking-tools.ts";
import { elsewhere } from "./template-passages.ts";
import { fitsTaskAndTool, taskWithoutTools } from "./tools-beside.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand, type Understanding } from "#platform/understanding/understand.ts";
import { withoutReactions } from "./reactions.ts";

/**
 * From this likelihood on, a meaning counts as certain. The same number is the share of a message's words that must
 * match a template, or a question on the website, for the match to count as certain.
 */
const SURE = 0.8;
/**
 * Minimum likelihood at which the assistant claims to have understood a message. It was measured on 2,100 stored
 * questions, with classifiers that had been trained on five sixths of the examples. Answers with a likelihood between
 * 0.8 and 0.9 were right in 92 of 100 cases, and those between 0.9 and 0.95 in 98
 * (docs/decisions/the-assistant-first-tells-what-a-message-is.md).
 */
export const CLAIM = 0.9;
/**
 * Minimum likelihood at which the assistant quotes a passage (a text of the website) as the answer. It is lower than
 * CLAIM, because a passage is true even if it does not answer the question.
 */
const ANSWERS = 0.7;
/**
 * Minimum likelihood at which the assistant quotes the answer to the likeliest question. The assistant then says only
 * that this text comes closest, and does not claim that it fits.
 */
const NEAR = 0.39;
/**
 * Minimum share of words that a message must have in common with a question on the page of a service or industry. The
 * message then gets the answer to this question.
 */
const SAME = 0.6;

/**
 * Minimum likelihood of a template, and its minimum share of the likelihoods of all templates. The classifier may say
 * that there is no template for a task. If one template has at least these values, it is shown as the nearest one
 * anyway. In a test with examples from which the classifier had not learned, this template was the right one in four of
 * five cases.
 */
const BESIDE_OTHERS = { likelihood: 0.024, share: 0.72 };

/** Minimum meaningful words of a message that describes a task. A shorter message gives only the name of a task. */
const MIN_TOLD = 4;

/** Matches a message without words, such as "?!?". */
const PUNCTUATION = /^[\p{P}\s]+$/u;

/** Answers a single wish or question. @param message the part of the visitor's message with this wish or question */
export function answerOne(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  return answerPart(message, message, inquiry, retrieval, voice);
}

/**
 * Answers a message, or only the task in it. If the text names a tool beside a task, the task decides which templates
 * are shown.
 * @param text the message, or the task in it without tools
 */
async function answerPart(
  text: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const draft = await answerText(text, message, inquiry, retrieval, voice);
  const task = taskWithoutTools(text);
  if (!task || (await fitsTaskAndTool(draft, task.text, text, retrieval))) return draft;
  const messages = [...inquiry.messages.slice(0, -1), task.text];
  const alone = await answerPart(task.text, message, { ...inquiry, messages }, retrieval, voice);
  const isOfTools = draft.isUnsure === true || slugsIn(draft).length > 0;
  const isSure = alone.helps === true || !task.isShort;
  return slugsIn(alone).length > 0 && (task.isWhole || (isOfTools && isSure)) ? alone : draft;
}

async function answerText(
  text: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const meaning = understand(text);
  const { hasContact, courtesy, isKnown, telling } = meaning;
  // Danger was ruled out before. A message that only resembles danger must not get the reply for danger.
  const possible = meaning.meanings.filter(({ label }) => !isDanger(label));
  const meanings = inquiry.memory.about.length > 0 ? possible : withoutReactions(possible);
  if (meanings.length === 0) {
    if (PUNCTUATION.test(text)) return foundNothing(voice);
    if (hasContact) return askForMessage(voice);
    if (courtesy) return replyWith(courtesy, voice);
    return isKnown ? { ...replyWith("greeting", voice), isUnsure: true } : foundNothing(voice);
  }
  const tasks = withNearest(
    meanings.filter(({ label }) => isTask(label)),
    telling,
  );
  const question = meanings.find(({ label }) => !isTask(label));
  const isClear = tasks.some(({ label, likelihood }) => isTemplate(label) && likelihood >= LIKELY);
  const sureness = question?.likelihood ?? 0;
  const isAnswered = sureness >= (ABOUT_TOOLS.includes(question?.label ?? "") ? ANSWERS : CLAIM);
  const same = isClear || isAnswered ? undefined : findQuestion(text);
  if (same && same.share >= (sureness >= ANSWERS ? SURE : SAME))
    return quoteQuestion(same.passage, voice);
  const likely = await findLikely(inquiry, meaning, tasks, retrieval);
  const cards = likely.slice(0, MAX_TEMPLATES).map(({ card }) => card);
  const lacking = await lackingTools(text, cards, retrieval);
  const found = likely.map((one) => withoutNames(one, lacking));
  const isKeyword = ({ strength }: Likely) => telling <= MAX_SHORT && strength >= CLEAR_SHARE;
  const isFound = telling > 1 && found.some(({ share }) => share >= SURE);
  if (!isKnown && !isFound && !found.some(isAllAboutTool)) return nothingFound(meaning, voice);
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const isOffTopic = question?.label === "offTopic" && question.likelihood > task;
  if (isOffTopic && !found.some(isKeyword)) {
    return declineOffTopic(text, voice);
  }
  if (!question || question.likelihood <= task || namesTask(question, found)) {
    const asksForTemplates = ASK_FOR_TEMPLATES.includes(question?.label ?? "");
    const isWanted = ({ strength }: Likely) => asksForTemplates && strength >= CLEAR_SHARE;
    const answer = await forTask(meaning, tasks, found, found.some(isWanted), voice);
    const draft = answer ?? nearest(meaning, found, inquiry, voice);
    return sayWhatLacks(draft, message, retrieval, voice);
  }
  const answer = (about: string) => forQuestion(about, text, inquiry, retrieval, voice);
  if (ASK_FOR_TEMPLATES.includes(question.label) && namesOwnTask(meaning))
    return nearest(meaning, found, inquiry, voice);
  if (question.likelihood >= (isReply(question.label) ? MODEST : ANSWERS)) {
    return answer(question.label);
  }
  // "Can I talk to somebody today, by phone?" may ask for a person, for a call or how to reach us. An answer to any of
  // these is right, and so their likelihoods are added.
  const ways = meanings.filter(({ label }) => WAYS_TO_US.includes(label));
  const [way] = ways;
  if (way && ways.reduce((sum, { likelihood }) => sum + likelihood, 0) >= ANSWERS)
    return answer(way.label);
  const [first, second] = meanings.filter(isQuotable);
  if (first && second && first.likelihood + second.likelihood >= ANSWERS) {
    return withAnother(await answer(first.label), await answer(second.label), voice);
  }
  const questions = meanings.filter(({ label }) => !isTask(label) && label !== "offTopic");
  const isAsked = questions.reduce((sum, { likelihood }) => sum + likelihood, 0) >= ANSWERS;
  const draft = unsure(meaning, isAsked ? [] : found, voice);
  const near = first && first.likelihood >= NEAR ? passageOf(elsewhere(first.label)) : undefined;
  const isShown = draft.cards.some(({ type }) => type === "template");
  return near && !isShown ? quoteClosest(near, voice) : draft;
}

/**
 * Raises the likelihood of the template that is nearest to a task. It does so only if the classifier says that there is
 * no template for the task, but the task resembles this template much more than all others.
 */
function withNearest(tasks: readonly Guess[], telling: number): readonly Guess[] {
  const templates = tasks.filter(({ label }) => isTemplate(label));
  const [near] = templates;
  const sum = templates.reduce((all, { likelihood }) => all + likelihood, 0);
  const isNear =
    near &&
    telling >= MIN_TOLD &&
    tasks[0]?.label === CATCH_ALL &&
    near.likelihood >= BESIDE_OTHERS.likelihood &&
    near.likelihood >= sum * BESIDE_OTHERS.share;
  if (!isNear) return tasks;
  const likelihood = Math.max(near.likelihood, NEAREST);
  return tasks.map((one) => (one === near ? { ...one, likelihood } : one));
}

/**
 * Whether a meaning is a question that is likely enough. If a message is ambiguous, the assistant quotes the answers to
 * two such questions.
 */
function isQuotable({ label, likelihood }: Guess): boolean {
  return (
    likelihood >= MIN_LIKELIHOOD && !isTask(label) && (!isReply(label) || label === "not-said")
  );
}

/**
 * Whether templates fit a message so well that the visitor must be describing a task. The message may also resemble a
 * question.
 */
function namesTask({ label, likelihood }: Guess, found: readonly Likely[]): boolean {
  if (ABOUT_TOOLS.includes(label)) return found.some(isAllAboutTool);
  const asks = ASK_FOR_TEMPLATES.includes(label);
  const mayBeTask = asks || likelihood < SURE;
  return (
    mayBeTask &&
    found.some((one) => one.strength >= CLEAR_SHARE && (asks || one.likelihood >= LIKELY))
  );
}

/** Whether a message names a tool and asks for little more than a template for this tool. */
function isAllAboutTool({ namesTool, share }: Likely): boolean {
  return namesTool && share >= SURE;
}

function isDanger(label: string): boolean {
  return (dangers as readonly string[]).includes(label);
}

export function isTask(label: string): boolean {
  const passage = passageOf(label);
  return passage ? isAboutWork(passage) : isTemplate(label);
}

const WAYS_TO_US: readonly string[] = ["person", "booking", "reach-us", "call", "call-how"];
/** Ids of questions that resemble a request such as "a template for ClickUp". */
const ABOUT_TOOLS = ["tools", "change-a-template", "use-a-template"];
export const ASK_FOR_TEMPLATES = ["which-templates", "what-can-be-automated"];

/**
 * Answers a message that describes a task.
 * @param areWanted whether the visitor asks for templates and the search has found fitting ones
 * @returns undefined if it is uncertain whether a template, or a text of the website about our work, fits
 */
async function forTask(
  meaning: Understanding,
  tasks: readonly Guess[],
  found: readonly Likely[],
  areWanted: boolean,
  voice: Voice,
): Promise<Draft | undefined> {
  const [best] = tasks;
  const work = passageOf(best?.label ?? "");
  const named = tasks.filter(
    ({ label, likelihood: share }) => share >= NEAREST && isTradeLabel(label),
  );
  const trade = passageOf(named[0]?.label ?? "") ?? (await findTrade(meaning.rest));
  const shown = found.slice(0, MAX_TEMPLATES);
  // A visitor who names a trade and a task means both. The likelihoods of the templates and of the trade are therefore
  // added.
  const likelihood = [...shown, ...(shown.length > 0 ? named : [])].reduce(
    (sum, one) => sum + one.likelihood,
    0,
  );
  const isBuilt = best?.label === CATCH_ALL && best.likelihood >= MODEST;
  const isServed =
    areWanted ||
    likelihood >= CLAIM ||
    (!isBuilt && shown.some(isAllAboutTool)) ||
    shown.some(isOwnersAndClear);
  const isOfTrade = found.length > 0 && work && isTrade(work) && best && best.likelihood >= MODEST;
  if (isServed || (isOfTrade && !isBuilt)) {
    return withContact(
      offerTemplates(found, trade ?? (work?.id === CATCH_ALL ? undefined : work), voice),
      meaning.hasContact,
    );
  }
  const min = meaning.telling <= MAX_SHORT ? CLAIM : MODEST;
  if (!work || !best || best.likelihood < min) return undefined;
  if (work.id !== CATCH_ALL) return quotePassage(work, voice);
  return shown.some((one) => one.likelihood >= NEAREST) ? undefined : offerToBuild(voice);
}

function isTradeLabel(label: string): boolean {
  const passage = passageOf(label);
  return passage !== undefined && isTrade(passage);
}

/**
 * Whether the search is sure about a template that the operator of the site added. The assistant has no example
 * messages for such a template.
 */
function isOwnersAndClear({ card, strength }: Likely): boolean {
  return strength >= CLEAR_SHARE && !isTemplate(card.slug);
}
