import { LRUCache } from "lru-cache";
import { tooMany } from "./refusal.ts";

const MAX_KEYS = 10_000;

export type LocalLimit = {
  /** @throws Refusal `too_many` if `points` more uses would exceed the limit */
  refuse: (key: string, points?: number) => void;
  count: (key: string, points?: number) => void;
};

/**
 * Limits uses for each key, such as a network address. Each process counts in its own memory, without queries to the
 * database. For a limit that is exact over all replicas, see rate-limits.ts.
 */
export function createLocalLimit(allowed: number, seconds = 60): LocalLimit {
  const counters = new LRUCache<string, { used: number }>({
    max: MAX_KEYS,
    ttl: seconds * 1000,
    perf: performance,
  });
  return {
    refuse(key, points = 1) {
      if ((counters.get(key)?.used ?? 0) + points > allowed)
        throw tooMany(counters.getRemainingTTL(key) / 1000);
    },
    count(key, points = 1) {
      const counter = counters.get(key);
      if (counter) counter.used += points;
      else counters.set(key, { used: points });
    },
  };
}
