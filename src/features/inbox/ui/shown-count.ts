import { brand } from "#content/site/brand.ts";
import { MAX_COUNTED } from "../limits.ts";

/** Formats a number of messages, such as "7". If there are more messages than were counted, it returns "1,000+". */
export function shownCount(count: number): string {
  const shown = Math.min(count, MAX_COUNTED).toLocaleString(brand.locale);
  return count > MAX_COUNTED ? `${shown}+` : shown;
}
