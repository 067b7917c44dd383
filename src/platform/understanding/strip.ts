import { phoneIn } from "./phone-number.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { stemOf } from "#platform/search/words.ts";

const NAME = String.raw`\p{Lu}[\p{L}'’-]*`;
/** Matches an introduction such as "My name is Ada Lovelace", in English or German. */
const INTRODUCTION = new RegExp(
  String.raw`(?<![\p{L}])(?:[Mm]y name(?: is|['’]s)|[Tt]his is|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch heisse|[Nn]ame)\s+${NAME}(?:\s+${NAME}){0,2}`,
  "gu",
);
/** Matches "I'm Ada". In German, where nouns are capitalized, it also matches "Ich bin Bäcker" ("I'm a baker"). */
const SELF = new RegExp(
  String.raw`(?<![\p{L}])(?:I am|I['’]m|[Ii]ch bin|[Hh]ier ist)\s+(${NAME})(?:\s+${NAME}){0,2}`,
  "gu",
);

export function withoutName(message: string): string {
  return message
    .replace(INTRODUCTION, " ")
    .replace(SELF, (whole, name: string) => (isKnown(stemOf(name)) ? whole : " "));
}

/** Finds the name by which the writer of the message introduces themselves. @returns undefined if there is none */
export function nameIn(message: string): string | undefined {
  const [introduction] = message.match(INTRODUCTION) ?? [];
  return introduction?.replace(BEFORE_NAME, "").trim();
}

const BEFORE_NAME =
  /^.*?(?:[Nn]ame(?: is|['’]s| ist)?|[Tt]his is|[Ii]ch hei(?:ß|ss)e)\s+(?=\p{Lu})/u;

export function withoutContacts(message: string): { text: string; hasContact: boolean } {
  // Each word is searched separately: one expression for words with an @ would scan each letter thousands of times.
  const parts = message.split(/(?<=\s)/);
  const words = parts.filter((part) => !part.includes("@") && !/https?:|www\./.test(part)).join("");
  const phone = phoneIn(words);
  return {
    text: phone ? `${words.slice(0, phone.start)} ${words.slice(phone.end)}` : words,
    hasContact: phone !== undefined || parts.some((part) => /[^\s@]@[^\s@]+\.\p{L}/u.test(part)),
  };
}
