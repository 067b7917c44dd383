import { isKnown } from "#platform/search/word-table.ts";
import { stemOf } from "#platform/search/words.ts";
import { isWord } from "./cues.ts";

const NAME = String.raw`\p{Lu}[\p{L}'’-]*`;
const TITLE = String.raw`(?:(?:Dr|Prof)\.\s)*`;
const FULL = String.raw`(${TITLE}${NAME}(?:[ \t]+${NAME}){0,2})(?![\p{L}\p{N}@])`;
const LONE = String.raw`(${TITLE}${NAME}[ \t]+${NAME})(?![\p{L}\p{N}@])`;

/** Matches an introduction such as "My name is Ada Lovelace", in English or German. */
const INTRODUCTION = new RegExp(
  String.raw`(?<![\p{L}])(?<!(?:[Cc]ompany|[Ff]irm|[Bb]usiness|[Hh]otel|[Ff]irmen|[Ss]hop)[- ]?)(?:[Mm]y name(?: is|['’]s)|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch heisse|[Nn]ame(?: is| ist|:)?)\s+${FULL}`,
  "gu",
);
/** Matches "I'm Ada". In German, where nouns are capitalized, it also matches "Ich bin Bäcker" ("I'm a baker"). */
const SELF = new RegExp(
  String.raw`(?<![\p{L}])(?:I am|I['’]m|[Ii]ch bin|[Hh]ier ist)\s+(${NAME})(?:\s+${NAME}){0,2}`,
  "gu",
);
/**
 * Match a name beside words by which people say who they are. These words also stand beside capitals that are no name.
 */
const SAID = [
  String.raw`(?:[Tt]his is|I am|I['’]m|[Ii]t['’]s|[Cc]all me|[Hh]ier (?:ist|spricht|schreibt))\s+${FULL}`,
  String.raw`[Ii]ch bin\s+${LONE}`,
  String.raw`${FULL}\s(?:here|hier)(?!\p{L})`,
  String.raw`(?:[Gg]ruß|[Gg]rüße|LG|lg|[Cc]heers|[Rr]egards|[Bb]est|[Mm]f[Gg]|[Tt]hanks|[Dd]anke),?\s+${FULL}[\s.]*$`,
].map((words) => new RegExp(String.raw`(?<![\p{L}])${words}`, "gu"));
/** Match a name that is the whole message, or that begins a message or a clause beside a number or address. */
const ALONE = new RegExp(`^${LONE}[.!]?$`, "u");
const FIRST = new RegExp(`^${LONE}`, "u");
const TITLED = new RegExp(
  String.raw`(?<=^|[,.;\n]\s?)((?:(?:Dr|Prof)\.\s)+${NAME}(?:[ \t]+${NAME})?)(?=[\s,.;]|$)`,
  "u",
);

/** Leaves out the name by which the writer of a message introduces themselves. */
export function withoutName(message: string): string {
  return message
    .replace(INTRODUCTION, " ")
    .replace(SELF, (whole, name: string) => (isKnown(stemOf(name)) ? whole : " "));
}

/**
 * Finds the name of the writer of a message.
 * @param hasContact whether the message has the writer's number or address. A message that has one often begins with
 * the name
 * @returns undefined if there is no name
 */
export function nameIn(message: string, hasContact = false): string | undefined {
  const [introduced] = Array.from(message.matchAll(INTRODUCTION), ([, name = ""]) => name);
  if (introduced) return introduced;
  const said = SAID.flatMap((words) =>
    Array.from(message.matchAll(words), ([, name = ""]) => name),
  );
  const [first = ""] = (hasContact ? FIRST : ALONE).exec(message.trim())?.slice(1) ?? [];
  const [titled] = TITLED.exec(message)?.slice(1) ?? [];
  return [...said, first].find(isPerson) ?? titled;
}

/** Matches capitalized words that are no name: at the beginning of a sentence, or before somebody's name. */
const NO_NAME =
  /^(?:hallo|hello|hi|hey|guten|good|dear|liebe[rs]?|sehr|rufen|ruft|bitte|please|call|ring|können|könnten|could|can|my|mein|meine|unsere?|our|wir|we|ich|der|die|das|the|tel|telefon|phone|mobile|handy|nummer|number|frau|herr|mr|mrs|ms)(?!\p{L})/iu;
const TITLES = /^(?:(?:Dr|Prof)\.\s)+/u;

/**
 * Whether capitalized words are a person's name. They are if at least one is not a word that people use about their
 * work.
 */
function isPerson(name: string): boolean {
  return (
    !NO_NAME.test(name) &&
    name
      .replace(TITLES, "")
      .split(/\s+/u)
      .some((word) => word !== "" && !isWord(word))
  );
}
