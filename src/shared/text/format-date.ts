import { brand } from "#content/site/brand.ts";

const DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium", timeStyle: "short" });

/** In the reader's time zone. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}
