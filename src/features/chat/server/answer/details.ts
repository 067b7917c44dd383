import {
  declinesNewsletter,
  isSpellingNote,
  withoutAddresses,
  contactWishIn,
  withoutContactWish,
  type Contact,
} from "#features/leads/server/service.ts";
import { withoutContacts } from "#platform/understanding/phone-number.ts";
import type { Card, Details } from "../../contract.ts";
import { isSurelyTask, isTask } from "./decide.ts";
import type { Inquiry } from "./likely-templates.ts";
import { languageOf } from "#platform/understanding/language.ts";
import { understand } from "#platform/understanding/understand.ts";
import { withoutQuoted } from "./quoted.ts";
import { anyOf, trades } from "./trade-names.ts";
import { CLAIM } from "./uncertain.ts";
import { nameOf } from "./visitor-name.ts";

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

/**
 * Makes a card with the visitor's contact data and task. Does so if the newest message adds an address, a number, a
 * name or a time for a call, or asks which contact data is noted.
 */
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
  // If the newest message has line breaks, it is read whole, because `rest` has lost them. Line breaks show where a
  // signature or a quoted email begins.
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
 * Whether a message surely names a task. It needs MIN_TASK meaningful words, because "No, please not" and "ok do it"
 * add no task to the visitor's wish.
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

/** Matches a number that is no amount, as the word after it shows: "3pm", "133 at the end". */
const NO_AMOUNT =
  /\d\s?(?:am|pm|uhr|h|at|after|before|ab|bis|until|till|and|und|or|oder|on|in|is|ist)(?:\s|$)/iu;

function numbersIn(messages: readonly string[]): string {
  const all = messages.flatMap((message) => message.match(NUMBER) ?? []);
  const found = all.filter((one) => !NO_AMOUNT.test(one));
  return [...new Set(found.map((one) => one.trim()))].slice(0, MAX_NUMBERS).join(", ");
}
