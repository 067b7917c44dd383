import { LRUCache } from "lru-cache";
import { Refusal } from "./refusal.ts";

const MAX_ADDRESSES = 10_000;

export type LocalLimit = {
  /** Throws an error if the network address has used up its limit. @throws Refusal `too_many` */
  refuse: (address: string) => void;
  count: (address: string) => void;
};

/**
 * Limits how often a network address may do something within a minute. Each process counts by itself in memory, which
 * costs nothing. A limit that must be exact over all replicas is counted in the database (rate-limits.ts).
 * @param points number of allowed uses
 */
export function createLocalLimit(points: number): LocalLimit {
  const counters = new LRUCache<string, { used: number }>({
    max: MAX_ADDRESSES,
    ttl: 60_000,
    perf: performance,
  });
  return {
    refuse(address) {
      if ((counters.get(address)?.used ?? 0) < points) return;
      throw new Refusal("too_many", "That was too often for now. Please try again in a minute.", {
        retryAfter: Math.max(1, Math.ceil(counters.getRemainingTTL(address) / 1000)),
      });
    },
    count(address) {
      const counter = counters.get(address);
      if (counter) counter.used += 1;
      else counters.set(address, { used: 1 });
    },
  };
}
