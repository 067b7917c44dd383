import { industryWords, otherTrades } from "#content/assistant/service-words.ts";
import { isSpellingNote, withoutAddresses, type Contact } from "#features/leads/server/service.ts";
import { withoutContacts } from "#platform/understanding/strip.ts";
import { phoneIn } from "#platform/understanding/phone-number.ts";
import type { Card, Details } from "../../contract.ts";
import { CLAIM } from "./decide.ts";
import type { Inquiry } from "./likely-templates.ts";
import { languageOf } from "#platform/understanding/language.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { stemOf } from "#platform/search/words.ts";
import { nameIn } from "#platform/understanding/names.ts";
import { understand } from "#platform/understanding/understand.ts";

const MAX_TASK = 1000;
const MAX_NUMBERS = 5;
/** Matches an amount and its unit: "14 rooms", "€ 200", "30 Mails am Tag". */
const NUMBER =
  /(?<![\p{L}\p{N}+@.,-])(?:[€$£]\s?)?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?(?:\s?(?:[€$£%]|\p{L}{2,20}))?(?:\s(?:a|per|pro|am|im|each|jede[nr]?|every)\s\p{L}{3,12})?(?![\p{N}@])/gu;

const trades = [...Object.values(industryWords).flat(), ...otherTrades]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const TRADE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${trades.join("|")})(?![\\p{L}\\p{N}])`, "iu");

const NOT_TRADE = new RegExp(
  `,?\\s+(?:und )?(?:nicht|kein(?:e|en)?|not(?: an?| the)?|no)\\s+(?:${trades.join("|")})(?=[\\s.,!]*$)`,
  "iu",
);

/** Removes a trade that the visitor denies: ", nicht Arzt" of "Ich bin Elektriker, nicht Arzt". */
export function withoutDeniedTrade(message: string): string {
  return message.replace(NOT_TRADE, "");
}

/** Makes a card that links to the form for staff, if the newest message says how to reach the visitor. */
export function detailsCard(
  { messages, subject, memory }: Inquiry,
  { lead, correction, isNew, phone = "", isPhoneNew, rest }: Contact,
): Card | undefined {
  if (!isNew && !isPhoneNew) return undefined;
  const email = correction ?? lead?.email ?? "";
  const nameOf = (message: string) =>
    nameIn(message) ??
    nameBeside(message, email) ??
    nameBelow(message) ??
    nameIn(message, phoneIn(message) !== undefined || withoutAddresses(message) !== message);
  const name = messages.map(nameOf).findLast(Boolean) ?? "";
  const details: Details = {
    name,
    email,
    phone,
    task: taskIn(memory.wish ?? rest, phone, name),
    trade: TRADE.exec(messages.join("\n"))?.[0] ?? "",
    template: subject?.title ?? "",
    numbers: numbersIn((rest === "" ? messages.slice(0, -1) : messages).map(withoutAnyContact)),
  };
  return { type: "details", language: languageOf(messages), details };
}

function withoutAnyContact(message: string): string {
  return withoutContacts(withoutAddresses(message)).text;
}

/** Kinds of clauses that only say how to reach the visitor. */
const CONTACT: readonly string[] = ["person", "reach-us", "weekly-tips", "booking", "not-this"];
/** Maximum meaningful words of a clause about contact that names no task beside. */
const MAX_CONTACT = 3;
const CLAUSE_END = /(?<=[.!?,;:])\s+|\n+/u;

/** Leaves out the clauses of a message that hold only an address, a number or a name, or ask to be written to. */
function taskIn(message: string, phone: string, name: string): string {
  const kept = message.split(CLAUSE_END).filter((clause) => {
    const rest =
      phone === "" ? withoutAddresses(clause) : withoutAddresses(clause).replace(phone, " ");
    const { meanings, telling } = understand(rest);
    const isBeside = rest !== clause && telling < MAX_CONTACT;
    const [best] = meanings;
    const isContact =
      best && CONTACT.includes(best.label) && best.likelihood >= CLAIM && telling <= MAX_CONTACT;
    const isName = name !== "" && clause.includes(name) && telling <= 1;
    return meanings.length > 0 && !isSpellingNote(clause) && !isBeside && !isContact && !isName;
  });
  const task = withoutAddresses(kept.join(" ")).replaceAll(/\s+/gu, " ");
  return task
    .trim()
    .replace(/[,;:]$/u, "")
    .slice(0, MAX_TASK);
}

/** Matches one to four capitalized words in a row. */
const CAPITALS = /(?<![\p{L}])\p{Lu}\p{Ll}[\p{L}'’-]*(?:[ \t]+\p{Lu}\p{Ll}[\p{L}'’-]*){0,3}/gu;
const MIN_NAME = 3;

/** Finds a name of which the email address has a part, such as "Petra Lohse" for p.lohse@…. */
function nameBeside(message: string, email: string): string | undefined {
  const [local = ""] = email.split("@");
  const isPart = (word: string) => {
    const plain = word.toLowerCase();
    return plain.length >= MIN_NAME && local.includes(plain);
  };
  for (const [found] of message.matchAll(CAPITALS)) {
    const words = found.split(/\s+/u);
    const [first, last] = [words.findIndex(isPart), words.findLastIndex(isPart)];
    // The word before a last name counts as the first name only if it is unknown, since German nouns such as "Grüßen"
    // have capitals too.
    const given = words[first - 1];
    const hasGiven = first === last && given !== undefined && !isKnown(stemOf(given));
    const names = first < 0 ? [] : words.slice(hasGiven ? first - 1 : first, last + 1);
    const [only = ""] = names;
    if (names.length > 1 || (only && !isKnown(stemOf(only)))) return names.join(" ");
  }
  return undefined;
}

/** Finds a name with which a message with an address or number ends, such as "Huber" in "0831 5550199, Huber". */
function nameBelow(message: string): string | undefined {
  const [, name = ""] = BELOW.exec(message) ?? [];
  const { courtesy, hasContact } = understand(message);
  const isName = name !== "" && hasContact && !courtesy && !isKnown(stemOf(name));
  return isName && !understand(name).courtesy ? name : undefined;
}

const BELOW = /[\d,\n][,.]?\s+(\p{Lu}\p{Ll}[\p{L}'’-]{1,30})[\s.]*$/u;

function numbersIn(messages: readonly string[]): string {
  const found = messages.flatMap((message) => message.match(NUMBER) ?? []);
  return [...new Set(found.map((one) => one.trim()))].slice(0, MAX_NUMBERS).join(", ");
}
