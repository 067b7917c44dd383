import { brand } from "#content/site/brand.ts";
import { chat } from "#content/assistant/chat.ts";

const TIME = new Intl.DateTimeFormat(brand.locale, { hour: "numeric", minute: "2-digit" });
const DATE = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });

/** Formats the time of a message (docs/product.md, section 2). */
export function formatTimestamp(time: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(time);
  if (days === 0) return TIME.format(time);
  return `${days === 1 ? chat.labels.yesterday : DATE.format(time)} ${TIME.format(time)}`;
}

/** Returns the number of a calendar day in the visitor's time zone. Daylight saving time does not change the number. */
function dayNumber(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
}
