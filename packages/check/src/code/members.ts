import { nearest } from "../read/nearest.ts";
import { ANY, BOOLEAN, listOf, NUMBER, TEXT, type Kind, type Shape } from "./shapes.ts";

const PROTOTYPES: Readonly<Partial<Record<Kind, object>>> = {
  text: String.prototype,
  number: Number.prototype,
  boolean: Boolean.prototype,
  list: Array.prototype,
  date: Date.prototype,
  promise: Promise.prototype,
  function: Function.prototype,
};

function namesOf(holder: object | undefined): string[] {
  return holder ? Object.getOwnPropertyNames(holder) : [];
}

/**
 * Methods that n8n adds to values in expressions. Their names equal or resemble names of JavaScript's methods, so
 * without this list, they would be reported as mistakes.
 */
const OF_N8N = "hash difference intersection union".split(" ");

/** Names of known methods: those of JavaScript, of n8n, and of libraries that workflows use. */
export const METHODS: ReadonlySet<string> = new Set([
  ...Object.values(PROTOTYPES).flatMap(namesOf),
  ...[RegExp, Map, Set, Object].flatMap((one) => namesOf(one.prototype)),
  ..."text final file".split(" "),
  ...OF_N8N,
]);

/**
 * Methods that a date of Luxon lacks, although JavaScript's Date or another library has them. Each name is mapped to
 * Luxon's code for the same purpose.
 */
export const OF_LUXON: Readonly<Record<string, string>> = {
  toISOString: "toISO()",
  getTime: "toMillis()",
  addDays: "plus({ days: 1 })",
  add: "plus({ days: 1 })",
  subtract: "minus({ days: 1 })",
};

/**
 * Whether values of this kind have a property or method with this name. In an expression, the result is true for an
 * unknown name too, because n8n may have added a method of this name. Exceptions are names that resemble that of a
 * known method, and members of promises and functions. For a date of Luxon (`moment`), the result is false only for
 * names that other kinds of dates have and Luxon lacks.
 */
export function hasMember(kind: Kind, name: string, isExpression: boolean): boolean {
  if (name in Object.prototype) return true;
  if (kind === "moment")
    return !(
      Object.hasOwn(OF_LUXON, name) ||
      (name in Date.prototype && name !== "toJSON") ||
      (name === "format" && !isExpression)
    );
  const isExtended = isExpression && kind !== "promise" && kind !== "function";
  return (
    name in (PROTOTYPES[kind] ?? {}) ||
    (isExtended &&
      (OF_N8N.includes(name) ||
        (!METHODS.has(name) && nearest(name, METHODS, lettersOf) === undefined)))
  );
}

/**
 * Returns the letters of a word in alphabetical order. The result is the same for a misspelling with swapped letters,
 * such as "fisrt" for "first".
 */
export function lettersOf(word: string): string {
  return word.toLowerCase().split("").toSorted().join("");
}

const MOMENT: Shape = { kind: "moment" };

/**
 * Facts about properties and about the results of methods. A pattern matches the kind of the value before the dot, a
 * blank, and the name after the dot. For example, `text length` stands for the length of a string. The first pattern
 * that matches decides.
 */
const RESULTS: readonly [pattern: RegExp, shape: Shape][] = [
  [
    /^text (?:(?:indexO|lastIndexO)f|search|length|charCodeAt|localeCompare|to(?:Number|Int|Float))$/,
    NUMBER,
  ],
  [/^(?:text|list) (?:includes|startsWith|endsWith|some|every|is[A-Z]\w+)$/, BOOLEAN],
  [/^text split$/, listOf(TEXT)],
  [/^(?:text|date) (?:toDateTime|plus|minus|beginningOf|endOfMonth)$/, MOMENT],
  [
    /^text (?:trim|to(?:Upper|Lower|Title|Sentence|Snake)|slice|substr|replace|pad|repeat|concat|charAt|normalize|toString|remove|url|quote|hash|base64|extract)/,
    TEXT,
  ],
  [/^list (?:length|\w*[iI]ndex(?:Of)?|push|unshift|sum|average)$/, NUMBER],
  [
    /^list (?:join|toString|smartJoin|toJsonString)$|^number to(?:Fixed|String|Precision|Locale)|^moment (?:format|locale|zoneName|\w+(?:Short|Long))$|^date (?:to|format)/,
    TEXT,
  ],
  [
    /^number (?:round|floor|ceil|abs|toInt|toFloat|valueOf)$|^date (?:get(?!\w*Month)|set|valueOf)/,
    NUMBER,
  ],
  [/^date get(?:UTC)?Month$/, { kind: "number", isMonth: true }],
  [
    /^moment (?:plus|minus|startOf|endOf|set|reconfigure|toUTC|toLocal$|beginningOf|endOfMonth|toDateTime)/,
    MOMENT,
  ],
  [
    /^moment (?:to(?:Millis|Seconds|UnixInteger)|valueOf|year|quarter|month|day|hour|minute|second|millisecond|week\w*|ordinal|offset|days\w+|ts|extract)$/,
    NUMBER,
  ],
  [/^moment (?:is\w+|hasSame|equals)$/, BOOLEAN],
  [/^moment toJSDate$/, { kind: "date" }],
  [/^moment to(?!Object|BSON|Locale\w*Parts|Int|Float|Boolean)/, TEXT],
];

/** Returns what is known about the value of a property, or about the result of a method. */
export function resultOf(kind: Kind, name: string): Shape {
  const key = `${kind} ${name}`;
  return RESULTS.find(([pattern]) => pattern.test(key))?.[1] ?? ANY;
}

/**
 * Returns what is known about the result of a built-in function, such as `JSON.stringify`; undefined if nothing is
 * known.
 */
export function given(path: string): Shape | undefined {
  if (/^(?:JSON\.stringify|String|encodeURI(?:Component)?)$/.test(path)) return TEXT;
  if (/^(?:Number|parse(?:Int|Float)|Date\.(?:now|parse)|Math\.(?!\w*[A-Z]{3})\w+)$/.test(path))
    return NUMBER;
  if (path === "Array.isArray") return BOOLEAN;
  if (path === "Object.keys") return listOf(TEXT);
  if (/^Object\.(?:values|entries)$/.test(path)) return listOf(ANY);
  return /^DateTime\.(?:now|local|utc|from\w+)$/.test(path) ? MOMENT : undefined;
}
