import { isRecord } from "#check/read/edges.ts";
import { humanize } from "#check/read/humanize.ts";
import { clip } from "../drawing/label-lines.ts";

/**
 * A field of an item. `minor`: readers can do without the value, because only programs use it or because another value
 * of the item says the same.
 */
export type NamedValue = { name: string; value: string; minor?: true };

const MAX_VALUE_LENGTH = 240;
const MAX_TEXT_LENGTH = 1500;
const MAX_MOMENT_LENGTH = 60;

/** Matches names of fields that mean something only to programs. */
const TECHNICAL =
  /^(?:ok|id|sid|uid|uuid|uri|key|etag|kind|object|field|sql|headers|params|query|__rl|cachedResult\w*|formMode|mimeType|contentType|livemode|specversion|messaging_product|num(?:Media|Segments)|pagination|has(?:Next|Previous|More)\w*)$|[a-z](?:Id|ID|_id)$/;
/** Matches names of fields that say nothing to most readers, but may help somebody who looks for a mistake. */
const MINOR =
  /^(?:all_?day|html_?link|sendUpdates|way|complete|valid|clear|sure|fresh|whole|rows?|row[ _]?number|step(?:Number)?|session|timestamp|sha|bytes|size|token|executionOrder|event(?:Type)?|textPlain|timezone|account|createdate|index|output)$/i;
/** Matches names of counts. If the count is 0, the field says nothing to readers. */
const COUNTED = /^(?:adults|children|people|age|late)$/i;

/** Maps Google Calendar's names of two fields of an event to names that readers know. */
const EVENT_NAMES: Record<string, string> = { Summary: "Title", Description: "Notes" };
/** Maps Gmail's name of the field with the text of an email to a name that readers know. */
const EMAIL_NAMES: Record<string, string> = { Text: "Message" };

/**
 * Matches generic names of fields, such as "data" in `booking.data`. Readers see the name of the outer field
 * ("booking") instead.
 */
const GENERIC =
  /^(?:body|content|data|date|dateTime|fields|json|output|properties|text|value|values|item|lead|result)$/;

/** Lists the fields of a JSON value as pairs of name and text. Empty fields and technical ones are left out. */
export function readable(value: unknown, hidden: ReadonlySet<string> = NONE): NamedValue[] {
  const all = leaves(value, [], hidden);
  const isEvent = isRecord(value) && "summary" in value && "start" in value;
  const isEmail = isRecord(value) && "from" in value && "subject" in value;
  const short = all.map(({ path }) => {
    const name = nameOf(path);
    return (isEvent && EVENT_NAMES[name]) || (isEmail && EMAIL_NAMES[name]) || name;
  });
  return all.map(({ path, text }, place) => {
    const name = short[place] ?? "";
    const isAlone = short.indexOf(name) === short.lastIndexOf(name);
    const parent = path.length > 1 ? humanize(path.at(-2) ?? "") : name;
    const key = path.at(-1) ?? "";
    const isMinor =
      MINOR.test(key) ||
      (text === "0" && COUNTED.test(key)) ||
      (isEvent && text === "confirmed") ||
      isTimeToldBy(text, all) ||
      (isWording(text) && all.slice(0, place).some((before) => repeats(before, path, text)));
    return {
      name: isAlone || parent === name ? name : `${parent}: ${name}`,
      value: text,
      ...(isMinor && { minor: true }),
    };
  });
}

/**
 * Whether an equal text in a second field is surely a repetition. It is not for numbers, days and short words such as
 * "yes", which may be equal by chance.
 */
function isWording(text: string): boolean {
  return text.length > 3 && /[a-z]{3}/i.test(text) && !/^\d+ [A-Z][a-z]+ \d{4}$/.test(text);
}

/**
 * Whether a text is a time, such as "19 Nov 2026, 09:00", that a reader can do without: another short field contains
 * the same day and time, as in "Visit on 19 Nov at 09:00".
 */
function isTimeToldBy(text: string, all: readonly Leaf[]): boolean {
  const [, day = "", year, time = ""] =
    /^(\d+ [A-Z][a-z]{2})[a-z]* (\d{4}), (\d\d:\d\d)$/.exec(text) ?? [];
  if (time === "") return false;
  // A number right after the day, as in "19 Nov 2026", is a year, and must be the same year. Any other number may
  // belong to a room or an address.
  const sameDay = new RegExp(`(?<!\\d)${day}[a-z]*(?![a-z]|,? (?!${year})\\d{4})`);
  return all.some(
    (other) =>
      other.text.length < MAX_MOMENT_LENGTH &&
      other.text !== text &&
      sameDay.test(other.text) &&
      other.text.includes(time),
  );
}

/**
 * Whether a field repeats an earlier one. It does if both texts are equal. It also does if both fields are parts of the
 * same outer field, and the earlier text contains the words of the other text.
 */
function repeats(before: Leaf, path: readonly string[], text: string): boolean {
  const isBeside = path.length > 1 && before.path[0] === path[0];
  return before.text === text || (isBeside && containsWords(before.text, text));
}

/** Whether `part` occurs in a text as whole words: "Anna" is only a part of a word in "Annabel". */
function containsWords(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const NONE: ReadonlySet<string> = new Set();

type Leaf = { path: string[]; text: string };

function leaves(given: unknown, path: string[], hidden: ReadonlySet<string>): Leaf[] {
  const value = opened(given);
  if (Array.isArray(value)) {
    const text = clip(value.map(inOneLine).filter(Boolean).join("; "), MAX_VALUE_LENGTH);
    return text === "" ? [] : [{ path, text }];
  }
  if (!isRecord(value)) {
    const name = LANGUAGE.test(path.at(-1) ?? "") && languageOf(value);
    const text = clip(name || scalar(value), MAX_VALUE_LENGTH);
    return text === "" ? [] : [{ path, text }];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    hidden.has(name) || TECHNICAL.test(name) ? [] : leaves(part, [...path, name], hidden),
  );
}

const LANGUAGE = /^lang(?:uage)?$/i;
const LANGUAGES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Returns the English name of a language for its code, such as "German" for "de". */
function languageOf(code: unknown): string | undefined {
  return typeof code === "string" && /^[a-z]{2}$/.test(code) ? LANGUAGES.of(code) : undefined;
}

export function opened(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[{[]\s*["{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function nameOf(path: readonly string[]): string {
  const name = path.findLast((part) => !GENERIC.test(part)) ?? path.at(-1) ?? "";
  return humanize(name);
}

function inOneLine(given: unknown): string {
  const value = opened(given);
  if (!isRecord(value))
    return Array.isArray(value) ? value.map(inOneLine).join(", ") : scalar(value);
  return leaves(value, [], NONE)
    .map(({ path, text }) => (text === "yes" || text === "no" ? `${nameOf(path)}: ${text}` : text))
    .join(", ");
}

function scalar(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? plainText(value) : JSON.stringify(value);
}

/** Rewrites a text for readers: a timestamp in everyday form, a link as its link text, and HTML without its tags. */
export function plainText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)?$/.test(text)) {
    // The time zone is cut off and not converted, so the page shows the hour that is in the text.
    const time = new Date(`${text.slice(0, 16)}Z`);
    return Number.isNaN(time.getTime()) ? text : TIMES.format(time);
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const day = new Date(text);
    return Number.isNaN(day.getTime()) ? text : DAYS.format(day);
  }
  const linked = text.replace(SLACK_LINK, (_, address: string, words = address) => words as string);
  const plain = HTML.test(linked) ? withoutMarkup(linked) : linked;
  return clip(plain.trim(), MAX_TEXT_LENGTH);
}

/** Matches a link as Slack writes it: `<https://example.com|newest run>`, or `<https://example.com>`. */
const SLACK_LINK = /<((?:https?:\/\/|mailto:)[^<>|\s]*)(?:\|([^<>]*))?>/g;
/** Matches signs of HTML: an end tag, an element without end tag, or a doctype. The name "Kim <B>" is no HTML. */
const HTML = /<\/[a-z][a-z\d]*\s*>|<(?:br|hr|img)\b[^<>]*>|<!doctype/i;

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

function withoutMarkup(html: string): string {
  const text = html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
    .replace(/<\/t[dh]>/gi, " ")
    .replace(/<\/?[a-z!][^<>]*>/gi, "");
  return withoutEntities(text)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}

export function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "");
}

/** This formatter is shared, because making one takes longer than formatting all times of a recorded run. */
const TIMES = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

const DAYS = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
