import { isMove } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { questionsIn } from "#platform/understanding/split.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import {
  apologize,
  declineOrAsk,
  inBrief,
  sayJustThat,
  turnRound,
  watch,
} from "./answer-reaction.ts";
import { answerOne } from "./decide.ts";
import {
  CATCH_ALL,
  GUESS,
  offerToBuild,
  quotePassage,
  replyWith,
  suggestTemplates,
  type Draft,
  type Voice,
} from "./drafts.ts";
import { isQuestionBeside } from "./first-answer.ts";
import { noMoreThanAbove } from "./follow-up.ts";
import { namesPart, wantedInstead } from "./instead.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { ALSO_FOR, showNextSteps, showSubject } from "./moves.ts";
import { IN_CASE } from "./other-subject.ts";
import { asksForTheSame, sameForOthers, showAnother } from "./other-templates.ts";
import { askedAbout, quotedIn } from "./after-passage.ts";
import {
  askedByItself,
  isOffTopic,
  saidBetter,
  surelyAsked,
  surelyNamesTask,
  wantsUs,
} from "./own-words.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import { DANGER, isApart, isShown, NEXT_STEPS, readSecondMessage, SURE } from "./second-message.ts";
import { OURS } from "./template-passages.ts";
import { answerSpecialCase } from "./template-questions.ts";
import { sayOfRefused } from "./tool-answers.ts";
import { ABOUT_US, questionsOf, SAME_ANYWHERE } from "./topics.ts";

/* The assistant's replies to a visitor's follow-up message. */

/** Maximum words of a message that is classified as a single wish or question. A longer message may contain several. */
const MAX_WORDS = 40;

/** Matches words that address us, such as "you". A question about a template means the same without them. */
const EACH_OF_OURS = new RegExp(OURS, "giu");

/**
 * Minimum likelihood of the label of a message that, read without the conversation, is not about our field. It is lower
 * than SURE, because after an answer visitors seldom write about anything outside our field.
 */
const SURE_OF_OURS = 0.4;

const NO_GUESS: Guess = { label: "", likelihood: 0 };

/**
 * Labels that are uncertain for a message such as "and if ...?" after the assistant has offered to build a workflow.
 * The visitor may only be adding something to the task.
 */
const OF_CASES: readonly string[] = ["does", "more", "fails"];
/** Labels of messages that ask about what was shown, or that add something to it. */
const OF_SHOWN: readonly string[] = ["does", "more", "addition"];
const WRONG =
  /(?<!\p{L})(?:wrong\p{L}*|errors?|mistakes?|fail\p{L}*|crash\p{L}*|br(?:ea|o)k\p{L}*|down|los(?:t|es?)|miss(?:es|ed)|twice|double\p{L}*|mix(?:es|ed)|forg[eo]t\p{L}*|stuck|stops?|offline|delet\p{L}*|nonsense|rubbish|falsch\p{L}*|verkehrt\p{L}*|fehler\p{L}*|kaputt\p{L}*|ausf\p{L}*|abst\p{L}*|doppelt|zweimal|verl(?:ier|or)\p{L}*|verg[ei]ss\p{L}*|verwechsel\p{L}*|hängt|hängen|lösch\p{L}*|schief\p{L}*|irrt|quatsch|unsinn|blödsinn)(?!\p{L})/iu;

/** Labels of refusals. If the visitor also says what is wanted instead, other functions answer the message. */
const REFUSING: readonly string[] = ["not-asked", "not-this", "new-task"];
/** Meanings of questions about languages. Other functions answer these questions. */
const OF_LANGUAGES: readonly string[] = ["languages", "assistant-languages", "template-language"];

/** Minimum likelihood at which a message, read without the conversation, has a clear meaning. */
const LIKELY = 0.5;
/** Minimum likelihood at which a message such as "and what if ...?" counts as a question in SAME_ANYWHERE. */
const LIKELY_CASE = 0.3;

/**
 * Whether a message needs no look at the answer before it. It is only a yes or no, or asks about languages, or is clear
 * by itself while no template or website text was shown. Other functions answer these messages.
 */
function isByItself(message: string, inquiry: Inquiry): boolean {
  const { courtesy, telling, readings } = understand(message);
  const { label } = readings.find(({ likelihood }) => likelihood >= LIKELY) ?? NO_GUESS;
  // "Ok show me" is more than a yes.
  const isYesOrNo = courtesy === "yesOrNo" && telling === 0 && label === "";
  const isAbout = inquiry.memory.templates.length > 0 || quotedIn(inquiry) !== undefined;
  const isClear = !isAbout && label !== "" && !isMove(label);
  return isYesOrNo || OF_LANGUAGES.includes(label) || isClear;
}

/**
 * Answers a message that makes sense only together with the assistant's answer before it.
 * @returns undefined if the message is the first, makes sense by itself, or has no certain meaning
 */
export async function answerSecondMessage(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  if (inquiry.memory.about.length === 0) return undefined;
  const others = isShown(inquiry) && (await sameForOthers(message, inquiry, retrieval));
  if (others) return suggestTemplates(others, voice.words.otherTemplates);
  if (isShown(inquiry) && asksForTheSame(message))
    return forQuestion("change-a-template", message, inquiry, retrieval, voice);
  const asksSeveral =
    message.split(/\?+/u).length > 2 ||
    (!isShown(inquiry) && questionsIn(message, isQuestionBeside).length > 1);
  if (asksSeveral) return undefined;
  // `answerMove` answers "and for a small bakery?" after an answer about prices.
  const isOfPrice = ALSO_FOR.test(message.trim()) && inquiry.memory.about.includes("price");
  const isCorrected = namesPart(message) || wantedInstead(message) !== undefined;
  const ofCase = isOfPrice || isCorrected ? undefined : answerSpecialCase(message, inquiry, voice);
  if (ofCase) return ofCase;
  if (message.split(/\s+/u).length > MAX_WORDS) return undefined;
  const [{ label, likelihood } = NO_GUESS] = readInCase(message, inquiry);
  const least = understand(message).meanings[0]?.label === "offTopic" ? SURE_OF_OURS : SURE;
  const isInstead =
    namesPart(message) || (REFUSING.includes(label) && wantedInstead(message) !== undefined);
  if (likelihood < least || isInstead || isOfPrice || isByItself(message, inquiry))
    return undefined;
  if (wantsUs(label, message)) return undefined;
  if (isOffTopic(message) || surelyNamesTask(label, message))
    return answerOne(message, { ...inquiry, messages: [message] }, retrieval, voice);
  if (label === NEXT_STEPS && isShown(inquiry)) return showNextSteps(inquiry, voice);
  const own = saidBetter(label, message);
  if (own) return quotePassage(passageOf(own), voice);
  const asked = askedAbout(label, message, inquiry, voice);
  if (asked) return answerQuestion(asked, message, inquiry, retrieval, voice);
  switch (label) {
    case "does":
    case "more":
    case "addition":
      return answerMore(label, message, inquiry, retrieval, voice);
    case "get":
      return showSubject(inquiry, voice);
    case "not-our-tool":
      if (inquiry.subject) {
        const ofRefused = sayOfRefused(inquiry.subject, message, voice);
        if (ofRefused) return ofRefused;
      }
      return inquiry.memory.templates.length > 0
        ? showAnother(label, inquiry, retrieval, voice)
        : quotePassage(passageOf("tools"), voice);
    case "not-this":
      return isShown(inquiry)
        ? showAnother(label, inquiry, retrieval, voice)
        : replyWith(label, voice);
    case "another-one":
      return showAnother(label, inquiry, retrieval, voice);
    case "other-way-round":
      return turnRound(message, inquiry, retrieval, voice);
    case "instead":
      return sayJustThat(message, inquiry, retrieval, voice);
    case "law":
      return answerLaw(message, inquiry, voice);
    case "show-it":
      return watch(inquiry, voice);
    case "not-asked":
      return apologize(inquiry, voice);
    case "shorter":
      return inBrief(inquiry, voice);
    case "declined":
      return declineOrAsk(message, inquiry, retrieval, voice);
    case "thanks":
    case "person":
    case "simpler":
    case "template-language":
    case "too-expensive":
      return replyWith(label, voice);
    case "own-remark":
    case "template":
    case "new-task":
      return answerOne(message, { ...inquiry, messages: [message] }, retrieval, voice);
    default:
      return undefined;
  }
}

/** Answers a question. If a template was just shown, words such as "you" in the question mean this template. */
function answerQuestion(
  question: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const plain = isShown(inquiry) ? message.replaceAll(EACH_OF_OURS, " ") : message;
  return forQuestion(question, plain, inquiry, retrieval, voice);
}

/**
 * Answers a message that asks for more about what was shown or quoted, or that adds something to the visitor's task.
 */
async function answerMore(
  label: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { about } = inquiry.memory;
  const isOpen = about.includes(CATCH_ALL) || about.includes(GUESS);
  if (label === "addition" && isOpen) return addToTask(voice);
  const asked = label === "addition" ? "change-a-template" : "this-template";
  if (isShown(inquiry)) return answerQuestion(asked, message, inquiry, retrieval, voice);
  const quoted = quotedIn(inquiry);
  if (label === "addition" || !quoted) return undefined;
  const own = askedByItself(message);
  if (own) return forQuestion(own, message, inquiry, retrieval, voice);
  if (label === "does" && quoted === CATCH_ALL) return addToTask(voice);
  return noMoreThanAbove(quoted, message, inquiry, voice);
}

/**
 * Answers whether something is allowed. After the task "transcribe our calls", "may we?" is a question about
 * recordings.
 */
function answerLaw(message: string, { memory }: Inquiry, voice: Voice): Draft {
  const asked = askedByItself(`${memory.wish ?? ""} ${message}`);
  return asked === RECORDING
    ? quotePassage(passageOf(RECORDING), voice)
    : { ...replyWith("person", voice), kinds: ["not-said"], text: voice.words.notJudged };
}
const RECORDING = "recording";

/** Confirms that an addition belongs to the visitor's task, if there is no template for the task. */
function addToTask(voice: Voice): Draft {
  return { ...offerToBuild(voice), text: voice.words.added };
}

/**
 * Returns the possible meanings of a message, likeliest first. If the message surely asks a question in SAME_ANYWHERE,
 * this question is the only one. A message such as "and if a letter is in the wrong folder?" asks what happens then,
 * unless it surely means something else.
 */
function readInCase(message: string, inquiry: Inquiry): readonly Guess[] {
  const guesses = readSecondMessage(message, inquiry);
  const isAbout = isShown(inquiry) || isAboutWork(quotedIn(inquiry) ?? "");
  const isOffer = quotedIn(inquiry) === CATCH_ALL && !isShown(inquiry);
  const [{ label, likelihood } = NO_GUESS] = guesses;
  const asked = surelyAsked(message);
  const isClear = asked !== undefined && SAME_ANYWHERE.includes(asked) && !startsWithNo(message);
  const asksElse =
    likelihood >= SURE && (questionsOf(label).length > 0 || OF_SHOWN.includes(label));
  if (isClear && label !== DANGER && !asksElse) return [{ label: asked, likelihood: 1 }];
  const isOfOther = (isOffer && OF_CASES.includes(label)) || ABOUT_US.includes(label);
  // "No, that is not it, I mean ..." says what the visitor wants, and asks nothing.
  if (SAME_ANYWHERE.includes(label) && startsWithNo(message))
    return guesses.filter((one) => !SAME_ANYWHERE.includes(one.label));
  const isSure = likelihood >= SURE && !isOfOther;
  if (isSure || !isAbout || !IN_CASE.test(message.trim())) return guesses;
  const isOfAny = SAME_ANYWHERE.includes(label) && !ABOUT_US.includes(label);
  if (isOfAny && likelihood >= LIKELY_CASE) return [{ label, likelihood: 1 }];
  const inCase = isOffer ? "addition" : "does";
  return [{ label: WRONG.test(message) ? "fails" : inCase, likelihood: 1 }];
}

/**
 * Returns what a message, such as "I don't see what it is good for", says about the template or website text that the
 * assistant just showed. If it showed neither, the likelihood is 0.
 * @returns undefined if the message may be about danger, trouble or something else
 */
export function readOfShown(message: string, inquiry: Inquiry): Guess | undefined {
  const wasShown = isShown(inquiry);
  const isAbout = wasShown || quotedIn(inquiry) !== undefined;
  const [guess = NO_GUESS] = isAbout ? readSecondMessage(message, inquiry) : [];
  const isTrouble = isApart(guess.label) || (!wasShown && guess.label === "fails");
  return guess.label === DANGER || isTrouble ? undefined : guess;
}
