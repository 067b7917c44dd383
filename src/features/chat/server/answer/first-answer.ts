import { otherLanguages } from "#content/assistant/other-languages.ts";
import {
  isDanger,
  isTrouble,
  troubles,
  type dangers,
  type ReplyKind,
} from "#content/assistant/replies.ts";
import {
  namesPerson,
  REMOVED_CARD,
  REMOVED_PASSWORD,
  withoutMarks,
} from "#platform/typed-secrets/typed-secrets.ts";
import { likelihoodOfDanger, withoutAddresses } from "#features/leads/server/service.ts";
import { namesDanger } from "#platform/understanding/meanings.ts";
import { otherLanguageOf } from "#platform/understanding/language.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { Voice } from "./likely-templates.ts";
import { isTask } from "./decide.ts";
import { isReply, replyWith, type Draft } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { withoutQuoted } from "./quoted.ts";

/*
 * The answers in this module take precedence over all others. They react to danger, to typed secrets such as a
 * password, to other languages, to misuse and to trouble.
 */

/** Minimum likelihoods of misuse and of trouble. There are several kinds of trouble, whose likelihoods are added up. */
const MIN_LIKELIHOOD = { misuse: 0.75, trouble: 0.5 };
/**
 * A shorter text is not interpreted, because it resembles too many things: "ex", for example, is a part of many words.
 */
const MIN_LETTERS = 3;
/**
 * Minimum likelihood of misuse or trouble in a message with contact data. The value is high, because such a message has
 * few other words and is easily misunderstood.
 */
const MIN_BESIDE_CONTACT = 0.8;
/**
 * If a message is a question or task with at least this likelihood, a complaint in one of its sentences counts only if
 * the complaint is at least this likely too.
 */
const SURE = 0.95;
/**
 * Bounds from which a message counts as one about danger. `message` and `sure` are minimum sums of the natural
 * logarithms of the odds that two classifiers give. The second classifier has also learned harmless messages that
 * contain words of danger.
 * - `message`: for a complete message
 * - `sure`: for a single sentence, a message with contact data or without a meaningful word, and a harmless
 *   conversation
 * - `maxFirst`: highest likelihood that counts from the first classifier, which has learned few harmless messages
 */
const DANGER = { message: 0.5, sure: 5.5, maxFirst: 0.99 };
const MIN_OF_SENTENCE = 0.7;

/** Answers danger first, then another language, then misuse, then trouble (docs/product.md, decision 49). */
export function answerFirst(
  message: string,
  voice: Voice,
  { isAnswered, isOthers, isHarmless }: Record<"isAnswered" | "isOthers" | "isHarmless", boolean>,
): Draft | undefined {
  const danger = dangerIn(message, isHarmless);
  if (danger) return replyWith(danger, voice);
  const { sentence } = otherLanguages[otherLanguageOf(message) ?? ""] ?? {};
  if (sentence) {
    return {
      kinds: ["other-language"],
      text: sentence,
      cards: [{ type: "person" }, { type: "booking" }],
    };
  }
  // Visitors may quote an email from a customer. Trouble in the quotation is the customer's, so the quotation is left
  // out.
  const own = withoutQuoted(message);
  const misuse = isOthers ? undefined : kindIn(own, ["misuse"], MIN_LIKELIHOOD.misuse);
  if (misuse) return replyWith(misuse, voice);
  // Somebody who asks whether an email is really from us often quotes its sender's address. The address says nothing,
  // so only the other words are interpreted.
  const quoted = isOthers ? withoutAddresses(message) : "";
  const isStrange = kindIn(quoted, ["strange-mail"], MIN_LIKELIHOOD.trouble) !== undefined;
  const trouble = isStrange ? "strange-mail" : kindIn(own, troubles, MIN_LIKELIHOOD.trouble);
  if (!trouble || (isAnswered && trouble !== "strange-mail")) return undefined;
  const passage = passageOf(trouble);
  return { ...replyWith(trouble, voice), ...(passage && { passage }) };
}

/**
 * Whether a message surely is a task or a question. If it is, a sentence such as "Money back?" after "And if it fails?"
 * is a complaint only with at least the likelihood SURE.
 */
function isSurelyBusiness(message: string): boolean {
  const [best] = understand(message).meanings;
  return (
    !!best &&
    !isTrouble(best.label) &&
    best.likelihood >= SURE &&
    (isTask(best.label) || isQuestionBeside(best.label))
  );
}

/** Whether a message gets a fixed answer even if there is an AI model. */
export function isUrgent(message: string): boolean {
  return holdsAccess(message) || isInDanger(message);
}

export function isInDanger(message: string, isHarmless = false): boolean {
  return dangerIn(message, isHarmless) !== undefined;
}

/**
 * Finds danger in a message or in one of its sentences.
 * @param isHarmless - whether the conversation seems harmless; danger then needs a word for it and a high likelihood
 */
export function dangerIn(
  message: string,
  isHarmless = false,
): (typeof dangers)[number] | undefined {
  const meant = withoutMarks(message);
  if (isHarmless && !namesDanger(meant)) return undefined;
  const sentences = splitMessage(meant);
  const { hasContact, telling: words } = understand(meant);
  const saysLittle = words === 0 && !namesDanger(meant);
  const least = isHarmless || hasContact || saysLittle ? DANGER.sure : DANGER.message;
  const telling =
    leadOfDanger(meant) >= least
      ? meant
      : sentences.find((sentence) => leadOfDanger(sentence) >= DANGER.sure);
  const danger = telling === undefined ? undefined : likeliestDanger(telling);
  const tellsOfIllness = danger === "illness" || danger === "hard-news";
  const isBusiness = isAboutRecords(meant) || isAboutNamedPerson(meant);
  // "One of our patients, Mrs. Castle, has diagnosis: can your bot remind her?" is no emergency. The word "diagnosis"
  // has replaced the name of an illness.
  const isCalm =
    danger === "emergency" &&
    isAboutNamedPerson(meant) &&
    !namesDanger(meant.replace(DIAGNOSIS, " "));
  return isCalm || (tellsOfIllness && isBusiness) ? undefined : danger;
}

function leadOfDanger(text: string): number {
  const { readings, isKnown } = understand(text);
  if (!isKnown || text.trim().length < MIN_LETTERS) return Number.NEGATIVE_INFINITY;
  const found = readings.filter(({ label }) => isDanger(label));
  const first = found.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const second = likelihoodOfDanger(withoutAddresses(text));
  return logOdds(Math.min(DANGER.maxFirst, first)) + logOdds(second);
}

function likeliestDanger(text: string): (typeof dangers)[number] | undefined {
  return understand(text)
    .readings.map(({ label }) => label)
    .find(isDanger);
}

/** Keeps a likelihood away from 0 and 1, whose odds have no logarithm. */
const MIN_LIKELY = 1e-6;

function logOdds(likelihood: number): number {
  const kept = Math.min(1 - MIN_LIKELY, Math.max(MIN_LIKELY, likelihood));
  return Math.log(kept / (1 - kept));
}

/** Whether a message is about the health of a person whom the visitor names, such as a patient. */
function isAboutNamedPerson(message: string): boolean {
  return DIAGNOSIS.test(message) && namesPerson(message) && !OWN_FAMILY.test(message);
}

/** Matches "diagnosis", the word that `withoutMarks` puts in place of the name of an illness. */
const DIAGNOSIS = /(?<!\p{L})diagnosis(?!\p{L})/u;
const OWN_FAMILY =
  /(?<!\p{L})(?:i am|i['’]m|i have|i['’]ve|ich bin|ich habe?|(?:my|our|mein\p{L}*|unser\p{L}*) (?:wife|husband|partner|son|daughter|child|boy|girl|mum|mom|mother|dad|father|brother|sister|gran\p{L}*|frau|mann|partner\p{L}*|sohn|tochter|kind|bub|mutter|mama|vater|papa|bruder|schwester|oma|opa))(?!\p{L})/iu;

/** Whether a message about an illness is about data, as in "Is the diagnosis visible to n8n?" */
function isAboutRecords(message: string): boolean {
  return ILLNESS.test(message) && RECORDS.test(message) && !SUFFERER.test(message);
}

/** Matches words for an illness, and the word that `withoutMarks` puts in place of its name. */
const ILLNESS = /diagnos|(?<!\p{L})illness|krankheit/iu;
const RECORDS =
  /(?<!\p{L})(?:reminder\p{L}*|message\p{L}*|sms|texts?|e-?mails?|n8n|data|stored?|visible|contain\p{L}*|exports?|csv|software|tool|cars?|read(?:s|ing)?|templates?|workflows?|nachricht\p{L}*|erinnerung\p{L}*|daten|gespeichert|sichtbar|enthalten|steht|stehen|drin|auslesen|autos?|programm\p{L}*|vorlage\p{L}*|abläufe?|formular\p{L}*|forms?)(?!\p{L})/iu;
const SUFFERER =
  /(?<!\p{L})(?:i['’]?(?:ve|m)|i have|i had|my|me|he|she|him|her|his|ich (?:habe?|hatte|bin|war)|hab|mein\p{L}*|mir|mich|er|ihm|ihn|sein\p{L}*)(?!\p{L})/iu;

/** Whether a password, access code or card number was removed from a message before the assistant received it. */
export function holdsAccess(message: string): boolean {
  return message.includes(REMOVED_PASSWORD) || message.includes(REMOVED_CARD);
}

/** Tells the visitor that a password or card number was removed. In danger, the answer to danger comes first. */
export function secretReply(newest: string, message: string, voice: Voice): Draft | undefined {
  if (!holdsAccess(newest) || isInDanger(message)) return undefined;
  return replyWith(newest.includes(REMOVED_CARD) ? "card-removed" : "password-removed", voice);
}

/** Finds the likeliest of the given kinds of replies for a message, or for one of its sentences. */
function kindIn<Kind extends ReplyKind>(
  message: string,
  kinds: readonly Kind[],
  min: number,
): Kind | undefined {
  const sentences = splitMessage(message);
  const readings = sentences.map((one) => understand(one));
  const hasTask = readings.some(
    ({ meanings: [best] }) => best && isTask(best.label) && best.likelihood >= MIN_OF_SENTENCE,
  );
  // If a message also describes a task, a sentence such as "please make it stop" is about the task and not about
  // trouble of the visitor.
  const ofVisitor = sentences.filter((_, at) => !hasTask || (readings[at]?.telling ?? 0) > 1);
  const others = sentences.length > 1 ? ofVisitor : [];
  const least = isSurelyBusiness(message) ? SURE : MIN_OF_SENTENCE;
  return (
    likeliest(message, kinds, min) ??
    others.map((one) => likeliest(one, kinds, least)).find((kind) => kind !== undefined)
  );
}

function likeliest<Kind extends ReplyKind>(
  text: string,
  kinds: readonly Kind[],
  min: number,
): Kind | undefined {
  const { meanings, isKnown, hasContact } = understand(text);
  if (!isKnown || text.trim().length < MIN_LETTERS) return undefined;
  const least = hasContact ? Math.max(min, MIN_BESIDE_CONTACT) : min;
  const found = meanings.find(({ label }) => (kinds as readonly string[]).includes(label));
  return likelihoodOf(text, kinds) >= least ? (found?.label as Kind) : undefined;
}

function likelihoodOf(text: string, kinds: readonly string[]): number {
  const found = understand(text).meanings.filter(({ label }) => kinds.includes(label));
  return found.reduce((sum, { likelihood }) => sum + likelihood, 0);
}

/** If a message also describes a task to automate, the answer to this task covers these questions. */
const PART_OF_TASK = ["which-templates", "what-can-be-automated", "services", "this-template"];

/** Whether a message of this kind is a question that is answered even if the message also describes a task. */
export function isQuestionBeside(kind: string): boolean {
  if (PART_OF_TASK.includes(kind) || isTask(kind)) return false;
  return passageOf(kind) !== undefined || ANSWERING.includes(kind) || !isReply(kind);
}

/** Kinds of replies that answer a question. The other kinds, such as a reply to thanks, answer no question. */
const ANSWERING: readonly string[] = ["person", "booking", "languages", "not-said", "allowed"];
