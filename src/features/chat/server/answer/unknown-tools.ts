import { LRUCache } from "lru-cache";
import { givenNames } from "#content/assistant/given-names.ts";
import { ambiguousToolNames } from "#content/assistant/tool-names.ts";
import { isWord } from "#platform/understanding/cues.ts";
import { languageOf } from "#platform/understanding/language.ts";

/*
 * Visitors name programs that no list contains: "we hold everything in Bullhorn", "die Termine mach ich mit Quincy". The
 * assistant recognizes such a name by the words before it and because it knows no such word.
 */

/** Words right before the name of a program that somebody uses. */
const USES = String.raw`(?:us(?:e|es|ing)|runs? on|running on|works? with|working with|(?:we|they|he|she)(?:['’]?re| are) (?:all )?on|i['’]?m on|im on|switched to|moved to|integrate with|stuck with|we call it|is called|it['’]?s called|connect(?:s|ed)? (?:to|with)|sync(?:s|ed)? (?:to|with)|talks? to|compatible with|plugs? into|nutz(?:e|en|t)?|benutz(?:e|en|t)?|verwend(?:e|en|et)?|arbeit(?:e|en|et)? mit|läuft (?:(?:alles|das|es|bei uns) ){0,2}(?:über|auf|mit|in)|(?:heißt|heisst|nennt sich)(?: bei uns| das| es| des){0,2}|(?:software|program|programme|system|pms|crm|till|pos|erp|ats|app|programm|kasse|verwaltung)(?:['’]s| is| ist| is called| is named| heißt| heisst| nennt sich| namens|:))`;
/** Records, which are in a program: "everything is in Clearbooks". People and businesses may be in a town. */
const RECORDS = String.raw`(?:everything|bookings|appointments|data|lists?|invoices|orders|files|hours|tickets|alles|daten|termine|rechnungen|angebote|reservierungen|buchungen|liste|aufträge|bestellungen|stunden|adressen)`;
/** Words for work that somebody does with a program. */
const WORKS = String.raw`(?:hold|keep|kept|store|stored|manage|track|invoice|logged|entered|type|write|made|make|plan|organi[sz]e|comes?|verwalt\p{L}*|pfleg\p{L}*|führ\p{L}*|mach\p{L}*|schreib\p{L}*|erfass\p{L}*|plan(?:e|en|t)|kommen|kommt)`;
const BETWEEN = String.raw`(?:\s[\p{L}\p{N}'’-]+){0,4}?\s`;
const KEEPS = String.raw`(?:${RECORDS}${BETWEEN}(?:in|into|im|on)|${WORKS}${BETWEEN}(?:with|through|via|mit|über|per))`;
/** Words that may stand between these words and the name. */
const ARTICLE = String.raw`(?:(?:a|an|the|our|their|only|just|mainly|something called|so|das|die|den|dem|der|nur|noch|ein|eine|einem|einer|unser|unsere|unserem) ){0,2}`;
const WORD = String.raw`[\p{L}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}]+)?`;
const [USED, KEPT] = [USES, KEEPS].map(
  (words) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${words}\s+${ARTICLE}(${WORD})(?:\s(${WORD}))?`, "giu"),
) as [RegExp, RegExp];
/** Matches a known name after a preposition, as in "ich hab die Mitglieder in Magicline". */
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
/** Matches a word with a capital inside it, as in "RoomRanger". Few other words are written like this. */
const CAMEL = /(?<![\p{L}\p{N}@.])\p{L}\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+(?![\p{L}@.])/gu;
/** Matches names such as "MacDonald", and people of all genders, such as "MitarbeiterInnen". */
const NO_PROGRAM = /^mac|in(?:nen)?$/iu;
/** Shorter words are more likely a slip or an abbreviation than the name of a program. */
const MIN_LETTERS = 4;
/** A longer word is no name, and to look for its parts takes long. */
const MAX_LETTERS = 30;
/** Minimum number of letters of each part of a compound, as in "Turn" and "verein". */
const MIN_PART = 4;
/** Matches the letter between two parts of a German compound, as in "Vereinsregister". */
const LINK = /(?<=\p{L}{4})[sn]$/u;

const CAPITAL = /^\p{Lu}/u;
const given = new Set(givenNames);
const ambiguous = new Set(ambiguousToolNames);
const found = new LRUCache<string, string[]>({ max: 500, memoMethod: find });

/** Finds the names of unknown programs that the writer uses. @returns the names in lower case */
export function unknownToolsIn(message: string): readonly string[] {
  return found.memo(message);
}

/** Whether a message says that the writer uses one of these tools, whose names are known and in lower case. */
export function saysUsed(message: string, tools: readonly string[]): boolean {
  const text = message.toLowerCase();
  return [...text.matchAll(USED), ...text.matchAll(WITHIN)].some(({ 1: first = "" }) =>
    tools.some((tool) => tool.split(" ")[0] === first),
  );
}

function find(message: string): string[] {
  const isEnglish = languageOf([message]) === "en";
  // English capitalizes no ordinary noun, so a capital there marks a name even if its parts are known words.
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

/** Whether the assistant does not know a word, and nobody is called so. */
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
