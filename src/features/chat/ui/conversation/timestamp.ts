import { brand } from "#content/site/brand.ts";
import { chat } from "#content/assistant/chat.ts";

const TIME = new Intl.DateTimeFormat(brand.locale, { hour: "numeric", minute: "2-digit" });
const DATE = new Intl.DateTimeFormat(brand.locale, { dateStyle: "medium" });

/**
 * Formats the time of a message (docs/product.md, section 2): "2:05 PM" for today. For earlier days, "Yesterday" or the
 * date precedes the time.
 */
export function formatTimestamp(time: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(time);
  if (days === 0) return TIME.format(time);
  return `${days === 1 ? chat.labels.yesterday : DATE.format(time)} ${TIME.format(time)}`;
}

/**
 * Numbers the calendar day of `time` in the visitor's time zone. Consecutive days differ by 1, even if daylight saving
 * time makes a day 23 or 25 hours long.
 */
function dayNumber(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
}
