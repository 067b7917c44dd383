import { brand } from "#content/site/brand.ts";

const DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium", timeStyle: "short" });

const LONG_DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "long", timeZone: "UTC" });

/** "20 November 2026", wherever the reader is. */
export function formatDay(iso: string): string {
  return LONG_DAY.format(new Date(iso));
}

/** In the reader's time zone. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}
