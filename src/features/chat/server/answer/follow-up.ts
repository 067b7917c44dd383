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
import { readSecondMessage } from "./second-message.ts";
import { linkTo, passageAbout } from "./template-passages.ts";
import type { TemplateFacts } from "./template-store.ts";
import { interpolate } from "#shared/text/interpolate.ts";
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
  const service = memory.about.find((kind) => kind !== CATCH_ALL && isAboutWork(kind));
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
/** Minimum likelihood at which a short message is clear without the assistant's answer before it. */
const MIN_SHARE = 0.5;
/** Maximum words of a message that may refer to what was shown. A longer message is clear by itself. */
const MAX_WORDS = 16;

/**
 * Answers a message that can be understood only together with the conversation. The answer is about the template or the
 * passage (a text of the website) that the conversation showed last.
 * @param draft - the answer that the message would get without the conversation
 * @returns undefined if the message is clear without the conversation, or if nothing was shown
 */
export function answerFollowUp(
  message: string,
  draft: Draft,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { subject, memory } = inquiry;
  if (!draft.isUnsure) return undefined;
  const wasShown = subject !== undefined && memory.templates.includes(subject.slug);
  const isGuess =
    draft.kinds.includes(GUESS) &&
    understand(message).telling > 1 &&
    !turnsElsewhere(message, inquiry);
  if (isGuess && wasShown && !memory.refused.has(subject.slug)) return notOnPage(subject, voice);
  if (isGuess && (memory.about.includes(CATCH_ALL) || addsToWork(message, inquiry)))
    return { ...offerToBuild(voice), text: voice.words.added };
  if (message.split(/\s+/).length > MAX_WORDS) return undefined;
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
  return quoted && !turnsElsewhere(message, inquiry) && isAbout(quoted, message, inquiry)
    ? noMoreThanAbove(quoted, message, inquiry, voice)
    : undefined;
}

/** Labels of messages that turn to another task, or that do not accept what was shown. */
const ELSEWHERE: readonly string[] = [
  "another-one",
  "instead",
  "new-task",
  "not-our-tool",
  "not-this",
  "other-way-round",
  "own-task",
];
/** Minimum sum of the likelihoods of all labels in ELSEWHERE. */
const LIKELY_ELSEWHERE = 0.4;

/** Whether a message may turn away from the task of the conversation. */
function turnsElsewhere(message: string, inquiry: Inquiry): boolean {
  const guesses = readSecondMessage(message, inquiry);
  const others = guesses.filter(({ label }) => ELSEWHERE.includes(label));
  return others.reduce((sum, { likelihood }) => sum + likelihood, 0) >= LIKELY_ELSEWHERE;
}

/** Whether a message most likely adds something to the work that the newest answer described. */
function addsToWork(message: string, inquiry: Inquiry): boolean {
  const [best] = readSecondMessage(message, inquiry);
  return best?.label === "addition" && inquiry.memory.about.some(isAboutWork);
}

/** Says that the page of the shown template does not answer the question, and that a person can. */
function notOnPage(template: TemplateFacts, voice: Voice): Draft {
  const text = interpolate(voice.words.template.notOnPage, { title: linkTo(template, voice) });
  return { ...replyWith("person", voice), kinds: ["this-template"], text };
}

/** Whether a message, read together with the visitor's last wish before it, asks the question with the id `kind`. */
function isAbout(kind: string, message: string, { memory }: Inquiry): boolean {
  const [best] = understand(`${memory.wish ?? ""} ${message}`).meanings;
  return best?.label === kind;
}

/**
 * Answers a question about a passage (a text of the website) that an earlier answer has already quoted completely. The
 * answer quotes the best sentence of it, or the passage that says more.
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
