import { DAY_MS, isoDay } from "./days.ts";

/** Returns the Monday of a moment's week as ISO date, UTC (ISO 8601). */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return isoDay(new Date(moment.getTime() - sinceMonday * DAY_MS));
}

/** @param week Monday of the week, ISO date @param count negative for earlier weeks */
export function weeksLater(week: string, count: number): string {
  return isoDay(new Date(Date.parse(week) + count * 7 * DAY_MS));
}
