import { isDanger } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import {
  askForMessage,
  declineOffTopic,
  foundNothing,
  isReply,
  quoteClosest,
  quoteQuestion,
  replyWith,
  slugsIn,
  withAnother,
  type Draft,
} from "./drafts.ts";
import {
  findLikely,
  LIKELY,
  MAX_SHORT,
  MAX_TEMPLATES,
  type Inquiry,
  type Likely,
} from "./likely-templates.ts";
import { forQuestion } from "./answer-question.ts";
import { forTask, isAllAboutTool, withNearest } from "./answer-task.ts";
import { withConnection } from "./connections.ts";
import { findQuestion } from "./passage-index.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import {
  CLAIM,
  CLEAR_SHARE,
  MIN_LIKELIHOOD,
  MODEST,
  namesOwnTask,
  nearest,
  SURE,
  unsure,
} from "./uncertain.ts";
import { lackingTools, sayWhatLacks, withoutNames } from "./lacking-tools.ts";
import { elsewhere } from "./template-passages.ts";
import { fitsTaskAndTool, taskWithoutTools } from "./tools-beside.ts";
import { asksAboutData, DATA } from "./second-message.ts";
import { mayMean } from "./topics.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand, withoutLabels } from "#platform/understanding/understand.ts";

/**
 * Minimum likelihood (0 to 1) of a question whose answer is quoted. The value is lower than CLAIM, because a quoted
 * text is true even if it does not answer the question.
 */
const ANSWERS = 0.7;
/** Minimum likelihood (0 to 1) of a text that is quoted without the claim that it fits. */
const NEAR = 0.39;
/**
 * Minimum share (0 to 1) of meaningful words that a message must have in common with a question on a service or
 * industry page.
 */
const SAME = 0.6;

/** Kinds of reactions to an earlier answer. A first message cannot be one of them. */
const REACTIONS: ReadonlySet<string> = new Set([
  "another-one",
  "not-this",
  "not-asked",
  "not-our-tool",
  "other-way-round",
  "too-expensive",
]);

/** Matches a message without words, such as "?!?". */
const PUNCTUATION = /^[\p{P}\s]+$/u;

/** Answers a message that is a single request or question. */
export function answerOne(message: string, inquiry: Inquiry): Promise<Draft> {
  return answerPart(message, message, inquiry);
}

/**
 * Answers `text`, which is `message` or a part of it. If no template fits both the task and the tool in `text`, the
 * answer may show templates for the task alone.
 */
async function answerPart(text: string, message: string, inquiry: Inquiry): Promise<Draft> {
  const { retrieval } = inquiry;
  const draft = await answerText(text, message, inquiry);
  const task = taskWithoutTools(text);
  if (!task || (await fitsTaskAndTool(draft, task.text, text, retrieval))) return draft;
  const messages = [...inquiry.messages.slice(0, -1), task.text];
  const alone = await answerPart(task.text, message, { ...inquiry, messages });
  const isOfTools = draft.isUnsure === true || slugsIn(draft).length > 0;
  const isSure = alone.helps === true || !task.isShort;
  return slugsIn(alone).length > 0 && (task.isWhole || (isOfTools && isSure)) ? alone : draft;
}

async function answerText(text: string, message: string, inquiry: Inquiry): Promise<Draft> {
  const { retrieval, voice } = inquiry;
  const meaning = understand(text);
  const { hasContact, courtesy, isKnown, telling } = meaning;
  // Leaves out all kinds of danger. An earlier step has ruled danger out, so this message only resembles it.
  const possible = meaning.meanings.filter(({ label }) => !isDanger(label));
  const isFirst = inquiry.memory.about.length === 0;
  const meanings = isFirst
    ? withoutLabels(possible, ({ label }) => REACTIONS.has(label))
    : possible;
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
  const task = tasks.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const question = meanings.find(({ label }) => !isTask(label));
  const isClear = tasks.some(({ label, likelihood }) => isTemplate(label) && likelihood >= LIKELY);
  const sureness = question?.likelihood ?? 0;
  if (task < CLAIM && sureness < ANSWERS && asksAboutData(text)) {
    const asked = meanings.find(({ label }) => mayMean(DATA, label))?.label;
    return forQuestion(asked ?? DATA, text, inquiry);
  }
  const isAnswered = sureness >= (ABOUT_TOOLS.includes(question?.label ?? "") ? ANSWERS : CLAIM);
  const same = isClear || isAnswered ? undefined : findQuestion(text);
  if (same && same.share >= (sureness >= ANSWERS ? SURE : SAME))
    return quoteQuestion(same.passage, voice);
  const likely = await findLikely(inquiry, meaning, tasks);
  const cards = likely.slice(0, MAX_TEMPLATES).map(({ card }) => card);
  const lacking = await lackingTools(text, cards, retrieval);
  const found = likely.map((one) => withoutNames(one, lacking));
  const isKeyword = ({ strength }: Likely) => telling <= MAX_SHORT && strength >= CLEAR_SHARE;
  const isFound = telling > 1 && found.some(({ share }) => share >= SURE);
  if (!isKnown && !isFound && !found.some(isAllAboutTool)) return foundNothing(voice);
  const isOffTopic = question?.label === "offTopic" && question.likelihood > task;
  if (isOffTopic && !found.some(isKeyword)) {
    return declineOffTopic(text, voice);
  }
  if (!question || question.likelihood <= task || namesTask(question, found)) {
    const asksForTemplates = ASK_FOR_TEMPLATES.includes(question?.label ?? "");
    const isWanted = ({ strength }: Likely) => asksForTemplates && strength >= CLEAR_SHARE;
    const answer = await forTask(meaning, tasks, found, found.some(isWanted), message, inquiry);
    const draft = answer ?? nearest(meaning, found, message, inquiry);
    const hasTask = taskWithoutTools(message)?.isWhole === true;
    const complete = await sayWhatLacks(draft, message, hasTask, inquiry);
    const asksOfTool = question?.label === "tools" && sureness >= ANSWERS;
    return asksOfTool ? withConnection(complete, message, inquiry) : complete;
  }
  const answer = (about: string) => forQuestion(about, text, inquiry);
  if (ASK_FOR_TEMPLATES.includes(question.label) && namesOwnTask(meaning))
    return nearest(meaning, found, message, inquiry);
  if (question.likelihood >= (isReply(question.label) ? MODEST : ANSWERS)) {
    return answer(question.label);
  }
  // Adds up the likelihoods of all ways to contact us. "Can I talk to somebody today, by phone?" resembles several of
  // them, and each of their answers is right.
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

/** Whether a possible meaning of a message is a question that a website text answers. */
function isQuotable({ label, likelihood }: Guess): boolean {
  return likelihood >= MIN_LIKELIHOOD && !isTask(label) && !isReply(label);
}

/** Whether templates fit so well that the message must be a task, even if it resembles a question. */
function namesTask({ label, likelihood }: Guess, found: readonly Likely[]): boolean {
  if (ABOUT_TOOLS.includes(label)) return found.some(isAllAboutTool);
  const asks = ASK_FOR_TEMPLATES.includes(label);
  const mayBeTask = asks || likelihood < SURE;
  return (
    mayBeTask &&
    found.some((one) => one.strength >= CLEAR_SHARE && (asks || one.likelihood >= LIKELY))
  );
}

export function isTask(label: string): boolean {
  return isAboutWork(label) || isTemplate(label);
}

/** Whether a message surely names a task, although it may fit several templates or none. */
export function isSurelyTask(meanings: readonly Guess[]): boolean {
  const tasks = meanings.filter(({ label }) => isTask(label));
  return tasks.reduce((sum, { likelihood }) => sum + likelihood, 0) >= SURE_TASK;
}

const SURE_TASK = 0.95;
const WAYS_TO_US: readonly string[] = ["person", "booking", "reach-us", "call", "call-how"];
/** Ids of questions that resemble a request such as "a template for ClickUp". */
const ABOUT_TOOLS = ["tools", "change-a-template", "use-a-template"];
const ASK_FOR_TEMPLATES = ["which-templates", "what-can-be-automated"];
