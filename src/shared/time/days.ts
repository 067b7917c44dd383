export const DAY_MS = 24 * 60 * 60 * 1000;

export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
