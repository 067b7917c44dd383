import { phoneIn } from "#platform/understanding/phone-number.ts";

/* This file reads how a visitor wants to be reached: "call me after 4", "only WhatsApp", "not before 3 November". */

/** Matches a time at which somebody may be called: "best in the afternoon", "am besten ab 17 Uhr". */
const CALL_TIME =
  /(?<!\p{L})(?:mornings?|afternoons?|arvo|evenings?|noon|lunchtime|weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|(?:after|before|from|between|until) \d{1,2}|\d{1,2} ?[ap]m|morgens|vormittags?|mittags?|nachmittags?|abends?|werktags|wochenende|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|(?:ab|vor|nach|bis|zwischen) \d{1,2}|\d{1,2} uhr)(?!\p{L})/iu;
/** Matches words by which visitors say when they can be reached. */
const REACHABLE =
  /(?<!\p{L})(?:reach(?:able)?|available|call|ring|phone|catch me|best time|is best|works? best|free|erreich\p{L}*|anruf\p{L}*|ruf\p{L}*|am besten|passt|zeit|not (?:before|between|after|from)|nicht (?:vor|zwischen|nach|von)|only after|erst (?:ab|nach))(?!\p{L})/iu;
/** Maximum words of a message that only says when the visitor can be reached. */
const MAX_TIME = 14;

/**
 * Whether a message says when the visitor can be called, as in "erreichbar bin ich ab 16 Uhr", and does not ask
 * anything.
 */
export function givesCallTime(message: string): boolean {
  const isShort = message.trim().split(/\s+/u).length <= MAX_TIME;
  const isTime = CALL_TIME.test(message) && REACHABLE.test(message);
  return isShort && isTime && !message.includes("?") && phoneIn(message) === undefined;
}

/** Matches a day or a time of day: "tomorrow", "after lunch", "nächste Woche". */
const DAY = new RegExp(
  String.raw`${CALL_TIME.source}|(?<![\p{L}\p{N}])(?:today|tonight|tomorrow|later|earlier|next week|(?:this|in the) (?:week|morning|afternoon|evening)|\d{1,2}[:.]\d\d|\d{1,2} ?(?:h|o['’]clock)|heute|morgen|übermorgen|später|früher|(?:nächste|diese|kommende)[rn]? woche|(?:after|before|nach|vor) (?:lunch|dinner|work|school|der (?:arbeit|schule)|feierabend)|halb \p{L}+|viertel \p{L}+)(?![\p{L}\p{N}])`,
  "giu",
);
/** Matches a number that may be an hour, such as 5 in "5 is better than 4". */
const HOUR = /(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu;
/** Matches words which say that something happens again and again, as a task does. */
const RECURRING =
  /(?<!\p{L})(?:every|each|always|daily|weekly|jede[nrs]?|immer|täglich|wöchentlich)(?!\p{L})/iu;
/** Matches words with which somebody wants no call at any time. */
const NO_CALL_AT_ALL =
  /(?<!\p{L})(?:never|nie|niemals|after all|myself|delete|erase|forget|selbst|selber|überhaupt|gar nicht|lösch\p{L}*|streich\p{L}*|vergiss|vergesst)(?!\p{L})/iu;
const NOT = String.raw`(?:don['’]?t|do not|no|not|never|nicht|kein\p{L}*|nie|nöd|ned|net)`;
/** Matches a refusal of calls. With a time beside it, it refuses calls at that time only. */
const NO_CALL = new RegExp(
  String.raw`(?<!\p{L})${NOT}(?!\p{L}).*(?<!\p{L})(?:calls?|calling|ring|phone|anruf\p{L}*|anzurufen|ruft?|rufen|telefon\p{L}*)(?!\p{L})`,
  "iu",
);
/** Matches words with which somebody asks to move a call. */
const MOVES =
  /(?<!\p{L})(?:instead|rather|make (?:it|that)|move|postpone|push|change|lieber|doch|stattdessen|verschieb\p{L}*|verleg\p{L}*|änder\p{L}*|anders)(?!\p{L})/iu;
/** Words in a message that only changes the time of a call. With other words it is about something else. */
const OF_CALL: ReadonlySet<string> = new Set(
  "actually after again around before better between call calls calling could does doesn't done easier fine from good have instead just make maybe morning move not only please possible postpone push change rather really reach ring said sorry suit suits than thank thanks that then time until wait will work works would catch free phone busy against aber abend anruf anrufen anrufe ruft rufen rufe besser bitte danke dann doch eher erst erreichbar erreichen frei früh ganz geht gehts gern gerne halt kann kein keine keinen klappt können könnt könnten könntet leider auch geht's lieber mach machen macht mehr mich muss nicht nochmal noch nach oder passt passts recht rückruf schlecht schon sind sondern sorry später stattdessen termin tut verschieben verschiebt verlegen wäre wegen weg wenn wieder zeit zwischen sagen sagten sagte statt ginge hätte woche week today's tomorrow's".split(
    " ",
  ),
);
/** Minimum letters of a word that may show that a message is about something else. */
const MIN_LETTERS = 4;

/**
 * Whether a message changes the time of a call that the visitor wishes: "actually not today, tomorrow". It may have one
 * word that says why, unless it asks something or its only time is a number, as in "14 rooms".
 */
export function changesCallTime(message: string): boolean {
  const words = message.trim().toLowerCase().split(/\s+/u);
  const isElse =
    RECURRING.test(message) ||
    NO_CALL_AT_ALL.test(message) ||
    message.split(CLAUSE_END).some((one) => NO_CALL.test(one) && one.search(DAY) < 0);
  if (words.length > MAX_TIME || isElse || phoneIn(message) !== undefined) return false;
  const text = message.toLowerCase().replaceAll("’", "'");
  const withoutDays = text.replaceAll(DAY, " ");
  const rest = withoutDays.replaceAll(HOUR, " ");
  const others = (rest.match(/[\p{L}']+/gu) ?? []).filter(
    (word) => word.length >= MIN_LETTERS && !OF_CALL.has(word),
  );
  const isAsked = message.includes("?") && !MOVES.test(message);
  return rest !== text && others.length <= (isAsked || withoutDays === text ? 0 : 1);
}

/** Days, months and other times after a word such as "before". */
const WHEN = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenende|jan|feb|mar|märz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|easter|christmas|ostern|weihnachten|pfingsten|lunch|noon|mittag|school|work|feierabend|arbeit|urlaub|holidays?|next|nächste|season|saison|summer|winter|sommer|herbst|autumn|frühjahr|then|dann`;
/**
 * Each pattern matches one condition for contacting the visitor: a time, a way to reach the visitor, or a person to ask
 * for.
 */
const CONDITIONS: readonly RegExp[] = [
  String.raw`(?:${NOT}|erst|only|nur|frühestens)\s(?:[\p{L}']+\s){0,3}(?:before|after|until|vor|nach|ab|am|on)\s(?:dem\s|der\s|the\s)?(?:\d|${WHEN})`,
  String.raw`(?:only|just|nur|lieber|rather)\s(?:(?:by|via|per|über|on|for|für|please|bitte|me|mir)\s){0,2}(?:write|texts?|sms|whatsapp|signal|schreib\p{L}*|schriftlich)`,
  String.raw`(?:text|texts|whatsapp|sms|schriftlich)\s(?:messages?\s)?(?:only|geht|nur)`,
  String.raw`(?<!(?:have|get|got|had|haben?|kriegen)\s)${NOT}\s(?:\p{L}+\s){0,2}(?:calls?|calling|ring|phone|anruf\p{L}*|anzurufen|telefonier\p{L}*)(?!\p{L}|\s(?:come|came|get|got|reach|in|komm|geh)\p{L}*)`,
  String.raw`${NOT}\s(?:this|next|diese[nr]?|nächste[nr]?|today|tomorrow|heute|morgen)(?!\p{L})`,
  String.raw`(?:ask for|frag(?:t|en sie)? (?:bitte )?nach)\s\p{L}`,
  String.raw`(?:frau|herrn?)\s\p{L}+\sverlangen`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
/** Matches the beginning of a clause about the visitor's business: "we do not ship on Sundays". */
const OF_BUSINESS = /^\W*(?:we|wir|our|unser\p{L}*|they|the|die|der|das|es|it)(?!\p{L})/iu;
/** Maximum words of a clause that only says how to reach the visitor. */
const MAX_WORDS = 12;
/** Maximum words of a clause that only names a time, such as "only evenings please" and "ab 15 Uhr". */
const MAX_BARE = 4;
/** Matches the end of a clause. The dot of a date, as in "3. November", does not end a clause. */
const CLAUSE_END = /(?<=[!?,;:]|[^\d\s]\.|\d{3}\.|\d\s\d{2}\.)\s+|\n+/u;

function isCondition(clause: string): boolean {
  if (clause.includes("?") || clause.includes("@")) return false;
  const words = (clause.match(/\p{L}+/gu) ?? []).length;
  if (words > MAX_WORDS || (OF_BUSINESS.test(clause) && !REACHABLE.test(clause))) return false;
  const isTime = REACHABLE.test(clause) || words <= MAX_BARE;
  return (CALL_TIME.test(clause) && isTime) || CONDITIONS.some((pattern) => pattern.test(clause));
}

/** Maximum characters of the clauses that say how to reach the visitor. Longer text is cut off. */
const MAX_LENGTH = 200;

/**
 * Returns the clauses of a message that say how to reach the visitor, in the visitor's words; "" if there are none. The
 * assistant repeats the clauses in its answer, so Markdown and HTML characters are removed.
 */
export function conditionIn(message: string): string {
  return plainly(message.split(CLAUSE_END).filter(isCondition).join(" "));
}

/** Returns a message that only says when to call as the assistant repeats it, without Markdown and HTML characters. */
export function plainly(text: string): string {
  return text
    .replaceAll(/[[\]<>*_`#|\\]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(/[\s,;:.!]+$/u, "");
}

/** Removes the clauses that say how to reach the visitor. */
export function withoutConditions(message: string): string {
  const clauses = message.split(CLAUSE_END);
  const kept = clauses.filter((clause) => !isCondition(clause));
  return kept.length === clauses.length ? message : kept.join(" ");
}
