export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the date of a moment in UTC, such as "2026-11-24". */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
