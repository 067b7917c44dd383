import { LRUCache } from "lru-cache";

/**
 * Maximum number of hosts whose pages are in the cache at the same time. A machine needs few: localhost, its name, its
 * IP address, and one to spare.
 */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Limits the hosts for which pages are cached. Without the setting PUBLIC_ORIGIN, a request may name any host. Pages
 * for invented hosts must not push the real pages out of the cache.
 * @returns a function that says whether to cache the pages of an origin. Call it whenever a page of the origin is
 * rendered or sent. An origin for which it was not called for a minute may lose its place to another origin
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
