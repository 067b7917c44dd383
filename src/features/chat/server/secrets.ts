import { illnesses } from "#content/assistant/illnesses.ts";
import { replaceSecrets } from "#check/rules/share/find-secrets.ts";
import type { ChatTurn } from "../contract.ts";

/** Text that replaces a secret. */
export const REMOVED = "[removed]";

/** Removes what visitors should not have typed: keys, passwords, card and account numbers, diagnoses. */
export function removeSecrets(text: string): string {
  const withoutNumbers = [...NUMBERS, removePasswords, removeDiagnoses].reduce(
    (rest, remove) => remove(rest),
    text,
  );
  return replaceSecrets(withoutNumbers, REMOVED);
}

export function removeSecretsIn(turns: readonly ChatTurn[]): ChatTurn[] {
  return turns.map((turn) => ({ ...turn, content: removeSecrets(turn.content) }));
}

const CARD = /(?<![\d+])\d(?:[ .-]?\d){12,18}(?!\d)/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])/gi;
const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;
/** Matches a number after its name: "cvv 123", "Steuer-ID: 12 345 678 901". */
const NAMED_NUMBER =
  /((?<!\p{L})(?:cvv|cvc|security code|prüfziffer|pin|tan|ssn|social security number|passport number|account number|routing number|sort code|reisepassnummer|personalausweisnummer|steuer-?id|steueridentifikationsnummer|sozialversicherungsnummer|kontonummer|krankenversicherungsnummer)(?!\p{L})[^\d\n]{0,16})([A-Z]{0,2}\d[\d ./-]{1,24}\d)/giu;

const NUMBERS: readonly ((text: string) => string)[] = [
  (text) => text.replace(CARD, (found) => (isCardNumber(found) ? REMOVED : found)),
  (text) => text.replace(IBAN, (found) => (isAccountNumber(found) ? REMOVED : found)),
  (text) => text.replace(SOCIAL_SECURITY, REMOVED),
  (text) => text.replace(NAMED_NUMBER, (_, name: string) => `${name}${REMOVED}`),
];

/** Checks a card number by the Luhn algorithm, which one random number in ten passes. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.matchAll(/\d/g), ([digit]) => Number(digit)).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Checks an IBAN: its letters count from 10, and the resulting number leaves 1 when divided by 97. */
function isAccountNumber(text: string): boolean {
  const plain = text.replaceAll(" ", "").toUpperCase();
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const letter of turned) rest = Number(`${rest}${parseInt(letter, 36)}`) % 97;
  return rest === 1;
}

const PASSWORD =
  /((?<!\p{L})(?:password|passwort|passcode|passphrase|kennwort|pwd|pw|api[ -]?key|secret key|login code|zugangscode)(?!\p{L})[^\n.:=]{0,24}?(?::|=|\s(?:is|are|lautet|ist|wäre))\s*["'“„]?)([^\s"'”“,;]{3,100})/giu;
/** Matches a name and a password after "login", as in "login: reception / Summer44". */
const LOGIN =
  /((?<!\p{L})(?:log-?ins?|zugang|zugangsdaten|anmeldedaten|credentials|benutzer(?:name)?|user(?:name)?)(?!\p{L})[^\n]{0,40}?(?::|=|\s(?:is|are|lautet|ist|sind)|\s)\s*["'“„]?)([^\s/|,;]{2,60}\s*(?:[/|,;]|\s(?:und|and|mit|with)\s)\s*)((?=[^\s]*\d)(?=[^\s]*\p{L})[^\s]{6,100})/giu;
/** Matches words after "my password is" that are about the password, instead of being it. */
const ABOUT_PASSWORD =
  /^(?:not?|wrong|lost|gone|invalid|incorrect|expired|too|being|never|always|in|on|stored|safe|secure|needed|required|ok|weak|falsch|weg|nicht|kein|zu|ungültig|abgelaufen|verloren|vergessen|sicher|immer|mir|bei|nötig|that|the|my|a|an|it|das|ein|mein)[.!?]?$/i;

function removePasswords(text: string): string {
  const withoutLogins = text.replace(LOGIN, `$1${REMOVED}`);
  return withoutLogins.replace(PASSWORD, (found, name: string, value: string) =>
    ABOUT_PASSWORD.test(value) ? found : `${name}${REMOVED}`,
  );
}

const ILLNESS = new RegExp(String.raw`(?<!\p{L})(?:${illnesses.names.join("|")})(?!\p{L})`, "giu");
const SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})(?:${illnesses.somebody.join("|")})(?!\p{L})`,
  "iu",
);

/** Removes the name of an illness from sentences about one person. "diabetes clinic" is about no person. */
function removeDiagnoses(text: string): string {
  return text
    .split(/(?<=[.!?\n])/)
    .map((sentence) => (SOMEBODY.test(sentence) ? sentence.replace(ILLNESS, REMOVED) : sentence))
    .join("");
}
