import { LRUCache } from "lru-cache";
import { Refusal } from "./refusal.ts";

const MAX_ADDRESSES = 10_000;

export type LocalLimit = {
  /** Refuses a network address that has used up its limit. @throws Refusal `too_many` if the address has used it up */
  refuse: (address: string) => void;
  count: (address: string) => void;
};

/**
 * Limits how often a network address may do something within a minute. The limit is counted in this process alone, so
 * that it costs nothing. A limit that must be exact over all replicas is counted in the database (rate-limits.ts).
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
