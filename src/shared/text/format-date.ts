import { brand } from "#content/site/brand.ts";
import { DAY_MS } from "../time/days.ts";

const DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium", timeStyle: "short" });

const LONG_DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "long", timeZone: "UTC" });

export function formatDay(iso: string): string {
  return LONG_DAY.format(new Date(iso));
}

/** Formats a date in the reader's time zone. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

const NAMED_MOMENT = new Intl.DateTimeFormat(brand.locale, {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * Formats a time in the time zone of the server, and names this zone, because the reader of an email may be in another
 * zone.
 */
export function formatMoment(moment: Date): string {
  return NAMED_MOMENT.format(moment);
}

export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}

const AGO = new Intl.RelativeTimeFormat(brand.locale, { numeric: "auto", style: "narrow" });
const UNITS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: 60 * 60 * 1000 },
  { unit: "minute", ms: 60 * 1000 },
] as const;
const LONGEST_AGO_DAYS = 7;

/** Formats a time in the past as "2h ago", and as a date if it is more than a week ago. */
export function formatAgo(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  // If the clocks of server and browser differ, the time may be in the future, and is shown in full.
  if (age < -60_000) return formatDateTime(iso);
  if (age >= LONGEST_AGO_DAYS * DAY_MS) return formatDate(iso);
  const { unit, ms } = UNITS.find((each) => age >= each.ms) ?? { unit: "second", ms: Infinity };
  return AGO.format(-Math.max(0, Math.floor(age / ms)), unit);
}
