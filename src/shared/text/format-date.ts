import { brand } from "#content/site/brand.ts";

const DAY = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium", timeStyle: "short" });

/** @param iso a moment, shown as the day it was where the reader is */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

/** @param iso a moment, shown with day and time where the reader is */
export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}
