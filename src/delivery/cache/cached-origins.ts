import { LRUCache } from "lru-cache";

/** Names of one machine: localhost, its number, its name, and one to spare. */
const MAX_ORIGINS = 4;
const IN_USE_MS = 60_000;

/**
 * Without PUBLIC_ORIGIN a request can name any host: made-up ones must not push out those visited.
 * @returns whether pages are cached for an origin; called whenever one of them is made or sent
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
