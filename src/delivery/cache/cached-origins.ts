import { LRUCache } from "lru-cache";

/** Names under which one machine is visited: localhost, its number, its name, and one to spare. */
const MAX_ORIGINS = 4;
/** One that was asked for within this time keeps its place. */
const IN_USE_MS = 60_000;

/**
 * Without PUBLIC_ORIGIN the page says which host it is on, and a request can name any host. Made-up
 * ones must not push out the pages of a host that is visited.
 * @returns whether pages are cached for an origin; to be called whenever one of them is made or sent
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
