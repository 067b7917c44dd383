import { DAY_MS, isoDay } from "./days.ts";

/** Monday of the week that a moment is in, ISO date, UTC (ISO 8601). */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return isoDay(new Date(moment.getTime() - sinceMonday * DAY_MS));
}

/** @param week its Monday, ISO date @param count below 0: before it */
export function weeksLater(week: string, count: number): string {
  return isoDay(new Date(Date.parse(week) + count * 7 * DAY_MS));
}
