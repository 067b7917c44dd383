import { LRUCache } from "lru-cache";
import { givenNames } from "#content/assistant/given-names.ts";
import { ambiguousToolNames } from "#content/assistant/tool-names.ts";
import { isWord } from "#platform/understanding/cues.ts";
import { languageOf } from "#platform/understanding/language.ts";

/*
 * Visitors name programs that no list contains: "we hold everything in Bullhorn", "die Termine mach
 * ich mit Quincy". The assistant takes a word for such a name if typical words stand before it,
 * such as "we use", or after it, such as "software", and if it does not know the word. A capital
 * letter inside a word, as in "RoomRanger", is usually enough by itself.
 */

/** Words right before the name of a program that somebody uses. */
const USES = String.raw`(?:us(?:e|es|ing)|runs? on|running on|works? with|working with|(?:we|they|he|she)(?:['’]?re| are) (?:all )?on|i['’]?m on|im on|switched to|moved to|integrate with|stuck with|we call it|is called|it['’]?s called|connect(?:s|ed)? (?:to|with)|sync(?:s|ed)? (?:to|with)|talks? to|compatible with|plugs? into|nutz(?:e|en|t)?|benutz(?:e|en|t)?|verwend(?:e|en|et)?|arbeit(?:e|en|et)? mit|läuft (?:(?:alles|das|es|bei uns) ){0,2}(?:über|auf|mit|in)|(?:heißt|heisst|nennt sich)(?: bei uns| das| es| des){0,2}|(?:software|program|programme|system|pms|crm|till|pos|erp|ats|app|programm|kasse|verwaltung)(?:['’]s| is| ist| is called| is named| heißt| heisst| nennt sich| namens|:))`;
/**
 * Words for records. The word that follows "in" after a record is probably the name of a program: "everything is in
 * Clearbooks". After a person or a business, it may be the name of a town.
 */
const RECORDS = String.raw`(?:everything|bookings|appointments|data|lists?|invoices|orders|files|hours|tickets|alles|daten|termine|rechnungen|angebote|reservierungen|buchungen|liste|aufträge|bestellungen|stunden|adressen)`;
/** Words for work that somebody does with a program. */
const WORKS = String.raw`(?:hold|keep|kept|store|stored|manage|track|invoice|logged|entered|type|write|made|make|plan|organi[sz]e|comes?|verwalt\p{L}*|pfleg\p{L}*|führ\p{L}*|mach\p{L}*|schreib\p{L}*|erfass\p{L}*|plan(?:e|en|t)|kommen|kommt)`;
const BETWEEN = String.raw`(?:\s[\p{L}\p{N}'’-]+){0,4}?\s`;
const KEEPS = String.raw`(?:${RECORDS}${BETWEEN}(?:in|into|im|on)|${WORKS}${BETWEEN}(?:with|through|via|mit|über|per))`;
/** Words that may stand between USES or KEEPS and the name of a program, as in "we use the Quincy". */
const ARTICLE = String.raw`(?:(?:a|an|the|our|their|only|just|mainly|something called|so|das|die|den|dem|der|nur|noch|ein|eine|einem|einer|unser|unsere|unserem) ){0,2}`;
const WORD = String.raw`[\p{L}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}]+)?`;
const [USED, KEPT] = [USES, KEEPS].map(
  (words) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${words}\s+${ARTICLE}(${WORD})(?:\s(${WORD}))?`, "giu"),
) as [RegExp, RegExp];
/**
 * Matches the word after a preposition, as in "ich hab die Mitglieder in Magicline". Only `saysUsed` searches with this
 * pattern, for names that are already known.
 */
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})(?:in|into|im|on|with|through|via|mit|über|auf|aus|from)\s+${ARTICLE}(${WORD})`,
  "giu",
);
/** Matches another name after the first one: "Toggl und sevDesk", "Tableo, Epos Now". */
const LISTED = new RegExp(String.raw`^\s?(?:,|&|\+|\/|and|und|or|oder)\s?(${WORD})`, "iu");
/** Matches a name before words for programs: "wir haben Quincy im Einsatz", "in Goldmine software". */
const BEFORE = new RegExp(
  String.raw`(${WORD})[\s-](?:im (?:einsatz|haus|betrieb)|software|app|tool|programm|system)(?!\p{L})`,
  "giu",
);
const DEPLOYED = /\sim \p{L}+$/iu;
/** Matches a word with a capital letter inside, as in "RoomRanger". Nearly all such words are names of programs. */
const CAMEL = /(?<![\p{L}\p{N}@.])\p{L}\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+(?![\p{L}@.])/gu;
/**
 * Matches words that have a capital letter inside but name no program, such as "MacDonald" and the German
 * "MitarbeiterInnen" (employees of all genders).
 */
const NO_PROGRAM = /^mac|in(?:nen)?$/iu;
/** Minimum length of a program's name. Shorter unknown words are more likely slips or abbreviations. */
const MIN_LETTERS = 4;
/** Maximum length of a program's name. A longer word would also take long to split into its parts. */
const MAX_LETTERS = 30;
/** Minimum number of letters of each part of a compound word. "Turnverein" is a compound of "Turn" and "Verein". */
const MIN_PART = 4;
/** Matches the linking letter at the end of a German compound's first part: the "s" in "Vereinsregister". */
const LINK = /(?<=\p{L}{4})[sn]$/u;

const CAPITAL = /^\p{Lu}/u;
const given = new Set(givenNames);
const ambiguous = new Set(ambiguousToolNames);
const found = new LRUCache<string, string[]>({ max: 500, memoMethod: find });

/** Finds the names of unknown programs that the writer uses. @returns the names in lower case */
export function unknownToolsIn(message: string): readonly string[] {
  return found.memo(message);
}

/** Whether the writer of a message says that they use one of the tools. `tools`: their names in lower case. */
export function saysUsed(message: string, tools: readonly string[]): boolean {
  const text = message.toLowerCase();
  return [...text.matchAll(USED), ...text.matchAll(WITHIN)].some(({ 1: first = "" }) =>
    tools.some((tool) => tool.split(" ")[0] === first),
  );
}

function find(message: string): string[] {
  const isEnglish = languageOf([message]) === "en";
  // In an English message, a capital marks a name even if the word consists of known words, because English capitalizes
  // no ordinary noun.
  const isName = (word: string) =>
    isStrange(word) && ((isEnglish && CAPITAL.test(word)) || !isCompound(word));
  const names: string[] = [];
  const used = Array.from(message.matchAll(USED), (match) => ({ match, isUsed: true }));
  const kept = Array.from(message.matchAll(KEPT), (match) => ({ match, isUsed: false }));
  for (const { match, isUsed } of [...used, ...kept]) {
    const { 0: all, 1: first = "", 2: second = "", index } = match;
    if (!isName(first) && !(isUsed && ambiguous.has(first.toLowerCase()))) continue;
    const name = CAPITAL.test(second) && isName(second) ? `${first} ${second}` : first;
    names.push(name);
    const end = index + all.lastIndexOf(name) + name.length;
    const [, next = ""] = LISTED.exec(message.slice(end)) ?? [];
    if (isName(next)) names.push(next);
  }
  for (const [all, name = ""] of message.matchAll(BEFORE))
    if (isName(name) && (CAPITAL.test(name) || DEPLOYED.test(all))) names.push(name);
  for (const [name] of message.matchAll(CAMEL)) if (!NO_PROGRAM.test(name)) names.push(name);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/**
 * Whether a word may be the name of an unknown program: its length fits, and the assistant knows no such word and no
 * such first name.
 */
function isStrange(word: string): boolean {
  const isNameLong = word.length >= MIN_LETTERS && word.length <= MAX_LETTERS;
  return isNameLong && !isWord(word) && !given.has(word.toLowerCase());
}

function isCompound(word: string): boolean {
  return Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).some(
    ([start = "", end = ""]) =>
      Math.min(start.length, end.length) >= MIN_PART &&
      isWord(start.replace(LINK, "")) &&
      isWord(end),
  );
}
