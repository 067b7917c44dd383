import { retention } from "#content/site/privacy.ts";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";

export const LINK_LIFE_MS = retention.newsletterRequestDays * DAY_MS;

export function oldestWish(platform: Pick<Platform, "now">): Date {
  return new Date(platform.now().getTime() - LINK_LIFE_MS);
}
