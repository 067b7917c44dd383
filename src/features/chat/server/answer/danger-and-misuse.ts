import { isDanger, type dangers } from "#content/assistant/replies.ts";
import { namesPerson, withoutMarks } from "#platform/typed-secrets/typed-secrets.ts";
import {
  likelihoodOfDanger,
  likelihoodOfMisuse,
  withoutAddresses,
} from "#features/leads/server/service.ts";
import { namesDanger } from "#platform/understanding/meanings.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";

/*
 * Recognizes messages about danger and wishes for misuse by two classifiers, which have learned different examples.
 */

/**
 * Minimum number of characters in a text that the classifiers interpret. A shorter text resembles too many things: "ex"
 * is a part of many words.
 */
export const MIN_LETTERS = 3;
/**
 * Limits for messages about danger. Each limit is a minimum sum of the log-odds (natural logarithms) from two
 * classifiers. The second classifier has also learned harmless messages that contain words of danger.
 * - `message`: for a complete message.
 * - `sure`: for a single sentence. Also for a message with contact data, without a meaningful word, or in a harmless
 *   conversation.
 * - `clear`: below it, the answer says that the assistant is not sure, because half of such messages in a test were
 *   harmless. Illness and bad news have mild answers, which are given without this limit.
 * - `attack`: for an attack on computers. The limit is high, because such an attack endangers no life and is easily
 *   confused with words such as "backup".
 */
const DANGER = { message: 0.5, sure: 5.5, clear: 3.5, attack: 2.9 };
/** Maximum likelihood (0 to 1) that counts from the first classifier, because it has learned few harmless messages. */
const MAX_FIRST = 0.99;
/**
 * Limits for messages that ask for misuse: minimum sums as in `DANGER`. In a test, 24 of 60 unseen messages that ask
 * for misuse reached `message`, and so did 2 of 240 harmless messages with grave or delicate words.
 * - `message`: for a complete message
 * - `sentence`: for a single sentence, and for a message with contact data
 */
const MISUSE = { message: 3, sentence: 8 };

export function isInDanger(message: string, isHarmless = false): boolean {
  return dangerIn(message, isHarmless) !== undefined;
}

/**
 * Finds danger in a message or in one of its sentences.
 * @param isHarmless - whether the conversation seems harmless. If so, a message counts as danger only if it contains a
 *   word of danger and is very likely about danger
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
  if (telling === undefined) return undefined;
  const danger = likeliestDanger(telling);
  const lead = leadOfDanger(telling);
  const tellsOfIllness = danger === "illness" || danger === "hard-news";
  const isBusiness = isAboutRecords(meant) || isAboutNamedPerson(meant);
  // "One of our patients, Mrs. Castle, has diagnosis: can your bot remind her?" is no emergency. In this text,
  // `withoutMarks` has replaced the name of an illness by "diagnosis".
  const isCalm =
    danger === "emergency" &&
    isAboutNamedPerson(meant) &&
    !namesDanger(meant.replace(DIAGNOSIS, " "));
  const isDoubtful = danger === "cyber-attack" && lead < DANGER.attack;
  if (isCalm || isDoubtful || (tellsOfIllness && isBusiness)) return undefined;
  return lead < DANGER.clear && !tellsOfIllness ? "unclear-danger" : danger;
}

function leadOfDanger(text: string): number {
  return leadOf(text, isDanger, likelihoodOfDanger);
}

/** Whether a message or one of its sentences asks for something that deceives people, spies on them or harms them. */
export function isMisuse(message: string): boolean {
  const leadOfMisuse = (text: string) =>
    leadOf(text, (label) => label === "misuse", likelihoodOfMisuse);
  const least = understand(message).hasContact ? MISUSE.sentence : MISUSE.message;
  return (
    leadOfMisuse(message) >= least ||
    splitMessage(message).some((sentence) => leadOfMisuse(sentence) >= MISUSE.sentence)
  );
}

/**
 * Returns how surely a text has one of the labels that `isMeant` accepts: the sum of the log-odds (natural logarithms)
 * from two classifiers; -Infinity for a text that is too short or unknown.
 */
function leadOf(
  text: string,
  isMeant: (label: string) => boolean,
  secondOf: (text: string) => number,
): number {
  const { readings, isKnown } = understand(text);
  if (!isKnown || text.trim().length < MIN_LETTERS) return Number.NEGATIVE_INFINITY;
  const found = readings.filter(({ label }) => isMeant(label));
  const first = found.reduce((sum, { likelihood }) => sum + likelihood, 0);
  return logOdds(Math.min(MAX_FIRST, first)) + logOdds(secondOf(withoutAddresses(text)));
}

function likeliestDanger(text: string): (typeof dangers)[number] | undefined {
  return understand(text)
    .readings.map(({ label }) => label)
    .find(isDanger);
}

/** Minimum distance of a likelihood from 0 and from 1, whose log-odds would be infinite. */
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
