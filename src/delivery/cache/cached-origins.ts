import { LRUCache } from "lru-cache";

/** One machine has few names: localhost, its host name, its address, and one to spare. */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Limits the hosts whose pages are cached. Without PUBLIC_ORIGIN a request can name any host, and made-up hosts must
 * not displace those that people visit.
 * @returns whether pages are cached for an origin; call it whenever such a page is made or sent
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
