const DAY_MS = 24 * 60 * 60 * 1000;

/** Monday of the week that a moment is in, ISO date, UTC (ISO 8601). */
export function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return isoDay(new Date(moment.getTime() - sinceMonday * DAY_MS));
}

/** @param week its Monday, ISO date @param count below 0: before it */
export function weeksLater(week: string, count: number): string {
  return isoDay(new Date(Date.parse(week) + count * 7 * DAY_MS));
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
