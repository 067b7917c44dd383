import { brand } from "#content/site/brand.ts";
import { worth } from "#content/landing/worth.ts";
import { interpolate } from "#shared/text/interpolate.ts";

export type WorthField = keyof typeof worth.fields;
export type Entries = Record<WorthField, string>;
export type Numbers = Record<WorthField, number>;

export const WORTH_FIELDS = Object.keys(worth.fields) as WorthField[];

/** Matches one number, perhaps with a currency or unit: "€ 40", "8 min", "35,-". */
const NUMBER = /^([^\d.,+-]*)((?:\d[\d.,'\s]*)?\d)(?:[.,][-–—]{1,3})?([^\d.,+-]*\.?)$/;
export const MAX_ENTRY = 30;

/**
 * Reads English and German numbers: "1,5", "1.200", "1,234.50". A single separator before three digits separates
 * thousands.
 */
export function readNumber(text: string): number | undefined {
  return partsOf(text).number;
}

/** Splits an entry into its number and the words around it, such as a currency or a unit. */
function partsOf(text: string): { number: number | undefined; words: readonly string[] } {
  const [, before = "", found = "", after = ""] = NUMBER.exec(text.slice(0, MAX_ENTRY)) ?? [];
  const digits = found.replace(/['\s]/g, "");
  const separators = digits.match(/[.,]/g) ?? [];
  const [first, last] = [separators[0], separators.at(-1)];
  const isThousands =
    first === last && (separators.length > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits));
  const plain = isThousands || !last ? digits.replace(/[.,]/g, "") : asDecimal(digits, last);
  return {
    number: /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined,
    words: `${before} ${after}`.toLowerCase().match(/\p{L}+|[^\p{L}\s/().]/gu) ?? [],
  };
}

function asDecimal(digits: string, separator: string): string {
  const at = digits.indexOf(separator);
  return `${digits.slice(0, at).replace(/[.,]/g, "")}.${digits.slice(at + 1)}`;
}

/** Reads an entry and converts it to the unit of its field. `problem`: sentence that says why the entry is invalid. */
function readEntry(name: WorthField, text: string): { value: number; problem?: string } {
  const { min, max, units, otherUnit } = worth.fields[name];
  const limits = { min: formatNumber(min), max: formatNumber(max) };
  const { number, words } = partsOf(text);
  if (number === undefined) return { value: 0, problem: interpolate(worth.invalid, limits) };
  if (!words.every((word) => Object.hasOwn(units, word))) return { value: 0, problem: otherUnit };
  const value = words.reduce((product, word) => product * (units[word] ?? 1), number);
  if (value >= min && value <= max) return { value };
  return { value, problem: interpolate(worth.outside, { ...limits, read: formatNumber(value) }) };
}

export function problemOf(name: WorthField, text: string): string | undefined {
  return readEntry(name, text).problem;
}

export function wrongIn(entries: Entries): number {
  return WORTH_FIELDS.filter((name) => problemOf(name, entries[name])).length;
}

export function numbersIn(entries: Entries): Numbers | undefined {
  if (wrongIn(entries) > 0) return undefined;
  const value = (name: WorthField) => readEntry(name, entries[name]).value;
  return { cases: value("cases"), minutes: value("minutes"), cost: value("cost") };
}

/**
 * Returns the numbers that the visitor typed. If an entry is invalid, the earlier numbers (`before`) stay, and so does
 * their result. `wrong`: number of invalid entries.
 */
export function calculation(entries: Entries, before: Numbers = usualNumbers()) {
  const numbers = numbersIn(entries);
  return { entries, numbers: numbers ?? before, wrong: wrongIn(entries) };
}

/** The calculator's example numbers. At first, the page shows the result for these numbers. */
function usualNumbers(): Numbers {
  const { cases, minutes, cost } = worth.fields;
  return { cases: cases.usual, minutes: minutes.usual, cost: cost.usual };
}

/** Reads the calculator's entries from a URL. For a missing entry, the example number is used. */
export function entriesIn(query: URLSearchParams): Entries {
  const entry = (name: WorthField) => query.get(name) ?? String(worth.fields[name].usual);
  return { cases: entry("cases"), minutes: entry("minutes"), cost: entry("cost") };
}

/**
 * Hours and money that automation saves in a year. The money is calculated from the rounded hours, so that the two
 * shown numbers agree. `price`: price range of an automation that this money pays back within the numbers of months in
 * `worth.payBackMonths`.
 */
export function worthOf({ cases, minutes, cost }: Numbers) {
  const exact = (cases * minutes * worth.weeks * worth.share) / 60;
  const hours = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  const money = hours * cost;
  const [from, to] = worth.payBackMonths.map((months) => (money * months) / 12);
  return { hours, money, ...(from && to && { price: { from, to } }) };
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(brand.locale, { maximumFractionDigits: 1 }).format(value);
}
