import { moves } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTask } from "./decide.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import {
  CATCH_ALL,
  GUESS,
  offerToBuild,
  quotePassage,
  replyWith,
  type Draft,
  type Voice,
} from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { furtherOn, sentenceOf, sharesWords } from "./repeated.ts";
import { passageAbout } from "./template-passages.ts";
import { topicOf } from "./topics.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

/**
 * Answers a question such as "and can it book into our calendar?" about the service that the assistant described just
 * before. The answer quotes the sentence from that description that fits best.
 * @returns undefined if the assistant described no service, or if the message is clear by itself
 */
export function answerAboutService(
  message: string,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { memory } = inquiry;
  const service = memory.about.find((kind) => {
    const passage = passageOf(kind);
    return passage !== undefined && kind !== CATCH_ALL && isAboutWork(passage);
  });
  const isShort = message.split(/\s+/).length <= MAX_WORDS;
  if (!service || memory.templates.length > 0 || !isShort || !ASKS_OF_IT.test(message.trim()))
    return undefined;
  const [best] = understand(message).meanings;
  const isOwn =
    best && !isTask(best.label) && best.likelihood >= MIN_SHARE && best.label !== "tools";
  return isOwn ? undefined : noMoreThanAbove(service, message, inquiry, voice);
}

/**
 * Matches the beginning of a question about the template that was just shown, such as "will it stop" or "wird die
 * Antwort".
 */
export const ASKS_OF_IT =
  /^(?:(?:and|but|ok|okay|so|oh|hm+|wait|und|aber|also),?\s)*(?:(?:does|do|did|will|would|can|could|is|are|has|have)\s(?:it|that|this|they|these|the|an?)|(?:[\p{L}]{2,}t|wird|kann|darf|muss|werden|sind|können)\s(?:es|das|die|der|den|sie|er|man|dann))(?!\p{L})/iu;
/**
 * Maximum meaningful words of a message without a question mark that may still ask for more about the quoted text, such
 * as "more on that".
 */
const MAX_TELLING = 1;
/** Maximum words of a message that may refer to what was shown. A longer message says itself what it is about. */
const MAX_WORDS = 16;

/**
 * Answers a message that can be understood only together with the conversation. The answer is about the template or the
 * passage (a text of the website) that the conversation showed last.
 * @param draft the answer that the message would get without the conversation
 * @returns undefined if the message is clear without the conversation, or if nothing was shown
 */
export function answerFollowUp(
  message: string,
  draft: Draft,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { subject, memory } = inquiry;
  if (!draft.isUnsure || message.split(/\s+/).length > MAX_WORDS) return undefined;
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const offered = draft.cards.flatMap((card) => (card.type === "template" ? [card.slug] : []));
  const offersOther = offered.some((slug) => !memory.all.has(slug));
  if (subject && memory.refused.has(subject.slug)) {
    return startsWithNo(message) ? replyWith("not-this", voice) : undefined;
  }
  const offersSame = offered.length > 0 && !offersOther;
  if (wasShown && offersSame && startsWithNo(message)) return replyWith("not-this", voice);
  if (wasShown && (offersSame || ASKS_OF_IT.test(message.trim()))) {
    const about = { template: subject, message, wasShown };
    const passage = passageAbout("this-template", about, voice);
    return passage && { ...quotePassage(passage, voice), kinds: ["this-template"] };
  }
  if (offersOther) return undefined;
  if (memory.about.includes("person")) {
    return quotePassage(passageOf("who-answers"), voice);
  }
  // An answer of the kind CATCH_ALL only offers to build something. It quotes no text of the website about which the
  // visitor could ask more.
  const quoted = memory.about.find((kind) => kind !== CATCH_ALL && passageOf(kind) !== undefined);
  // A statement with more meaningful words describes a new task, such as "booking parents' evenings is our nightmare".
  if (!message.includes("?") && understand(message).telling > MAX_TELLING) return undefined;
  return quoted && isAbout(quoted, message, inquiry)
    ? noMoreThanAbove(quoted, message, inquiry, voice)
    : undefined;
}

/**
 * Answers a message that adds something to a task for which no template surely fits, such as "some of them have four".
 * @param draft the answer that the message would get without the conversation
 * @returns undefined if the message is clear by itself
 */
export function answerAddition(
  message: string,
  draft: Draft,
  { memory }: Inquiry,
  voice: Voice,
): Draft | undefined {
  const isOpen = memory.about.includes(CATCH_ALL) || memory.about.includes(GUESS);
  if (!draft.isUnsure || !isOpen || message.includes("?") || !ADDS.test(message.trim()))
    return undefined;
  return { ...offerToBuild(voice), text: voice.words.added };
}

/** Matches words by which a message continues what was said before. */
const ADDS =
  /^(?:and|but|plus|also|oh and|some of|most of|half of|many of|all of|und|aber|außerdem|manche|einige|die meisten|die hälfte|viele|mal|je(?:de[rsn]?)? )(?!\p{L})|\s(?:tho|though|allerdings|halt|lol)\W?$/iu;

/**
 * Ids of questions that, right after a template was shown, are about this template. Questions that the template's page
 * answers are not in this list, because `topicOf` recognizes them.
 */
const ABOUT_SHOWN: ReadonlySet<string> = new Set(
  "set-up-for-me change-a-template hosting n8n languages assistant-languages change-later stuck when-it-runs no-programmer".split(
    " ",
  ),
);

function isAboutShown(label: string): boolean {
  return topicOf(label) !== undefined || ABOUT_SHOWN.has(label);
}

/**
 * The likelihood that a message is a reaction to a template is multiplied by this number if the template was just
 * shown.
 */
const TIMES_LIKELIER = 4;
/**
 * Minimum likelihood of a reaction that is multiplied by TIMES_LIKELIER. Less likely reactions keep their likelihood.
 */
const MIN_LIKELIHOOD = 0.15;

/**
 * Returns the possible meanings of a message, the likeliest first. If the message is short and a template was just
 * shown, meanings that are reactions to this template get a higher likelihood.
 */
export function readInContext(message: string, { subject, memory }: Inquiry): Guess[] {
  const { readings } = understand(message);
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  if (!wasShown || message.split(/\s+/).length > MAX_WORDS) return readings;
  const times = ({ label, likelihood }: Guess) =>
    likelihood >= MIN_LIKELIHOOD && (isAboutShown(label) || isMove(label)) ? TIMES_LIKELIER : 1;
  const raised = readings.map((one) => ({ ...one, likelihood: one.likelihood * times(one) }));
  const sum = raised.reduce((all, { likelihood }) => all + likelihood, 0);
  return raised
    .map(({ label, likelihood }) => ({ label, likelihood: likelihood / sum }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
}

/** Minimum likelihood at which a short message after an answer asks a question. */
const MIN_SHARE = 0.5;

/**
 * Finds the question that a short message asks about the template that was just shown.
 * @returns the id of the question; undefined if it asks none
 */
export function askedAboutShown(message: string, inquiry: Inquiry): string | undefined {
  const { subject, memory } = inquiry;
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const { courtesy, hasContact, telling } = understand(message);
  const isCourteous = courtesy !== undefined && telling === 0;
  if (!wasShown || isCourteous || hasContact || startsWithNo(message)) return undefined;
  if (memory.refused.has(subject.slug)) return undefined;
  const [best] = readInContext(message, inquiry);
  return best && isAboutShown(best.label) && best.likelihood >= MIN_SHARE ? best.label : undefined;
}

export function isMove(label: string): label is (typeof moves)[number] {
  return (moves as readonly string[]).includes(label);
}

/**
 * Whether a message asks the question with the id `kind`. The visitor's last wish is read as the beginning of the
 * message.
 */
function isAbout(kind: string, message: string, { memory }: Inquiry): boolean {
  const [best] = understand(`${memory.wish ?? ""} ${message}`).meanings;
  return best?.label === kind;
}

/**
 * Quotes the sentence that answers the message best, from a passage (a text of the website) that an earlier answer has
 * already quoted completely.
 */
export function noMoreThanAbove(
  kind: string,
  message: string,
  { answers }: Inquiry,
  voice: Voice,
): Draft {
  const passage = passageOf(kind);
  const further = furtherOn(kind, answers, voice);
  if (further && passage && !sharesWords(passage, message, voice))
    return quotePassage(further, voice);
  const { cards } = replyWith("person", voice);
  return passage
    ? { kinds: [kind], ...sentenceOf(passage, message, answers, voice) }
    : { kinds: [kind], text: voice.words.saidAlready, cards };
}
