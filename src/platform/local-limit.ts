import { LRUCache } from "lru-cache";
import { tooMany } from "./refusal.ts";

const MAX_KEYS = 10_000;

export type LocalLimit = {
  /** Throws an error if `points` more uses would exceed the limit. @throws Refusal `too_many` */
  refuse: (key: string, points?: number) => void;
  count: (key: string, points?: number) => void;
};

/**
 * Limits how often something may be done within a time, for each key, such as a network address. Each process counts by
 * itself in memory, which costs nothing. A limit that must be exact over all replicas is counted in the database
 * (rate-limits.ts).
 * @param allowed - number of allowed uses
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
