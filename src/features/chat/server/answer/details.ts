import {
  declinesNewsletter,
  isSpellingNote,
  withoutAddresses,
  contactWishIn,
  withoutContactWish,
  type Contact,
} from "#features/leads/server/service.ts";
import { phoneIn, withoutContacts } from "#platform/understanding/phone-number.ts";
import type { Card, Details } from "../../contract.ts";
import { isSurelyTask, isTask } from "./decide.ts";
import type { Inquiry } from "./likely-templates.ts";
import { languageOf } from "#platform/understanding/language.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { distance } from "#platform/search/slips.ts";
import { stemOf } from "#platform/search/words.ts";
import { nameIn } from "#platform/understanding/names.ts";
import { understand } from "#platform/understanding/understand.ts";
import { withoutQuoted } from "./quoted.ts";
import { anyOf, trades } from "./trade-names.ts";
import { CLAIM } from "./uncertain.ts";

const MAX_TASK = 1000;
const MAX_NUMBERS = 5;
/** Matches an amount with its unit: "14 rooms", "€ 200", "30 Mails am Tag". */
const NUMBER =
  /(?<![\p{L}\p{N}+@.,-])(?:[€$£]\s?)?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?(?:\s?(?:[€$£%]|\p{L}{2,20}))?(?:\s(?:a|per|pro|am|im|each|jede[nr]?|every)\s\p{L}{3,12})?(?![\p{N}@])/gu;

const ANY_TRADE = anyOf(trades);
const TRADE = new RegExp(ANY_TRADE, "iu");

const NOT_TRADE = new RegExp(
  `,?\\s+(?:und )?(?:nicht|kein(?:e|en)?|not(?: an?| the)?|no)\\s+${ANY_TRADE}(?=[\\s.,!]*$)`,
  "iu",
);

/** Removes a trade that the visitor denies, such as ", nicht Arzt" from "Ich bin Elektriker, nicht Arzt". */
export function withoutDeniedTrade(message: string): string {
  return message.replace(NOT_TRADE, "");
}

/** Makes a card with contact data, if the newest message adds an address, a number, a name or a time for a call. */
export function detailsCard(
  { messages, subject, memory }: Inquiry,
  contact: Contact,
): Card | undefined {
  const { lead, correction, isNew, phone = "", morePhones, isPhoneNew } = contact;
  const { also, wish, asksForNoted, rest } = contact;
  const email = correction ?? lead?.email ?? "";
  const name = nameOf(messages, email) ?? "";
  if (email === "" && phone === "") return undefined;
  const isNameNew = name !== (nameOf(messages.slice(0, -1), email) ?? "");
  const isAdded = isNew || isPhoneNew || isNameNew || also.length > 0;
  if (!isAdded && wish === "" && !asksForNoted) return undefined;
  const newest = messages.at(-1) ?? "";
  // `rest` has lost the line breaks of the message. They show where a signature or a quoted email begins.
  const own = newest.includes("\n") ? newest : rest;
  const told = [memory.wish ?? own, ...messages.slice(0, -1).toReversed()]
    .map(withoutContactWish)
    .map((message) => taskIn(message, phone, name))
    .filter((text) => text !== "");
  const tasks = [...new Set(told.filter((text, at) => (at === 0 ? namesTask : addsTask)(text)))];
  const task = tasks.length > 0 ? tasks.toReversed().join(" ").slice(0, MAX_TASK) : (told[0] ?? "");
  const wishes = [...morePhones, ...messages.map(contactWishIn), wish];
  const details: Details = {
    name,
    email,
    phone,
    task: wishes.reduce((all, one) => (all.includes(one) ? all : `${all} ${one}`), task).trim(),
    trade: TRADE.exec(messages.join("\n"))?.[0] ?? "",
    template: subject?.title ?? "",
    numbers: numbersIn((rest === "" ? messages.slice(0, -1) : messages).map(withoutAnyContact)),
  };
  return { type: "details", language: languageOf(messages), details };
}

/** Minimum likelihood (0 to 1) at which a text names a task. */
const MIN_NAMED = 0.5;

/** Whether a text more likely names a task than anything else, such as a question about privacy. */
function namesTask(text: string): boolean {
  const [best] = understand(text).meanings;
  return best !== undefined && isTask(best.label) && best.likelihood >= MIN_NAMED;
}

/**
 * Whether a text surely names a task. "No, please not" and "ok do it" have too few words to add a task to the visitor's
 * wish.
 */
function addsTask(text: string): boolean {
  const { meanings, telling } = understand(text);
  return telling >= MIN_TASK && isSurelyTask(meanings);
}

/**
 * Returns the task in a message that also says how to reach the visitor; undefined for other messages and questions.
 */
export function taskBeside(
  messages: readonly string[],
  { lead, correction, phone = "", isPhoneNew, spelled, wish, rest }: Contact,
): string | undefined {
  const isGiven = isPhoneNew || spelled !== undefined || wish !== "";
  if (!isGiven || rest.includes("?")) return undefined;
  return taskIn(rest, phone, nameOf(messages, correction ?? lead?.email ?? "") ?? "");
}

function nameOf(messages: readonly string[], email: string): string | undefined {
  return messages.map((message) => nameBy(message, email)).reduce(corrected, undefined);
}

/** Returns a name that the newest message adds, if an earlier message gave an address or a number. */
export function newNameIn(
  messages: readonly string[],
  { lead, correction, isNew, phone, isPhoneNew }: Contact,
): string | undefined {
  const email = correction ?? lead?.email ?? "";
  if (isNew || isPhoneNew || (email === "" && !phone)) return undefined;
  const [name, earlier] = [nameOf(messages, email), nameOf(messages.slice(0, -1), email)];
  return name === earlier ? undefined : name;
}

function nameBy(message: string, email: string): string | undefined {
  const introduced = nameIn(message);
  if (introduced) return introduced;
  const first = nameIn(
    message,
    phoneIn(message) !== undefined || withoutAddresses(message) !== message,
  );
  const beside = nameBeside(message, email);
  // `beside`, a part of the email address, may be only the first name of the full name `first`.
  if (beside && first?.startsWith(`${beside} `)) return first;
  return beside ?? nameBelow(message) ?? first;
}

/** Replaces only the surname if the newer name is a surname that is spelled nearly like the earlier one. */
function corrected(earlier: string | undefined, newer: string | undefined): string | undefined {
  if (!newer || !earlier) return newer ?? earlier;
  const words = earlier.split(" ");
  const surname = words.at(-1) ?? "";
  const isSurname = words.length > 1 && !newer.includes(" ");
  return isSurname && distance(surname, newer) <= MAX_LETTERS
    ? [...words.slice(0, -1), newer].join(" ")
    : newer;
}

/** Maximum number of different letters in two spellings of the same surname. */
const MAX_LETTERS = 2;

function withoutAnyContact(message: string): string {
  return withoutContacts(withoutAddresses(message)).text;
}

/** Meanings of clauses that only say how to reach the visitor. */
const CONTACT: readonly string[] = ["person", "reach-us", "weekly-tips", "booking", "not-this"];
const MAX_CONTACT = 3;
/**
 * Minimum number of meaningful words in a clause about the task. A clause whose likeliest meaning is a task needs none.
 */
const MIN_TASK = 2;
/** Matches a clause that says only that something before it was wrong, such as "sorry falsch". */
const CORRECTS =
  /^(?:sorry|mist|ups|oh|oops|falsch|wrong|typo|tippfehler|ach|nein|no|halt|entschuldigung|verzeihung|moment|wait|,|\s)+[.!:]*$/iu;
/** Matches the end of a letter from its closing words on, with the name, firm and address below them. */
const SIGNATURE =
  /\n\s*(?:mit (?:freundlichen|besten|herzlichen|lieben) grü(?:ß|ss)en|(?:viele|beste|liebe|freundliche|herzliche) grü(?:ß|ss)e|(?:kind |best |warm )?regards|(?:yours|many thanks|best wishes|mfg|vg|lg|cheers)(?!\p{L}))[\s\S]*$/iu;

const CLAUSE_END = /(?<=[.!?,;:])\s+|\n+/u;

/**
 * Returns a message without quotations, its signature, and clauses that only give contact data or a name, correct
 * something, or decline the weekly tips.
 */
function taskIn(message: string, phone: string, name: string): string {
  const clauses = withoutQuoted(message.replace(SIGNATURE, ""))
    .split(CLAUSE_END)
    .filter((clause) => {
      const rest =
        phone === "" ? withoutAddresses(clause) : withoutAddresses(clause).replace(phone, " ");
      const { meanings, telling } = understand(rest);
      const isBeside = rest !== clause && telling < MAX_CONTACT;
      const [best] = meanings;
      const isContact =
        best && CONTACT.includes(best.label) && best.likelihood >= CLAIM && telling <= MAX_CONTACT;
      const isName = name !== "" && clause.includes(name) && telling <= name.split(" ").length;
      const isTold = telling >= MIN_TASK || (best !== undefined && isTask(best.label));
      const isNote =
        isSpellingNote(clause) || declinesNewsletter(clause) || CORRECTS.test(clause.trim());
      return isTold && !isNote && !isBeside && !isContact && !isName;
    });
  const task = withoutAnyContact(clauses.join(" ")).replaceAll(/\s+/gu, " ");
  return task
    .trim()
    .replace(/[,;:]$/u, "")
    .slice(0, MAX_TASK);
}

const CAPITALS = /(?<![\p{L}])\p{Lu}\p{Ll}[\p{L}'’-]*(?:[ \t]+\p{Lu}\p{Ll}[\p{L}'’-]*){0,3}/gu;
const MIN_NAME = 3;

/**
 * Whether an email address contains a name. A name of three letters must be at the beginning or the end of the address,
 * because "ich" is in micha@… too.
 */
function isNameIn(local: string, word: string): boolean {
  const plain = word.toLowerCase();
  if (plain.length === MIN_NAME) return local.startsWith(plain) || local.endsWith(plain);
  return plain.length > MIN_NAME && local.includes(plain);
}

/** Finds a name of which a part is in the email address, such as "Petra Lohse" for p.lohse@… */
function nameBeside(message: string, email: string): string | undefined {
  const [local = ""] = email.split("@");
  const isPart = (word: string) => isNameIn(local, word);
  for (const [found] of message.matchAll(CAPITALS)) {
    const words = found.split(/\s+/u);
    const [first, last] = [words.findIndex(isPart), words.findLastIndex(isPart)];
    // German nouns such as "Grüßen" are capitalized like names. A word that `isKnown` recognizes is therefore no name.
    const given = words[first - 1];
    const hasGiven = first === last && given !== undefined && !isKnown(stemOf(given));
    const family = words[last + 1];
    const hasFamily = first === last && family !== undefined && !isKnown(stemOf(family));
    const end = hasFamily && !hasGiven ? last + 2 : last + 1;
    const names = first < 0 ? [] : words.slice(hasGiven ? first - 1 : first, end);
    const [only = ""] = names;
    if (names.length > 1 || (only && !isKnown(stemOf(only)))) return names.join(" ");
  }
  return undefined;
}

/** Finds a name at the end of a message, such as "Huber" in "0831 5550199, Huber". */
function nameBelow(message: string): string | undefined {
  const [, name = ""] = BELOW.exec(message) ?? [];
  const { courtesy, hasContact } = understand(message);
  const isName = name !== "" && name !== "Uhr" && hasContact && !courtesy && !isKnown(stemOf(name));
  return isName && !understand(name).courtesy ? name : undefined;
}

const BELOW = /[\d,\n][,.]?\s+(\p{Lu}\p{Ll}[\p{L}'’-]{1,30})[\s.]*$/u;

/** Matches a number before a word that shows it is no amount, such as "3pm" and "133 at the end". */
const NO_AMOUNT =
  /\d\s?(?:am|pm|uhr|h|at|after|before|ab|bis|until|till|and|und|or|oder|on|in|is|ist)(?:\s|$)/iu;

function numbersIn(messages: readonly string[]): string {
  const all = messages.flatMap((message) => message.match(NUMBER) ?? []);
  const found = all.filter((one) => !NO_AMOUNT.test(one));
  return [...new Set(found.map((one) => one.trim()))].slice(0, MAX_NUMBERS).join(", ");
}
