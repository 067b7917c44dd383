import { brand } from "#content/site/brand.ts";

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
 * Formats a moment for an email, whose reader may be anywhere: in the server's time zone, which is
 * named.
 */
export function formatMoment(moment: Date): string {
  return NAMED_MOMENT.format(moment);
}

export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}
