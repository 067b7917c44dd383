export const DAY_MS = 24 * 60 * 60 * 1000;

export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the ISO date of a moment in the time zone of the browser or server. */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
