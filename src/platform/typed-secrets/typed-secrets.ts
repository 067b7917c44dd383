import { illnesses } from "#content/assistant/illnesses.ts";
import { replaceSecrets } from "#check/rules/share/find-secrets.ts";
import { namesSecret, removePasswords } from "./passwords.ts";

export const REMOVED = "[removed]";
/**
 * Mark in place of a removed password or key. If a message contains this mark or REMOVED_CARD, the assistant warns the
 * visitor.
 */
export const REMOVED_PASSWORD = "[access removed]";
export const REMOVED_CARD = "[card number removed]";
export const REMOVED_DIAGNOSIS = "[diagnosis removed]";

/**
 * Removes data that visitors should not have typed: keys, passwords, card and account numbers, diagnoses.
 * @param before - the visitor's previous message. If it contains a word such as "password", `text` may be only the
 *   password
 */
export function removeSecrets(text: string, before = ""): string {
  // `UUID` has a capturing group, so `split` also returns the UUIDs: they are the parts with an odd index, and stay
  // unchanged.
  const parts = text
    .split(UUID)
    .map((part, place) => (place % 2 === 0 ? removeNumbers(part) : part));
  const withoutNumbers = parts.join("");
  const withoutKeys = replaceSecrets(withoutNumbers, REMOVED_PASSWORD);
  const withoutPasswords = removePasswords(withoutKeys, REMOVED_PASSWORD, namesSecret(before));
  const withoutNamed = withoutPasswords.replace(
    NAMED_NUMBER,
    (_, name: string) => `${name}${REMOVED}`,
  );
  return removeDiagnoses(withoutNamed);
}

type Turn = { role: "user" | "assistant"; content: string };

export function removeSecretsIn<T extends Turn>(turns: readonly T[]): T[] {
  const written = turns.filter(({ role }) => role === "user");
  return turns.map((turn) => {
    const before = written[written.indexOf(turn) - 1]?.content;
    return { ...turn, content: removeSecrets(turn.content, before) };
  });
}

/**
 * Removes marks such as "[removed]" from a message before the assistant reads it. The mark of a removed diagnosis
 * becomes the word "diagnosis", so that the assistant still sees that the message is about an illness.
 */
export function withoutMarks(text: string): string {
  const marks = [REMOVED, REMOVED_PASSWORD, REMOVED_CARD];
  return marks.reduce(
    (rest, mark) => rest.replaceAll(mark, " "),
    text.replaceAll(REMOVED_DIAGNOSIS, " diagnosis "),
  );
}

/** Matches a UUID. UUIDs stay in a message, although their digits may look like a card number. */
const UUID = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;
const CARD = /(?<![\d+])\d(?:[ .-]?\d){12,18}(?!\d)/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])/gi;
const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;
/** Matches a secret number together with its name, as in "cvv 123" and "Steuer-ID: 12 345 678 901". */
const NAMED_NUMBER =
  /((?<!\p{L})(?:cvv|cvc|security code|prüfziffer|pin|tan|ssn|social security number|passport number|account number|routing number|sort code|reisepassnummer|personalausweisnummer|steuer-?id|steueridentifikationsnummer|sozialversicherungsnummer|kontonummer|krankenversicherungsnummer)(?!\p{L})[^\d\n]{0,16})([A-Z]{0,2}\d[\d ./-]{1,24}\d)/giu;

function removeNumbers(text: string): string {
  return text
    .replace(CARD, (found) => (isCardNumber(found) ? REMOVED_CARD : found))
    .replace(IBAN, (found) => (isAccountNumber(found) ? REMOVED : found))
    .replace(SOCIAL_SECURITY, REMOVED);
}

/** Tests the check digit of a card number (Luhn algorithm). One in ten random numbers passes the test. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.matchAll(/\d/g), ([digit]) => Number(digit)).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Tests the checksum of an IBAN. Its first four characters move to the end, and each letter becomes a number from 10
 * (A) to 35 (Z). The resulting number modulo 97 must be 1.
 */
function isAccountNumber(text: string): boolean {
  const plain = text.replaceAll(" ", "").toUpperCase();
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const letter of turned) rest = Number(`${rest}${parseInt(letter, 36)}`) % 97;
  return rest === 1;
}

const NAME = illnesses.names.join("|");
const TREATMENT = illnesses.treatments.join("|");
/** Matches the name of an illness, unless the word after it names a trade or a treatment, as in "burnout coach". */
const ILLNESS = new RegExp(
  String.raw`(?<!\p{L})(?:${NAME})(?!\p{L})(?![ -]?(?:${illnesses.trades.join("|")}|${TREATMENT})(?!\p{L}))`,
  "giu",
);
/** Matches an illness that somebody is treated for, as in "is in depression therapy". */
const TREATED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:in|into|after|from|for|on|to|has|had|needs|starts|started|im|in der|zur|nach|wegen|aus der|auf der|hat|hatte|macht|braucht|beginnt)\s(?:an?\s|the\s|ein\p{L}*\s|der\s|die\s)?)(?:${NAME})(?=[ -]?(?:${TREATMENT})(?!\p{L}))`,
  "giu",
);
/** Matches the word after "diagnosed with", which may be an illness that is not in illnesses.ts. */
const DIAGNOSED =
  /(?<=(?<!\p{L})(?:diagnosed (?:with|as)|diagnosis(?: is| was|:| of)|diagnosen?(?: lautet| ist| war|:)?)\s)(?!(?:is|was|of|ist|war|and|und|or|oder|in|im|an|auf|at|on|to|zu|for|für|by|von|per|will|wird|soll|should|can|kann)(?!\p{L}))[\p{L}\p{N}'’-]{4,40}/giu;
const SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})(?:${illnesses.somebody.join("|")})(?!\p{L})`,
  "iu",
);
/**
 * Matches a full name before a verb or punctuation, as in "Ada Kern has", "Ada K. is" and "Ada Kern (4) takes". The
 * number in parentheses is the person's age.
 */
const NAMED_PERSON =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\p{Lu}\.|(?:\p{Lu}['’])?\p{Lu}\p{Ll}+)(?: \(\d{1,3}\))?(?:,| [-–:]| (?:has|had|is|was|gets|takes|told|suffers|hat|hatte|ist|war|nimmt|bekommt|kommt|leidet)(?!\p{L}))/u;

const TITLED_PERSON =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Hr|Fr|[Pp]atient(?:in)?)\.? (?:\p{Lu}(?!\p{L})|(?:\p{Lu}['’])?\p{Lu}\p{Ll}+)/u;
const ANOTHER =
  /(?<!\p{L})(?:he|she|his|him|er|sie ist|sie hat|ihm|ihn|seine?|(?:my|our|meine?|unsere?) (?:wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|boss|frau|mann|sohn|tochter|mutter|vater|chef(?:in)?))(?!\p{L})/iu;

export function namesPerson(text: string): boolean {
  return TITLED_PERSON.test(text) || NAMED_PERSON.test(text);
}

/** Matches the end of a sentence, but not the period of an abbreviation such as "Mr.", "geb." or "K.". */
const SENTENCE_END = /(?<=(?<!(?<!\p{L})(?:mr|mrs|ms|dr|hr|fr|geb|\p{L}))[.!?]\s|\n)/iu;

/** Removes names of illnesses from sentences about one person. A "diabetes clinic" is about no person. */
export function removeDiagnoses(text: string): string {
  return text.split(SENTENCE_END).map(withoutDiagnoses).join("");
}

function withoutDiagnoses(sentence: string): string {
  const isNamed = namesPerson(sentence);
  const isTold = isNamed || ANOTHER.test(sentence);
  const rest = isTold
    ? sentence.replace(TREATED, REMOVED_DIAGNOSIS).replace(DIAGNOSED, REMOVED_DIAGNOSIS)
    : sentence;
  return isNamed || SOMEBODY.test(sentence) ? rest.replace(ILLNESS, REMOVED_DIAGNOSIS) : rest;
}
