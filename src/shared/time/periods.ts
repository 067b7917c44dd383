import { DAY_MS, isoDay } from "./days.ts";

export const PERIOD_KINDS = ["week", "month", "quarter"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/*
 * A week has the date of its Monday: 2026-11-16. A month is written as 2026-11, a quarter as 2026-Q4. Days begin and
 * end in UTC.
 */

export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return isoDay(new Date(moment.getTime() - sinceMonday * DAY_MS));
}

export function periodOf(kind: PeriodKind, moment: Date): string {
  if (kind === "week") return mondayOf(moment);
  const month = isoDay(moment).slice(0, 7);
  if (kind === "month") return month;
  return `${month.slice(0, 5)}Q${Math.floor(moment.getUTCMonth() / 3) + 1}`;
}

export function kindOfPeriod(text: string): PeriodKind | undefined {
  if (/^\d{4}-Q[1-4]$/.test(text)) return "quarter";
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return "month";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && mondayOf(new Date(text)) === text ? "week" : undefined;
}

/**
 * Returns the period that begins `count` periods later: one period after "2026-Q4" is "2027-Q1".
 * @param count - negative for an earlier period
 * @throws Error if the text names no period
 */
export function periodsLater(period: string, count: number): string {
  const kind = kindOfPeriod(period);
  if (!kind) throw new Error(`${period} is no period.`);
  const start = new Date(firstDayOf(period));
  if (kind === "week") return isoDay(new Date(start.getTime() + count * 7 * DAY_MS));
  start.setUTCMonth(start.getUTCMonth() + count * (kind === "month" ? 1 : 3));
  return periodOf(kind, start);
}

/** Returns the first day of a period and the first day after it (`to`), as ISO dates. */
export function spanOf(period: string): { from: string; to: string } {
  return { from: firstDayOf(period), to: firstDayOf(periodsLater(period, 1)) };
}

function firstDayOf(period: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, "0")}-01`;
  return period.length === 7 ? `${period}-01` : period;
}
