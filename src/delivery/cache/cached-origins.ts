import { LRUCache } from "lru-cache";

/**
 * Maximum hosts for which pages are cached. One machine has few: localhost, its host name, its IP address, and one to
 * spare.
 */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Limits the hosts for which pages are cached. Without PUBLIC_ORIGIN a request can name any host, and invented hosts
 * must not push real ones out of the cache.
 * @returns a function that says whether to cache pages of an origin; call it whenever a page of the origin is rendered
 * or sent
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
