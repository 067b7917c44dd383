import { isTrouble } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { asks } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { quotedIn } from "./after-passage.ts";
import { describeDetails, describeSteps, describeTask } from "./building-blocks.ts";
import { isSurelyTask, isTask } from "./decide.ts";
import {
  CATCH_ALL,
  GUESS,
  hasOffered,
  isReply,
  offerToBuild,
  quoteClosest,
  replyWith,
  slugsIn,
  type Draft,
} from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { quotedCase } from "./nearest-cases.ts";
import { tellingBeside, toolsIn } from "./named-tools.ts";
import { isAboutWork, isTrade, passageOf, spoken, type Passage } from "./passages.ts";
import { isApart, isShown, readSecondMessage } from "./second-message.ts";
import { linkTo } from "./template-passages.ts";
import { questionsOf } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/*
 * A message that follows an answer is read twice: by itself, and together with the answer before it. In a test with 80
 * messages that the classifiers had not learned, wrong answers occurred mostly where the two readings differed. The
 * assistant then claims nothing, and refers the visitor to a person.
 */

/**
 * Minimum likelihood (0 to 1) of a meaning, if the message is read together with the answer before it. From this value
 * on, the meaning counts even if the message, read by itself, means something else.
 */
const SURE_IN_CONTEXT = 0.8;
/** Minimum sum (0 to 2) of a meaning's two likelihoods: for the message alone, and for the message after an answer. */
const SURE_TOGETHER = 1.12;
/**
 * Minimum likelihood (0 to 1) of a task at which the assistant answers with templates or offers to build something. For
 * templates, the likelihoods of all templates in the answer are added up.
 */
const SURE_TASK = 0.5;
/** Classifier labels of messages that only decline, thank or say goodbye. Other words in them may ask for something. */
export const ENDING: readonly string[] = ["declined", "thanks", "bye"];
/**
 * Minimum likelihood (0 to 1) at which a message only declines or thanks, unless it surely asks something by itself.
 */
const SURE_ENDING = 0.9;
/**
 * Maximum number of meaningful words in a message that only ends a conversation. "Thank you. Monday at 7, as a PDF" has
 * more, so it continues the conversation.
 */
export const MAX_ENDING = 5;
/** Classifier labels of messages whose answers state nothing that could be wrong. */
const SOFT: readonly string[] = ["addition", "instead", "person"];
const OF_PRICE: readonly string[] = ["costs", "set-up-costs", "too-expensive", "saves", "more"];
const OF_WORK: readonly string[] = ["instead", "new-task", "own-task", "template"];
const COMPANY = "company";
/** Maximum number of meaningful words, besides names of tools, in a message that names no task. */
const MAX_BESIDE = 1;
/** Maximum number of meaningful words in a text that names only a business, such as "3 people, insurance brokers". */
export const MAX_BUSINESS = 3;
/** Kinds of answers that offer a person or ask back, and so state nothing that could be wrong. */
const CLAIMS_NOTHING: readonly string[] = ["booking", "choice", "contact", "person"];

/** Whether a message surely means what `label` says: `likelihood` is high, or the message by itself means this too. */
export function isSureLabel(label: string, likelihood: number, message: string): boolean {
  const { meanings, courtesy, telling } = understand(message);
  const [best] = meanings;
  if (!best) return telling === 0 || likelihood >= SURE_IN_CONTEXT;
  if (ENDING.includes(label)) {
    if (telling > MAX_ENDING) return false;
    const isOnly = courtesy === "thanks" || likelihood >= SURE_ENDING;
    return isReply(best.label) || (isOnly && best.likelihood < CLAIM);
  }
  // Messages that report trouble were answered before this function is called. If this message, read by itself, seems
  // to report trouble, that reading is wrong, and `label` counts.
  if (likelihood >= SURE_IN_CONTEXT || isTrouble(best.label) || SOFT.includes(label)) return true;
  const same = [label, ...(label === "not-our-tool" ? ["tools"] : questionsOf(label))];
  const agreed = meanings.find((one) => same.includes(one.label))?.likelihood ?? 0;
  return agreed + likelihood >= SURE_TOGETHER;
}

/** Whether the assistant may give `draft`, which answers the message as if it were the first one. */
export function mayClaim(draft: Draft, message: string, inquiry: Inquiry): boolean {
  const { kinds, isUnsure } = draft;
  // A visitor who has only greeted or thanked so far has said nothing to which the message could refer.
  if (inquiry.memory.about.length === 0 || inquiry.memory.wish === undefined) return true;
  if (kinds.some((kind) => CLAIMS_NOTHING.includes(kind))) return true;
  // If the earlier message named only a trade, this message names the task for the first time. Templates may then be
  // shown.
  const isOnlyTrade =
    inquiry.memory.about.some(isTrade) && understand(inquiry.memory.wish).telling <= MAX_BUSINESS;
  if (kinds.includes("templates") && isOnlyTrade) return true;
  const { meanings } = understand(message);
  const likelihoodOf = (labels: readonly string[]) =>
    meanings.reduce((sum, one) => sum + (labels.includes(one.label) ? one.likelihood : 0), 0);
  const shown = slugsIn(draft);
  if (kinds.includes(CATCH_ALL))
    return likelihoodOf([CATCH_ALL]) >= SURE_TASK && !continues(message);
  const [after] = readSecondMessage(message, inquiry);
  if (kinds.includes("offTopic"))
    return likelihoodOf(["offTopic"]) >= CLAIM && isApart(after?.label ?? "");
  // If no template was shown before, templates that are only a guess are a first offer. They contradict nothing, so
  // they may be shown.
  const isGuess = kinds.includes("templates") && !isShown(inquiry) && isSurelyTask(meanings);
  if ((isUnsure && !isGuess) || kinds.some(isTrouble)) return false;
  const isNew = !inquiry.memory.templates.includes(shown[0] ?? "");
  const { wanted } = toolsIn(message);
  const isOnlyTool =
    isAboutWork(quotedIn(inquiry) ?? "") &&
    wanted.length > 0 &&
    tellingBeside(message, wanted) <= MAX_BESIDE;
  if (kinds.includes("templates"))
    return (isNew || message.includes("?")) && !isOnlyTool && likelihoodOf(shown) >= SURE_TASK;
  const question = meanings.find(({ label }) => !isTask(label));
  if (!question || !kinds.includes(question.label)) return true;
  const agreed = agreeing(question.label, readSecondMessage(message, inquiry));
  return question.likelihood >= CLAIM || question.likelihood + agreed >= SURE_TOGETHER;
}

/** Answers a message that is not surely understood: says only what is true in any case, and leads to a person. */
export function handOver(message: string, inquiry: Inquiry): Draft {
  const { subject, memory, answers, voice } = inquiry;
  const { handOver: words, noPromise } = voice.words;
  const [best] = readSecondMessage(message, inquiry);
  const [alone] = understand(message).meanings;
  const isWork = (one: Guess | undefined, labels: readonly string[]) =>
    one !== undefined && labels.includes(one.label) && one.likelihood >= SURE_TASK;
  const namesWork = isWork(best, OF_WORK) || (isWork(alone, [CATCH_ALL]) && !continues(message));
  if (
    namesWork &&
    understand(message).telling > 1 &&
    !memory.templates.includes(alone?.label ?? "")
  )
    return offerToBuild(message, inquiry);
  const asksPrice = memory.about.includes("price") && OF_PRICE.includes(best?.label ?? "");
  if (asksPrice && !answers.some((one) => one.includes(noPromise)))
    return { kinds: ["price"], text: noPromise, cards: replyWith("booking", voice).cards };
  const draft: Draft = {
    kinds: ["nothing"],
    text: asks(message) ? words.question : words.plain,
    cards: replyWith("person", voice).cards,
    isUnsure: true,
  };
  // A question must name two steps of a workflow to count as a task. A single step is often one that the shown template
  // already has, such as "every night".
  const least = asks(message) ? 2 : 1;
  const isOfTemplate = subject !== undefined && isShown(inquiry);
  const details = describeDetails(message, voice);
  const near = details ? undefined : nearestPassage(message, inquiry);
  if (near) return quoteClosest(near, voice);
  if (hasNoOffer(inquiry) && !isOfTemplate) return offerToBuild(message, inquiry);
  if (isOfTemplate) {
    draft.kinds = ["this-template"];
    const title = linkTo(subject, voice);
    const lead = details
      ? `${details}\n\n${interpolate(words.hasDetail, { title })}`
      : `${interpolate(words.ofTemplate, { title })} ${describeSteps(message, voice, least) ?? words.canBeAdded}`;
    draft.text = `${lead} ${words.wayOfTemplate}`;
  } else if (details || tellsOfTask(message, inquiry, least)) {
    draft.text = describeTask(message, voice, least);
  }
  return answers.some((answer) => answer.includes(draft.text))
    ? { ...draft, text: words.again }
    : draft;
}

/**
 * Whether a message adds something to the visitor's task. A question does so only if it names at least `least` steps of
 * a workflow.
 */
function tellsOfTask(message: string, inquiry: Inquiry, least: number): boolean {
  const isOfTask =
    inquiry.memory.about.includes(GUESS) ||
    isAboutWork(quotedIn(inquiry) ?? "") ||
    continues(message);
  return isOfTask && (!asks(message) || describeSteps(message, inquiry.voice, least) !== undefined);
}

/**
 * Whether the conversation is about the visitor's task, but no answer has said yet that no finished template is known
 * for it. This happens, for example, after a guessed template was withdrawn.
 */
export function hasNoOffer(inquiry: Inquiry): boolean {
  return inquiry.memory.about.includes(CATCH_ALL) && !hasOffered(inquiry);
}

/** Matches the beginning of a message that adds a condition or a detail to what was said before. */
const CONTINUES =
  /^(?:ok(?:ay)?|ja|yes|right|good|great|gut|super|love it|joa|na|hm+)?[\s,.!]*(?:and|but|what if|what about|only|or|except|without|some|und|aber|oder|nur|außer|auch|ohne|manche|was(?: ist|,)? (?:mit|wenn))(?!\p{L})|^(?:if|when|wenn|falls) .*\?$/iu;

function continues(message: string): boolean {
  return CONTINUES.test(message.trim());
}

/**
 * Returns the website text whose question a message probably asks, read both by itself and after the answer before it.
 * @returns undefined if there is none, or if the conversation has already quoted the text
 */
function nearestPassage(message: string, inquiry: Inquiry): Passage | undefined {
  const after = readSecondMessage(message, inquiry);
  if (isShown(inquiry) && quotedCase(message, inquiry)) return undefined;
  const each = isShown(inquiry) ? NEAR.afterTemplate : NEAR.each;
  const found = understand(message).meanings.find(({ label, likelihood }) => {
    const agreed = agreeing(label, after);
    return Math.min(agreed, likelihood) >= each && agreed + likelihood >= NEAR.together;
  });
  const passage = found && !isTask(found.label) ? passageOf(found.label) : undefined;
  const title = passage && spoken(passage, inquiry.voice.language).title;
  return title && inquiry.answers.every((one) => !one.includes(title)) ? passage : undefined;
}

/**
 * Minimum likelihoods (0 to 1) of a website text. `each`: in each of the two readings of a message. `afterTemplate`: in
 * each reading if a template was just shown. `together`: as the sum of both readings.
 */
const NEAR = { each: 0.1, afterTemplate: 0.2, together: 0.8 };

/**
 * Adds up the likelihoods of the meanings in `after` that can be the question with this id. COMPANY always counts,
 * because it stands for all questions about us.
 */
function agreeing(question: string, after: readonly Guess[]): number {
  const same = after.filter(
    ({ label }) => [label, ...questionsOf(label)].includes(question) || label === COMPANY,
  );
  return same.reduce((sum, { likelihood }) => sum + likelihood, 0);
}
