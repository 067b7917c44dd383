import type { Kind, Shape } from "./shapes.ts";

/**
 * Finds mistakes in the strings that code passes to a method of a date: in a format, a time zone or a date string.
 * @returns a sentence for the first mistake; an empty list if there is none
 */
export function dateProblems(
  kind: Kind,
  name: string,
  values: readonly Shape[],
  isExpression: boolean,
): string[] {
  const [first, second] = values;
  const isOfN8n = name === "toFormat" || (name === "format" && isExpression);
  if (kind !== "moment" && !(kind === "any" && isOfN8n)) return [];
  const text = first?.text;
  const format = /^(?:toFormat|format)$/.test(name)
    ? text
    : name === "fromFormat"
      ? second?.text
      : undefined;
  const zone = name === "setZone" ? text : values.at(-1)?.fields?.get("zone")?.text;
  const problem = format === undefined ? undefined : formatProblem(format);
  if (problem) return [`has "${format}" as the form of a date; ${problem}`];
  if (
    name === "fromFormat" &&
    text !== undefined &&
    second?.text !== undefined &&
    !fitsFormat(text, second.text)
  )
    return [`reads "${text}" as a date of the form "${format}", which it has not`];
  if (zone !== undefined && /^(?:setZone|from\w+|now|local)$/.test(name) && !isZone(zone))
    return [`names the time zone "${zone}", which does not exist`];
  return name === "fromISO" && text !== undefined && !isDate(text, true)
    ? [`reads "${text}" as a date; it takes the form 2026-12-31T10:00`]
    : [];
}

/** Checks a date format for Luxon, n8n's date library. @returns what is wrong with it; undefined if nothing is */
function formatProblem(format: string): string | undefined {
  const letters = format.replace(/'[^']*'/g, "");
  if (/Y{2,4}|MM[-./]DD|DD[-./]MM/.test(letters))
    return "n8n reads yyyy and dd in small letters and writes something else for these";
  if (/(?:yy|d)[-./ ]?mm|mm[-./ ]?(?:yy|d)/.test(letters))
    return "mm are the minutes; the month is MM";
  return /[Hh]:?MM/.test(letters) ? "MM is the month; the minutes are mm" : undefined;
}

/**
 * Whether JavaScript can read a string as a date. With `isIso`: whether Luxon can read the string as an ISO 8601 date.
 */
export function isDate(text: string, isIso: boolean): boolean {
  if (!isIso) return !Number.isNaN(Date.parse(text));
  return /^(?:[+-]?\d{4,6}(?:-?(?:\d{2}(?:-?\d{2})?|\d{3}|W\d{2}(?:-?\d)?))?)?(?:T?\d{2}(?::?\d{2}.{0,40})?)?$/.test(
    text.trim(),
  );
}

/** Whether a date string matches a format of Luxon; true if this function does not know a part of the format. */
function fitsFormat(text: string, format: string): boolean {
  let isKnown = true;
  const pattern = format.replace(/'[^']*'|([A-Za-z])\1*|[^A-Za-z]/g, (token) => {
    if (!/^[A-Za-z]/.test(token)) return token.replace(/[^\w\s]/g, "\\$&");
    if (/^(?:yyyy|SSS)$/.test(token)) return `\\d{${token.length}}`;
    if (/^(?:yy|MM|dd|HH|hh|mm|ss)$/.test(token)) return "\\d{2}";
    if (/^[MdHhms]$/.test(token)) return "\\d{1,2}";
    isKnown = false;
    return ".*";
  });
  return !isKnown || new RegExp(`^${pattern}$`).test(text);
}

export function isZone(zone: string): boolean {
  if (/^(?:local|system|default|utc(?:[+-]\d{1,2}(?::?\d{2})?)?)$/i.test(zone)) return true;
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
