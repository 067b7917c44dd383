import { brand } from "#content/site/brand.ts";
import { MAX_COUNTED } from "../limits.ts";

/** Returns "7", or "1,000+" if there are more messages than were counted. */
export function shownCount(count: number): string {
  const shown = Math.min(count, MAX_COUNTED).toLocaleString(brand.locale);
  return count > MAX_COUNTED ? `${shown}+` : shown;
}
