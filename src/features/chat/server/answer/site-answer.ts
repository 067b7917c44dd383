import { assistant } from "#content/assistant/assistant.ts";
import {
  givesCallTime,
  readContact,
  withoutAddresses,
  type Contact,
} from "#features/leads/server/service.ts";
import type { Card, Source } from "../../contract.ts";
import { REMOVED, REMOVED_DIAGNOSIS, withoutMarks } from "#platform/typed-secrets/typed-secrets.ts";
import { answerAboutContact } from "./about-contact.ts";
import { answerSecondMessage, isSurelyOfShown } from "./answer-second.ts";
import { answerAboutTools } from "./about-tools.ts";
import { contactPart, isContactCard, saysNothingBeside, thankForNo } from "./contact-answer.ts";
import { forQuestion } from "./answer-question.ts";
import { answerOne, CLAIM, isTask } from "./decide.ts";
import { detailsCard, newNameIn, taskBeside, withoutDeniedTrade } from "./details.ts";
import {
  answerFirst,
  holdsAccess,
  isInDanger,
  isQuestionBeside,
  secretReply,
  withoutSayings,
} from "./first-answer.ts";
import {
  asksForLegalAdvice,
  CATCH_ALL,
  declineOffTopic,
  withAnother,
  replyWith,
  type Draft,
  type Voice,
} from "./drafts.ts";
import {
  answerAboutService,
  answerAddition,
  answerFollowUp,
  askedAboutShown,
  asksOfShown,
} from "./follow-up.ts";
import { anotherTopic, REFUSAL, showsOnlyAgain } from "./instead.ts";
import { without, type Inquiry, type Retrieval } from "./likely-templates.ts";
import { answerMove } from "./moves.ts";
import { isTrade, passageOf, passageTitled } from "./passages.ts";
import { withoutQuoted } from "./quoted.ts";
import { withoutRepeating } from "./repeated.ts";
import { answerOfShown } from "./shown-questions.ts";
import { cardIn } from "./template-passages.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { languageOf, type Language } from "#platform/understanding/language.ts";
import { questionsIn, splitQuestions } from "#platform/understanding/split.ts";
import { nameIn, withoutName } from "#platform/understanding/names.ts";
import { understand } from "#platform/understanding/understand.ts";

export type SiteAnswer = {
  language: Language;
  text: string;
  cards: Card[];
  kinds: string[];
  source?: Source;
  passage?: string;
};

/** Answers from the site's own texts, with a link to the page that contains them (decision 15). */
export async function answerFromSite(inquiry: Inquiry, retrieval: Retrieval): Promise<SiteAnswer> {
  const newest = inquiry.messages.at(-1) ?? "";
  const language = languageOf(inquiry.messages.map(withoutAddresses), newest);
  const voice = { language, words: assistant.site[language] };
  const contact = readContact(inquiry.messages, inquiry.answers);
  const spoken = withoutDeniedTrade(withoutMarks(contact.rest));
  const message = withoutQuoted(spoken);
  const task = taskBeside(inquiry.messages, contact) ?? message;
  const isWhole = (contact.isOthers && !contact.isRefused) || contact.spelled !== undefined;
  const allowed = without(inquiry.memory.refused, retrieval);
  const aboutTool = await answerAboutTools(message, inquiry, allowed, voice);
  const name = newNameIn(inquiry.messages, contact);
  const isNamed = name !== undefined && isOnlyName(newest);
  const isAnswered =
    isNamed ||
    aboutTool !== undefined ||
    isWhole ||
    contact.isIncomplete ||
    (contact.isDeclined && message.includes("?")) ||
    contact.takenBack !== undefined;
  const unsplit = isWhole ? withoutMarks(newest) : spoken;
  const isOfTemplate = asksOfShown(message, inquiry);
  const isOfShown = isSurelyOfShown(message, inquiry);
  const first = answerFirst(unsplit, voice, {
    isAnswered: isAnswered || isOfTemplate,
    isOthers: contact.isOthers,
    isOfShown,
  });
  const isUnsubscribed = first?.kinds.includes("unsubscribe");
  const isDeclined = contact.answer === "no" && (!first || isUnsubscribed);
  const isAgreed = contact.answer === "yes" && isUnsubscribed;
  // A message that corrects an email address, or that gives, corrects or withdraws a phone number, can look like a
  // request about privacy rights. The assistant then answers about the address or number, and does not explain these
  // rights.
  const isSettled =
    contact.isPhoneTakenBack || contact.isPhoneNew || (contact.isNew && !!contact.correction);
  const asksForRights = first?.kinds.includes("privacy-rights") === true;
  const isOfTips = isDeclined || isAgreed || (isSettled && asksForRights);
  const aboutContact = isInDanger(message, isOfShown)
    ? undefined
    : answerAboutContact(contact, message, inquiry, voice);
  const urgent =
    secretReply(newest, message, voice) ?? (isOfTips || aboutContact ? undefined : first);
  const answer =
    urgent ??
    aboutContact ??
    (isDeclined ? thankForNo(voice) : undefined) ??
    aboutTool ??
    (task === "" || isAgreed || (isSettled && asksForRights)
      ? NOTHING_BESIDE
      : await answerMessage(withoutSayings(task) || task, inquiry, allowed, voice));
  const draft = urgent || aboutContact ? answer : withoutSelling(answer, newest, voice);
  const isSecret = holdsAccess(newest);
  const isGiven = contact.isNew || contact.isPhoneNew || contact.spelled !== undefined;
  const isOfDanger = urgent !== undefined && isInDanger(message, isOfShown);
  const part =
    urgent && !isSecret && (!isGiven || isOfDanger)
      ? undefined
      : (contactPart(contact, voice) ??
        thankByName(name, voice) ??
        thankForTime(contact, message, voice));
  const isReplaced =
    part !== undefined &&
    !isSecret &&
    !urgent &&
    (name
      ? isNamed
      : givesCallTime(message) || saysNothingBeside(draft, { ...contact, rest: task }));
  const shown = isReplaced
    ? { ...draft, kinds: ["contact"], cards: draft.cards.filter(isContactCard) }
    : draft;
  const { text, cards: all, kinds, passage } = withoutRepeating(shown, message, inquiry, voice);
  const details = part && detailsCard(inquiry, contact);
  const others = (part?.cards ?? []).filter((card) => all.every(({ type }) => type !== card.type));
  // Both the card with the visitor's details and the card "person" link to the same form. The card "person" is
  // therefore left out if there are details.
  const cards = details
    ? [...[...all, ...others].filter(({ type }) => type !== "person"), details]
    : [...all, ...others];
  const mayInvite = inquiry.template && !contact.hasDeclined && !wasInvited(inquiry.answers);
  const invites = draft.helps && !part && mayInvite;
  const parts = [
    holdsOtherSecret(newest, draft) && voice.words.secretRemoved,
    !isReplaced && text,
    part?.text,
    invites && voice.words.newsletterInvitation,
  ];
  return {
    language,
    text: parts.filter(Boolean).join("\n\n"),
    cards: cards.map((card) => cardIn(language, card)),
    kinds,
    ...(passage && !isReplaced && { passage: passage.id, source: passage.source }),
  };
}

/**
 * Replaces the answer to a message about somebody's health, unless a template fits the task in the message. The
 * assistant does not offer work to a visitor who has just mentioned an illness.
 */
function withoutSelling(draft: Draft, newest: string, voice: Voice): Draft {
  const isHealth = newest.includes(REMOVED_DIAGNOSIS);
  const hasTemplate = draft.cards.some(({ type }) => type === "template");
  return isHealth && !hasTemplate ? replyWith("diagnosis-removed", voice) : draft;
}

/** Whether something secret was removed from a message, and no other reply tells the visitor so. */
function holdsOtherSecret(newest: string, { kinds }: Draft): boolean {
  const isTold = holdsAccess(newest) || kinds.includes("diagnosis-removed");
  return !isTold && (newest.includes(REMOVED) || newest.includes(REMOVED_DIAGNOSIS));
}

/** Maximum words of a message that only gives the visitor's name, such as "Dana Kovac by the way". */
const MAX_NAMING = 5;
/** Maximum words besides the name in a message that only introduces the visitor: "Dana Kovac, dental practice". */
const MAX_BESIDE_NAME = 3;

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function isOnlyName(message: string): boolean {
  const isShort =
    wordCount(message) <= MAX_NAMING || wordCount(withoutName(message)) <= MAX_BESIDE_NAME;
  return isShort && !message.includes("?");
}

function thankByName(name: string | undefined, { words }: Voice) {
  return name === undefined
    ? undefined
    : { text: interpolate(words.nameNoted, { name }), cards: [] };
}

/** Confirms the time for a call that a visitor gives after an email address or phone number. */
function thankForTime({ lead, phone }: Contact, message: string, { words }: Voice) {
  const isKnown = lead !== undefined || phone !== undefined;
  return isKnown && givesCallTime(message) ? { text: words.timeNoted, cards: [] } : undefined;
}

/**
 * Answers a message that only gives a name, while no email address or phone number is known. The answer says how the
 * team can reply.
 */
function greetByName(name: string, { words }: Voice): Draft {
  return {
    kinds: ["contact"],
    text: interpolate(words.nameFirst, { name }),
    cards: [{ type: "person" }, { type: "booking" }],
  };
}

/** Draft for a message that contains only an email address or phone number, or only the refusal to give one. */
const NOTHING_BESIDE: Draft = { kinds: ["contact"], text: "", cards: [] };

/**
 * Answers a message. If the message reacts to an earlier answer, the reply is about that answer. If not, the reply
 * covers each of the things that the message asks for.
 */
async function answerMessage(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const topic = inquiry.memory.about.length > 0 ? anotherTopic(message) : undefined;
  return topic
    ? answerOne(topic, { ...inquiry, messages: [topic] }, retrieval, voice)
    : answerInContext(message, inquiry, retrieval, voice);
}

async function answerInContext(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const introduced = nameIn(message);
  if (introduced && !/\p{L}/u.test(withoutName(message))) return greetByName(introduced, voice);
  if (asksForLegalAdvice(message)) return declineOffTopic(message, voice);
  const titled = passageTitled(message);
  if (titled) return forQuestion(titled.id, message, inquiry, retrieval, voice);
  const ofShown =
    (await answerOfShown(message, inquiry, retrieval, voice)) ??
    (await answerSecondMessage(message, inquiry, retrieval, voice));
  if (ofShown) return ofShown;
  const move = await answerMove(message, inquiry, retrieval, voice);
  if (move) return move;
  const topic = askedAboutShown(message, inquiry);
  if (topic) return forQuestion(topic, message, inquiry, retrieval, voice);
  const ofService = answerAboutService(message, inquiry, voice);
  if (ofService) return ofService;
  const answer = (question: string) => forQuestion(question, message, inquiry, retrieval, voice);
  const [asksFirst, ...beside] = questionsIn(message, isQuestionBeside);
  if (asksFirst !== undefined && beside.length > 0)
    return withOthers(await answer(asksFirst), beside, answer, voice);
  const { rest, questions } = splitQuestions(message, isQuestionBeside);
  const [first, ...others] = questions;
  const beginning = sureQuestion(rest);
  if (first !== undefined && beginning !== undefined)
    return withOthers(await answer(beginning), questions, answer, voice);
  if (first === undefined || namesTask(rest)) {
    const alone = await answerOne(rest === "" ? message : rest, inquiry, retrieval, voice);
    const main =
      answerFollowUp(message, alone, inquiry, voice) ??
      answerAddition(message, alone, inquiry, voice) ??
      alone;
    if ((REFUSAL.test(message) || INSTEAD_OF.test(message)) && showsOnlyAgain(main, inquiry))
      return answer("change-a-template");
    return withOthers(main, questions, answer, voice);
  }
  return withOthers(await answer(first), others, answer, voice);
}

/** Matches words that say that one thing should replace another: "lieber per Mail statt SMS". */
const INSTEAD_OF = /(?<!\p{L})(?:instead|rather|statt|anstatt|ohne|without)(?!\p{L})/iu;

/**
 * Returns the id of the question that a text asks, such as "How many templates are there", if the assistant is sure of
 * it.
 * @param rest the message without the questions that were already found in it
 */
function sureQuestion(rest: string): string | undefined {
  const [best] = understand(rest).meanings;
  const isSure = best !== undefined && best.likelihood >= CLAIM;
  return isSure && !isTask(best.label) && passageOf(best.label) ? best.label : undefined;
}

/** Maximum meaningful words of a text that only describes a business, such as "3 people, insurance brokers". */
const MAX_BUSINESS = 3;

/**
 * Whether a text describes a task. The name of a trade alone does not count as a task.
 * @param rest the message without the questions that were already found in it
 */
function namesTask(rest: string): boolean {
  const { meanings, telling } = understand(rest);
  const tasks = meanings.filter(({ label }) => {
    const passage = passageOf(label);
    const isOnlyTrade = label === CATCH_ALL ? telling <= MAX_BUSINESS : passage && isTrade(passage);
    return isTask(label) && !isOnlyTrade;
  });
  return telling > 1 && tasks.reduce((sum, { likelihood }) => sum + likelihood, 0) >= CLAIM;
}

async function withOthers(
  draft: Draft,
  questions: readonly string[],
  answer: (question: string) => Promise<Draft>,
  voice: Voice,
): Promise<Draft> {
  let all = draft;
  for (const question of questions.slice(0, MAX_BESIDE)) {
    if (!all.kinds.includes(question)) all = withAnother(all, await answer(question), voice);
  }
  return all;
}

const MAX_BESIDE = 2;
function wasInvited(answers: readonly string[]): boolean {
  const invitations = Object.values(assistant.site).map((words) => words.newsletterInvitation);
  return answers.some((answer) => invitations.some((invitation) => answer.includes(invitation)));
}
