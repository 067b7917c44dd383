import { LRUCache } from "lru-cache";

/**
 * Maximum number of hosts whose pages are in the cache at the same time. A machine needs few: localhost, its name, its
 * IP address, and one to spare.
 */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Limits the number of hosts for which pages are cached. Without the setting PUBLIC_ORIGIN, a client can send any host
 * in a request, and pages for invented hosts would push the real pages out of the cache.
 * @returns a function that says whether to cache the pages of an origin. It must be called each time a page of the
 *   origin is rendered or sent: after a minute without a call, another origin may take the place of this one
 */
export function createCachedOrigins(): (origin: string) => boolean {
  const inUse = new LRUCache<string, true>({
    max: MAX_ORIGINS,
    ttl: IN_USE_MS,
    updateAgeOnGet: true,
    perf: performance,
  });
  return (origin) => {
    if (inUse.get(origin)) return true;
    inUse.purgeStale();
    if (inUse.size >= MAX_ORIGINS) return false;
    inUse.set(origin, true);
    return true;
  };
}
