import { isMove } from "#content/assistant/replies.ts";
import { questionsIn } from "#platform/understanding/split.ts";
import { isShortAnswer, understand } from "#platform/understanding/understand.ts";
import { forQuestion, SPEAKING } from "./answer-question.ts";
import {
  apologize,
  askedBeside,
  inBrief,
  sayJustThat,
  turnRound,
  watch,
} from "./answer-reaction.ts";
import { answerOne } from "./decide.ts";
import {
  GUESS,
  offerToBuild,
  quotePassage,
  replyWith,
  suggestTemplates,
  type Draft,
} from "./drafts.ts";
import { isQuestionBeside } from "./first-answer.ts";
import { ENDING, handOver, hasNoOffer, isSureLabel, mayClaim } from "./hand-over.ts";
import { afresh, sumOf } from "./leaves-subject.ts";
import { wantedInstead } from "./instead.ts";
import type { Inquiry } from "./likely-templates.ts";
import { showNextSteps, showSubject } from "./moves.ts";
import { tellingBeside, toolsIn } from "./named-tools.ts";
import { asksForTheSame, sameForOthers, showAnother } from "./other-templates.ts";
import { askedAbout, quotedIn } from "./after-passage.ts";
import { describeTask } from "./building-blocks.ts";
import { surelyAsked } from "./other-subject.ts";
import { sayAgain } from "./repeated.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import {
  isShown,
  NEXT_STEPS,
  NO_GUESS,
  readSecondMessage,
  SET_UP_COSTS,
  SURE,
} from "./second-message.ts";
import { OURS } from "./template-passages.ts";
import { mayMean } from "./topics.ts";
import { CLAIM } from "./uncertain.ts";

/** Maximum number of words in a message that is read as one request or question. A longer one may contain several. */
const MAX_WORDS = 40;

/**
 * Matches words that address us, such as "you". In a question about a template, they change nothing: "how do you send
 * it?" means "how does the template send it?"
 */
const EACH_OF_OURS = new RegExp(OURS, "giu");

/**
 * Matches words for us or for setting something up. Only with such a word does "how much is that?" ask for our price.
 */
const SET_UP =
  /(?<!\p{L})(?:you|your|yours|guys|people|someone|set ?-?up|setup|install\p{L}*|done for us|takes? care|hands off|ihr|ihrs|euch|eure?\p{L}*|sie|ihnen|einricht\p{L}*|eingerichtet|aufsetz\p{L}*|aufgesetzt|anschließ\p{L}*|einbau\p{L}*|rundum)(?!\p{L})/iu;
const COSTS = "costs";
/**
 * Classifier labels of messages that do not say clearly what they ask, each with the ids of questions that they may
 * ask. If the message, read without the conversation, surely asks one of these questions, the assistant answers that
 * question.
 */
const VAGUE: Readonly<Record<string, readonly string[]>> = {
  simpler: ["n8n", "glossary", "hosting", "data"],
  [SET_UP_COSTS]: ["price"],
  get: ["account", "process", "weekly-tips", "data", "templates-free"],
};

/** Classifier labels of refusals. If visitors also say what they want instead, other functions answer the message. */
const REFUSING: readonly string[] = ["not-asked", "not-this", "new-task"];
/** Minimum number of meaningful words in a question that is more than a polite phrase such as "isn't that nice?". */
const MIN_QUESTION = 3;
const LIKELY = 0.5;
/**
 * Whether other functions answer a message: a short yes or no, a goodbye, a greeting, or a message that is clear by
 * itself.
 */
function isByItself(message: string, inquiry: Inquiry): boolean {
  const meaning = understand(message);
  const { label } = meaning.readings.find(({ likelihood }) => likelihood >= LIKELY) ?? NO_GUESS;
  // A short message with another likely meaning, such as "Ok show me", is more than a yes.
  const isYesOrNo = isShortAnswer(meaning) && label === "";
  const isAbout = inquiry.memory.templates.length > 0 || quotedIn(inquiry) !== undefined;
  const isClear = !isAbout && label !== "" && !isMove(label);
  const isBye = meaning.courtesy === "bye" && meaning.telling === 0;
  return isYesOrNo || isClear || isBye || isGreeting(message);
}

/** Whether a message is only a greeting. "Hello??" is impatient, and "hey and then?" asks something. */
function isGreeting(message: string): boolean {
  const { courtesy, meanings } = understand(message);
  const isOnly = meanings.length === 0 || meanings[0]?.label === "greeting";
  const asks = message.includes("?") && /\p{L}\W+\p{L}/u.test(message);
  return courtesy === "greeting" && isOnly && !asks && !IMPATIENT.test(message);
}

const IMPATIENT = /[?!]\s*[?!]|\p{Lu}{4}/u;

/** Answers a message that makes sense only together with the assistant's answer before it. */
export async function answerSecondMessage(
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const { voice } = inquiry;
  if (inquiry.memory.about.length === 0) return undefined;
  const others = isShown(inquiry) && (await sameForOthers(message, inquiry));
  if (others) return suggestTemplates(others, voice.words.otherTemplates);
  if (isShown(inquiry) && asksForTheSame(message))
    return forQuestion("change-a-template", message, inquiry);
  const asksSeveral =
    message.split(/\?+/u).length > 2 ||
    (!isShown(inquiry) && questionsIn(message, isQuestionBeside).length > 1);
  if (asksSeveral) return undefined;
  const isCorrected = wantedInstead(message) !== undefined;
  if (message.split(/\s+/u).length > MAX_WORDS) return undefined;
  const guesses = readSecondMessage(message, inquiry);
  const [{ label, likelihood: ofLabel } = NO_GUESS] = guesses;
  // Adds up the likelihoods of all polite endings: "Thanks, bye!" has two, and a reply to either one is right.
  const likelihood = ENDING.includes(label) ? sumOf(ENDING, guesses) : ofLabel;
  const isInstead = REFUSING.includes(label) && isCorrected;
  if (likelihood < SURE || isInstead || isByItself(message, inquiry)) return undefined;
  if (!isSureLabel(label, likelihood, message)) return undefined;
  const question = askedBeside(label, message);
  const beside = question && (await answerBeside(label, question, inquiry));
  if (beside) return beside;
  if (question && ENDING.includes(label) && understand(question).telling >= MIN_QUESTION)
    return undefined;
  if (label === SET_UP_COSTS && SET_UP.test(message))
    return forQuestion("price", message, afresh(inquiry));
  if (label === NEXT_STEPS && isShown(inquiry)) return showNextSteps(inquiry);
  if (label === "template-language" && inquiry.memory.about.some((kind) => SPEAKING.has(kind)))
    return forQuestion("assistant-languages", message, inquiry);
  const surely = surelyAsked(message) ?? "";
  const isOfQuoted = surely === quotedIn(inquiry) || mayMean(label, surely);
  const isClear = passageOf(label) !== undefined && likelihood >= CLAIM;
  if (surely !== "" && !isShown(inquiry) && !isOfQuoted && !isClear && label !== SET_UP_COSTS)
    return forQuestion(surely, message, inquiry);
  // "Does upkeep cost extra?" is about our work, even right after a template, so it is answered as a first message.
  if (label === COSTS && surely === "maintenance")
    return forQuestion(surely, message, afresh(inquiry));
  const own = label === "more" || VAGUE[label]?.includes(surely) ? surely : "";
  const asked = own || askedAbout(label === SET_UP_COSTS ? COSTS : label, message, inquiry);
  if (asked) return answerQuestion(asked, message, inquiry);
  switch (label) {
    case "does":
    case "more":
    case "addition":
      return answerMore(label, message, inquiry);
    case "get":
      return showSubject(inquiry);
    case "not-our-tool":
      return inquiry.memory.templates.length > 0
        ? showAnother(label, inquiry)
        : quotePassage(passageOf("tools"), voice);
    case "not-this":
      return isShown(inquiry) ? showAnother(label, inquiry) : replyWith(label, voice);
    case "another-one":
      return showAnother(label, inquiry);
    case "other-way-round":
      return turnRound(message, inquiry);
    case "instead":
      return sayJustThat(message, inquiry);
    case "show-it":
      return watch(inquiry);
    case "not-asked":
      return apologize(inquiry);
    case "shorter":
      return inBrief(inquiry);
    case "declined":
    case "bye":
    case "thanks":
    case "person":
    case "simpler":
    case "template-language":
    case "too-expensive":
      return replyWith(label, voice);
    case "own-remark":
    case "template":
    case "new-task":
      return answerAlone(message, inquiry);
    default:
      return undefined;
  }
}

async function answerBeside(
  label: string,
  question: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const asked = surelyAsked(question);
  if (!asked) return undefined;
  const draft = await answerQuestion(asked, question, inquiry);
  return label === "not-asked"
    ? { ...draft, text: `${inquiry.voice.words.missed}\n\n${draft.text}` }
    : draft;
}

/**
 * Answers a question. If a template was just shown, "you" in the question means this template, so such words are left
 * out.
 */
function answerQuestion(question: string, message: string, inquiry: Inquiry): Promise<Draft> {
  const plain = isShown(inquiry) ? message.replaceAll(EACH_OF_OURS, " ") : message;
  return forQuestion(question, plain, inquiry);
}

/** Answers a request for more about what was shown, or an addition to the visitor's task. */
async function answerMore(
  label: string,
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const { voice } = inquiry;
  const { about } = inquiry.memory;
  const isOpen = about.includes(GUESS) || (!isShown(inquiry) && about.some(isAboutWork));
  if (label === "addition" && isOpen) return addToTask(message, inquiry);
  // If the earlier message was only the name of a tool, such as "excel", this one names the task for the first time. It
  // is therefore answered by itself.
  if (label === "addition" && isOnlyTool(inquiry.memory.wish ?? ""))
    return answerAlone(message, inquiry);
  const asked = label === "addition" ? "change-a-template" : "this-template";
  if (isShown(inquiry)) return answerQuestion(asked, message, inquiry);
  const quoted = quotedIn(inquiry);
  if (label === "addition" || !quoted) return undefined;
  return sayAgain(quoted, message, inquiry, voice) ?? handOver(message, inquiry);
}

async function answerAlone(message: string, inquiry: Inquiry): Promise<Draft> {
  const alone = await answerOne(message, { ...inquiry, messages: [message] });
  return mayClaim(alone, message, inquiry) ? alone : handOver(message, inquiry);
}

function isOnlyTool(message: string): boolean {
  const { wanted } = toolsIn(message);
  return wanted.length > 0 && tellingBeside(message, wanted) === 0;
}

function addToTask(message: string, inquiry: Inquiry): Draft {
  const draft = offerToBuild(message, inquiry);
  return hasNoOffer(inquiry) ? draft : { ...draft, text: describeTask(message, inquiry.voice) };
}
