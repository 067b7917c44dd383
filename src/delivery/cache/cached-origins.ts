import { LRUCache } from "lru-cache";

/** Maximum number of hosts whose pages are cached: localhost, the machine's name, its IP address, and one to spare. */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Limits the number of origins whose pages are cached. Without the setting PUBLIC_ORIGIN, a client can send any host,
 * and pages for invented hosts would push the real pages out of the cache.
 * @returns whether to cache the pages of an origin. Must be called at each answer, because an origin without answers
 *   for a minute makes room for another one
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
