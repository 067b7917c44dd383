import { industryWords, otherTrades } from "#content/assistant/service-words.ts";
import type { Contact } from "#features/leads/server/service.ts";
import type { Card, Details } from "../../contract.ts";
import type { Inquiry } from "./likely-templates.ts";
import { languageOf } from "./understand/language.ts";
import { nameIn, phoneIn } from "./understand/strip.ts";

const MAX_TASK = 1000;
const MAX_NUMBERS = 5;
/** Matches an amount and its unit: "14 rooms", "€ 200", "30 Mails am Tag". */
const NUMBER =
  /(?<![\p{L}\p{N}+@.,-])(?:[€$£]\s?)?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?(?:\s?(?:[€$£%]|\p{L}{2,20}))?(?:\s(?:a|per|pro|am|im|each|jede[nr]?|every)\s\p{L}{3,12})?(?![\p{N}@])/gu;

const trades = [...Object.values(industryWords).flat(), ...otherTrades]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const TRADE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${trades.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Makes a card that links to the form for staff, if the newest message says how to reach the visitor. */
export function detailsCard(
  { messages, subject, memory }: Inquiry,
  { lead, correction }: Contact,
): Card | undefined {
  const newest = messages.at(-1) ?? "";
  const email = correction ?? lead?.email ?? "";
  const phone = messages.map((one) => phoneIn(withoutAddresses(one))).findLast(Boolean) ?? "";
  const isNew = (email !== "" && newest.toLowerCase().includes(email)) || phoneIn(newest) === phone;
  if ((email === "" && phone === "") || !isNew) return undefined;
  const details: Details = {
    name: messages.map(nameIn).findLast(Boolean) ?? "",
    email,
    phone,
    task: (memory.wish ?? withoutAddresses(newest).replace(phone, " ")).trim().slice(0, MAX_TASK),
    trade: TRADE.exec(messages.join("\n"))?.[0] ?? "",
    template: subject?.title ?? "",
    numbers: numbersIn(messages.map((one) => withoutAddresses(one).replace(phone, " "))),
  };
  return { type: "details", language: languageOf(messages), details };
}

function numbersIn(messages: readonly string[]): string {
  const found = messages.flatMap((message) => message.match(NUMBER) ?? []);
  return [...new Set(found.map((one) => one.trim()))].slice(0, MAX_NUMBERS).join(", ");
}

export function withoutAddresses(message: string): string {
  return message
    .split(/(?<=\s)/)
    .filter((word) => !word.includes("@"))
    .join("");
}
