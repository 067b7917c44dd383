import { givenNames } from "#content/assistant/given-names.ts";
import { isKnown } from "#platform/search/word-table.ts";
import { stemOf } from "#platform/search/words.ts";
import { isWord } from "./cues.ts";

const NAME = String.raw`\p{Lu}[\p{L}'’-]*`;
const ANY = String.raw`\p{L}[\p{L}'’-]*`;
const TITLE = String.raw`(?:(?:Dr|Prof)\.?\s)*`;
const FULL = String.raw`(${TITLE}${NAME}(?:[ \t]+${NAME}){0,2})(?![\p{L}\p{N}@])`;
const LONE = String.raw`(${TITLE}${NAME}[ \t]+${NAME})(?![\p{L}\p{N}@])`;
/** Matches up to three words. `calledIn` finds which of them are a name. */
const WORDS = String.raw`(${TITLE}${ANY}(?:[ \t]+${ANY}){0,2})(?![\p{L}\p{N}@])`;
const ARTICLE = String.raw`(?:(?:der|die|da|de)\s+)?`;
/** Matches words before "name" which show that the name is not the visitor's own, as in "her name is Alison". */
const OTHERS =
  "her|his|their|its|your|whose|[Cc]ompany|[Ff]irm|[Bb]usiness|[Hh]otel|[Ff]irmen|[Ss]hop|[Ii]hr|[Ss]ein|deren|dessen|\\p{L}+['’]s";

const INTRODUCTION = new RegExp(
  String.raw`(?<![\p{L}])(?<!(?:${OTHERS})[- ]?)(?:my name(?: is|['’]?s|\?)|mein name(?: ist| is|\?)|i(?:ch)? hei(?:ß|ss)e?|name(?: is|['’]?s| ist|:)?)\s+${ARTICLE}${WORDS}`,
  "giu",
);
/**
 * Matches "I'm Ada" but also, as German nouns are capitalized, "Ich bin Bäcker" ("I'm a baker"). `isTrade` tells the
 * two apart.
 */
const SELF = new RegExp(
  String.raw`(?<![\p{L}])(?:I am|I['’]m|[Ii]ch bin|[Hh]ier ist)\s+(${NAME})(?:\s+${NAME}){0,2}`,
  "gu",
);
/**
 * These patterns match capitalized words beside phrases by which people say who they are. `isPerson` decides whether
 * the words are a name.
 */
const SAID = [
  String.raw`(?:[Tt]his is|I am|I['’]m|[Ii]t['’]s|[Cc]all me|[Hh]ier (?:ist?|spricht|schreibt))\s+${ARTICLE}${FULL}`,
  String.raw`[Ii](?:ch)? bin\s+${ARTICLE}${LONE}`,
  String.raw`${FULL}\s(?:here|hier)(?!\p{L})`,
  String.raw`(?:[Gg]ruß|[Gg]rüßen?|LG|lg|[Cc]heers|[Rr]egards|[Bb]est|[Mm]f[Gg]|[Tt]hanks|[Dd]anke),?\s+${FULL}[ \t.]*(?:\n|$)`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}])${pattern}`, "gu"));
const GIVEN_SELF = new RegExp(
  String.raw`(?<![\p{L}'’])(?:this is|i am|i['’]?m|it['’]?s|call me|i(?:ch)? bins?|(?:hier|da) (?:ist?|spricht|schreibt))\s+${ARTICLE}${WORDS}`,
  "giu",
);
/**
 * These patterns match words where people write their name: before "here", after a closing, or at the end of the
 * message. The words count as a name if they begin with a known given name, even without capitals.
 */
const GIVEN = [
  String.raw`${WORDS},?\s(?:here|hier|speaking|btw|by the way|übrigens)(?!\p{L})`,
  String.raw`(?:gruß|grüße|lg|vg|cheers|regards|best|mfg|thanks|danke),?\s+${WORDS}[\s.!]*$`,
  String.raw`(?<=^|[\n.,!?;–-]\s*)${WORDS}[\s.!]*$`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}'’])${pattern}`, "giu"));
/**
 * These patterns match names without words such as "my name is". `FIRST` and `FIRST_GIVEN` are used only for a message
 * with a telephone number or an email address.
 */
const ALONE = new RegExp(`^${LONE}[.!]?$`, "u");
const FIRST = new RegExp(
  String.raw`(?:^|[.!?:]\s+)(?:(?:Hallo|Hello|Hi|Hey|Grüezi|Servus|Moin|Guten (?:Tag|Morgen|Abend)),\s)?${LONE}`,
  "u",
);
const FIRST_GIVEN = new RegExp(String.raw`(?<=^|[.!?,]\s+)${WORDS}\s*[,:;.(–-]`, "giu");
/** Matches a surname before a telephone number, such as "Kowalczyk, 0176 04069012". */
const SURNAME = new RegExp(String.raw`(?:^|[.!?]\s+)(${NAME}),\s*(?=\+?\d)`, "u");
const TITLED = new RegExp(
  String.raw`(?<=^|[,.;\n]\s?)((?:(?:Dr|Prof)\.\s)+${NAME}(?:[ \t]+${NAME})?(?=[\s,.;]|$)|(?:Frau|Herr|Mrs?\.?|Ms\.?)\s${NAME}(?:[ \t]+${NAME})?(?=\s*[,.;]|\s*$))`,
  "u",
);
const ADDRESS = /[^\s@]{1,64}@\S*/gu;
const given: ReadonlySet<string> = new Set(givenNames);

const NAMED = new RegExp(
  String.raw`(?<![\p{L}])${WORDS}\s(?:is my name|ist mein name|heiß(?:e|) ich|lautet mein name|mein name|my name)(?!\p{L})`,
  "giu",
);

/** Matches "ask for Ada", which names the person to call, but not "customers ask for Ada". */
const ASKED_FOR = new RegExp(
  String.raw`(?<=(?:^|[,.;:!?)(/&\d\n–-]|(?<!\p{L}|\b(?:we|they)\s)(?:please|kindly|just|and|or|then|bitte|einfach|und|oder|dann))\s*)(?:ask for|frag(?:t|en sie)? (?:bitte )?nach)\s+((?:frau|herrn?|mrs?|ms)\.?\s)?${WORDS}`,
  "giu",
);

/** Whether a word after "I'm" or "Ich bin" is an ordinary word, such as "Makler" ("estate agent"). */
function isTrade(word: string): boolean {
  return isKnown(stemOf(word)) || (isWord(word) && !given.has(word.toLowerCase()));
}

export function withoutName(message: string): string {
  return message
    .replace(NAMED, (match, words: string) => (calledIn(words) ? " " : match))
    .replace(INTRODUCTION, (match, words: string) => {
      const name = calledIn(words);
      return name ? match.replace(/^.*$/su, words.slice(name.length)) : match;
    })
    .replace(SELF, (match, name: string) => (isTrade(name) ? match : " "))
    .replace(GIVEN_SELF, (match, words: string) =>
      startsGiven(words) ? words.slice((calledIn(words) ?? "").length) : match,
    );
}

/**
 * Finds the name of the writer of a message.
 * @param hasContact - whether the message contains the writer's telephone number or email address, and so may begin
 *   with the writer's name
 */
export function nameIn(text: string, hasContact = false): string | undefined {
  const message = text.replaceAll(ADDRESS, "@");
  const all = (matches: RegExp) => Array.from(message.matchAll(matches), ([, name = ""]) => name);
  const givenIn = (patterns: RegExp[]) => patterns.flatMap(all).find(startsGiven);
  const introduced =
    [...all(INTRODUCTION), ...all(NAMED)].map(calledIn).find(Boolean) ??
    SAID.flatMap(all).find(isPerson);
  if (introduced) return introduced;
  const asked = askedFor(message, hasContact);
  if (asked) return calledIn(givenIn([GIVEN_SELF, ...GIVEN]) ?? asked);
  const [first = ""] = (hasContact ? FIRST : ALONE).exec(message.trim())?.slice(1) ?? [];
  if (isPerson(first)) return first;
  const known = givenIn([GIVEN_SELF, ...GIVEN, ...(hasContact ? [FIRST_GIVEN] : [])]);
  const [, surname = ""] = (hasContact && SURNAME.exec(message.trim())) || [];
  return (
    (known && calledIn(known)) ??
    TITLED.exec(message)?.[1] ??
    (surname !== "" && isPerson(surname) ? surname : undefined)
  );
}

/**
 * Finds the name in a request such as "ask for Ada". Without contact data in the message, "fragt nach Terminen" ("ask
 * for appointments") may be about anything. The words then need a title ("Frau Kern"), a known given name, or a word
 * that the assistant does not know.
 */
function askedFor(message: string, hasContact: boolean): string | undefined {
  return Array.from(message.matchAll(ASKED_FOR), ([, title, words = ""]) => {
    const name = calledIn(words);
    const isSure = hasContact || title || startsGiven(words) || (name && isPerson(name));
    return isSure ? name : undefined;
  }).find(Boolean);
}

const MAX_NAME = 6;

export function isName(message: string): boolean {
  const text = message.trim().replace(/[.!]$/u, "");
  const words = text.split(/\s+/u).length;
  return words > 1 && words <= MAX_NAME && nameIn(text) === text;
}

function startsGiven(words: string): boolean {
  return given.has((words.split(/\s+/u)[0] ?? "").toLowerCase()) && !NO_NAME.test(words);
}

/** Returns the name at the beginning of a text, with capitals: "Ada Kern" for "ada kern here". */
function calledIn(text: string): string | undefined {
  if (NO_NAME.test(text) || ONLY_TITLE.test(text)) return undefined;
  const words = text.split(/\s+/u);
  const end = words.findIndex((word, at) => !isNamePart(word, at > 0, words[at + 1]));
  const name = words.slice(0, end < 0 ? words.length : end);
  return name.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || undefined;
}

/**
 * Whether a word may be part of a name. Known given names and words with a capital may be. Any other word must follow
 * another word of the name, and must be the last word or one that the assistant does not know.
 */
function isNamePart(word: string, isFollowing: boolean, next: string | undefined): boolean {
  if (given.has(word.toLowerCase()) || /^\p{Lu}/u.test(word)) return true;
  if (!isFollowing || NO_SURNAME.test(word)) return false;
  return !isWord(word) || next === undefined || NO_SURNAME.test(next);
}

const NO_SURNAME =
  /^(?:and|und|from|of|at|by|with|to|for|vom|von|aus|mit|bei|in|im|am|an|here|hier|bin|is|ist|but|aber|or|oder|also|btw|i|ich|my|mein|wir|we|thanks|danke|please|bitte)$/iu;

/**
 * Words with which no name begins, although they may have a capital at the beginning of a sentence ("Please") or before
 * a name ("Frau").
 */
const NO_NAME =
  /^(?:eine?r?|an?|one|hallo|hello|hi|hey|guten|good|dear|liebe[rs]?|sehr|rufen|ruft|bitte|please|call|ring|können|könnten|could|can|my|mein|meine|unsere?|our|wir|we|ich|der|die|das|the|tel|telefon|phone|mobile|handy|nummer|number|frau|herr|mr|mrs|ms)(?!\p{L})/iu;
const ONLY_TITLE = /^(?:(?:Dr|Prof)\.?\s?)+$/u;

/** Whether words are the name of a person. At least one of them must be a word that the assistant does not know. */
function isPerson(name: string): boolean {
  return !NO_NAME.test(name) && name.split(/\s+/u).some((word) => word !== "" && !isWord(word));
}
