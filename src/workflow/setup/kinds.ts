import type { SetupField } from "./setup.ts";

export type Kind = keyof typeof FITS | "columns" | "text";

/** Kinds of mistakes in a value that the visitor typed. The page has a sentence for each kind. */
export type Fault = Exclude<Kind, "text"> | "sameWord" | "blockedWord";

type Known = Pick<SetupField, "name" | "value" | "example">;

export function kindOf({ name, value, example }: Known): Kind {
  if (typeof value === "number") return numberKind(name);
  if (typeof value === "boolean") return "text";
  const found = KINDS.find(
    ([, pattern, shape]) => pattern.test(name) && (shape === undefined || shape.test(value)),
  );
  if (!found) return "text";
  const isNumber = /^-?\d+$/.test(example) || value.endsWith("NUMBER");
  return found[0] === "id" && isNumber ? "digits" : found[0];
}

/**
 * Matches names of settings with a whole number of at least 1, such as `maxPerRun`. With 0, the workflow would do
 * nothing.
 */
const COUNTS = /^(?:max|most|largest|longest|offers|seats|minutes|times|top|keep)|Minutes$/;

function numberKind(name: string): Kind {
  if (/^(?:opensAt|closesAt|fromHour|toHour)$/.test(name)) return "hour";
  if (/^weekly\w*Day$/.test(name)) return "weekday";
  return COUNTS.test(name) ? "count" : "number";
}

const ANY = /^/;
const DOMAIN = "[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+";
const EMAIL = `[^\\s@,;<>]+@${DOMAIN}`;
const ALL = (one: string) => new RegExp(`^${one}(?: *, *${one})*$`, "iu");

/**
 * Finds the kind of a text (numbers: see `numberKind`). Each entry has a kind, a pattern for the value's name and, in
 * some entries, a pattern for the value in the template. The first entry that matches decides.
 */
const KINDS: readonly (readonly [Kind, RegExp, RegExp?])[] = [
  ["calendar", /^calendarId$/],
  ["currency", /currency$/i],
  ["countryCode", /^countryCode$/],
  ["sender", /^twilioNumber$/],
  ["phone", /Phone$/],
  ["time", ANY, /^\d\d:\d\d$/],
  ["sheet", ANY, /^https:\/\/docs\.google\.com\/spreadsheets\//],
  ["folder", ANY, /^https:\/\/drive\.google\.com\/drive\/folders\//],
  ["link", ANY, /^https:\/\/\S+$/],
  ["channel", ANY, /^#\S+$/],
  ["weekdays", /Days$/, /^[1-7](?:, *[1-7])*$/],
  ["numbers", ANY, /^\d+(?:, *\d+)+$/],
  ["dates", ANY, ALL("\\d{4}-\\d\\d-\\d\\d")],
  ["senders", /Senders$/],
  ["emails", /(?:Emails|Addresses|To|Remind)$/, ALL(EMAIL)],
  ["email", ANY, new RegExp(`^${EMAIL}$`, "u")],
  ["domains", /Domains$/],
  ["domain", /Domain$/],
  ["language", /language$/i, /^[a-z]{2}$/],
  ["repository", /^repository$/],
  ["id", /(?:I[dD]|Account)$/],
  ["words", /Words$/],
  ["columns", ANY, /^[^\n|]+\|[^\n]+/],
];

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

const FITS = {
  number: (text) => (numberIn(text) ?? -1) >= 0,
  count: (text) => isWhole(text, 1, Infinity),
  hour: (text) => isWhole(text, 0, 24),
  weekday: (text) => isWhole(text, 1, 7),
  calendar: matches(new RegExp(`^(?:primary|${EMAIL})$`, "u")),
  currency: (text) => CURRENCIES.has(text),
  countryCode: matches(/^\+[1-9]\d{0,2}$/),
  // A phone number has at most 15 digits, including the country code (ITU-T E.164).
  sender: matches(/^\+[1-9]\d{6,14}$/),
  phone: (text) =>
    /^\+?[\d ()/.-]+$/.test(text) && isWhole(String(text.match(/\d/g)?.length), 5, 15),
  time: matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  sheet: matches(/^https:\/\/docs\.google\.com\/\S*\/d\/[\w-]{15,}/),
  folder: matches(/^https:\/\/drive\.google\.com\/\S*folders\/[\w-]{15,}/),
  link: (text) => /^https?:\/\/[^\s/.]+(?:\.[^\s/]|:\d)\S*$/.test(text),
  channel: matches(/^#?[\p{L}\d_-]{1,80}$/u),
  weekdays: matches(ALL("[1-7]")),
  numbers: matches(ALL("\\d+")),
  dates: matches(ALL("\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])")),
  email: matches(new RegExp(`^${EMAIL}$`, "u")),
  emails: matches(ALL(EMAIL)),
  senders: matches(ALL(`(?:[^\\s@,;<>]+@|@)?${DOMAIN}`)),
  domain: matches(new RegExp(`^${DOMAIN}$`, "u")),
  domains: matches(ALL(DOMAIN)),
  language: matches(/^[a-z]{2}$/),
  repository: matches(/^[\w.-]+\/[\w.-]+$/),
  digits: matches(/^-?\d+$/),
  id: matches(/^[^\s/]+$/),
  words: (text) => text.split(",").every((word) => word.trim() !== ""),
} satisfies Record<string, (text: string) => boolean>;

const LISTS: readonly Kind[] = ["dates", "senders", "emails", "domains", "words"];

/**
 * Whether a visitor may set an empty value by emptying a field of this kind. In all other kinds, an empty field means
 * that the value of the template stays.
 */
export function mayBeEmpty(kind: Kind): boolean {
  return kind === "text" || kind === "columns" || LISTS.includes(kind);
}

/**
 * Checks the value that the visitor has typed into a field.
 * @returns the kind of the mistake; undefined if there is none. An empty field is no mistake.
 */
export function faultIn(
  field: Known,
  values: Readonly<Record<string, string | boolean>>,
  fields: readonly Known[],
): Fault | undefined {
  const typed = values[field.name];
  if (typeof typed !== "string" || typed.trim() === "" || typed === field.value) return undefined;
  const text = typed.trim();
  const kind = kindOf(field);
  if (kind === "text") return undefined;
  if (kind === "columns") return hasColumns(text, String(field.value)) ? undefined : kind;
  if (!FITS[kind](text)) return kind;
  return ANSWERS.test(field.name) ? faultInAnswers(field, values, fields) : undefined;
}

/** Matches a number whose thousands are separated, such as "2.500" or "1,250,000". */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

export function numberIn(text: string): number | undefined {
  const typed = text.trim();
  const number = Number(
    THOUSANDS.test(typed) ? typed.replace(/[.,]/g, "") : typed.replace(",", "."),
  );
  return typed === "" || !Number.isFinite(number) ? undefined : number;
}

/**
 * Whether every line that is not blank has enough columns, separated by "|": at least as many as the first line of the
 * value in the template.
 */
function hasColumns(text: string, templateValue: string): boolean {
  const parts = (line = "") => line.split("|").length;
  const [first] = templateValue.split("\n");
  return text.split("\n").every((line) => line.trim() === "" || parts(line) >= parts(first));
}

const ANSWERS = /^(?:yes|no|take)Words$/;
/**
 * Matches words that have a meaning for Twilio. If somebody answers an SMS with one of them, Twilio blocks all further
 * SMS to the number.
 */
const BLOCKED = /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/;

/**
 * Checks the words by which people may answer an SMS, for example with yes or no. No word may stand for two answers,
 * and none may be a word that Twilio blocks.
 */
function faultInAnswers(
  field: Known,
  values: Readonly<Record<string, string | boolean>>,
  fields: readonly Known[],
): Fault | undefined {
  const wordsOf = ({ name, value }: Known) =>
    String(values[name] ?? value)
      .toLowerCase()
      .split(",")
      .map((word) => word.trim());
  const fieldWords = wordsOf(field);
  if (fieldWords.some((word) => BLOCKED.test(word))) return "blockedWord";
  const others = fields.filter(({ name }) => ANSWERS.test(name) && name !== field.name);
  return others.flatMap(wordsOf).some((word) => fieldWords.includes(word)) ? "sameWord" : undefined;
}
