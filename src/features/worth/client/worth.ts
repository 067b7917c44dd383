import { brand } from "#content/site/brand.ts";
import { worth } from "#content/landing/worth.ts";
import { interpolate } from "#shared/text/interpolate.ts";

export type WorthField = keyof typeof worth.fields;
/** What was typed, by field. */
export type Entries = Record<WorthField, string>;
export type Numbers = Record<WorthField, number>;

export const WORTH_FIELDS = Object.keys(worth.fields) as WorthField[];

/** Of one number and what may stand around it: "€ 40", "8 min". */
const NUMBER = /^[^\d.,+-]*((?:\d[\d.,'\s]*)?\d)[^\d.,+-]*$/;
export const MAX_ENTRY = 30;

/**
 * As people write numbers in English and German: "1,5", "1.200", "1,234.50", "€ 40". Three digits
 * behind a single separator are thousands.
 * @returns undefined where it is not one number
 */
export function readNumber(text: string): number | undefined {
  const [, found] = NUMBER.exec(text.slice(0, MAX_ENTRY)) ?? [];
  if (!found) return undefined;
  const digits = found.replace(/['\s]/g, "");
  const separators = digits.match(/[.,]/g) ?? [];
  const [first, last] = [separators[0], separators.at(-1)];
  const isThousands =
    first === last && (separators.length > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits));
  const whole = isThousands || !last ? digits.replace(/[.,]/g, "") : asDecimal(digits, last);
  return /^\d+(?:\.\d+)?$/.test(whole) ? Number(whole) : undefined;
}

function asDecimal(digits: string, separator: string): string {
  const at = digits.indexOf(separator);
  return `${digits.slice(0, at).replace(/[.,]/g, "")}.${digits.slice(at + 1)}`;
}

/** What is wrong with an entry; undefined: nothing. */
export function problemOf(name: WorthField, text: string): string | undefined {
  const { min, max } = worth.fields[name];
  const value = readNumber(text);
  if (value !== undefined && value >= min && value <= max) return undefined;
  return interpolate(worth.invalid, { min: inDigits(min), max: inDigits(max) });
}

/** @returns undefined unless all three can be counted with */
export function numbersIn(entries: Entries): Numbers | undefined {
  if (WORTH_FIELDS.some((name) => problemOf(name, entries[name]))) return undefined;
  const [cases = 0, minutes = 0, cost = 0] = WORTH_FIELDS.map((name) => readNumber(entries[name]));
  return { cases, minutes, cost };
}

/** Of a page's query; what it does not name is the example's. */
export function entriesIn(query: URLSearchParams): Entries {
  const entry = (name: WorthField) => query.get(name) ?? String(worth.fields[name].usual);
  return { cases: entry("cases"), minutes: entry("minutes"), cost: entry("cost") };
}

/** A year of it; the money is that of the rounded hours, so that the sums shown are right. */
export function worthOf({ cases, minutes, cost }: Numbers) {
  const exact = (cases * minutes * worth.weeks * worth.share) / 60;
  const hours = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  const money = hours * cost;
  const [from, to] = worth.payBackMonths.map((months) => (money * months) / 12);
  return { hours, money, price: { from: from ?? 0, to: to ?? 0 } };
}

/** As the site's language writes it: "1,234.5". */
export function inDigits(value: number): string {
  return new Intl.NumberFormat(brand.locale, { maximumFractionDigits: 1 }).format(value);
}

/** "€6,860" */
export function inMoney(value: number): string {
  const whole = { maximumFractionDigits: Number.isInteger(value) || value >= 100 ? 0 : 2 };
  const { currency } = worth;
  return new Intl.NumberFormat(brand.locale, { style: "currency", currency, ...whole }).format(
    value,
  );
}
