import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";

/** Visitors and pages a day that one network address, such as an office's, may add; IPv6 counts by /48. */
const OF_ADDRESS = 300;
/** So many counters take 2 MB, whoever visits. Two addresses share one by chance. */
const COUNTERS = 2 ** 20;

export type AddressLimit = {
  /** @returns the counter that was raised; undefined: the address may add nothing more today */
  take: (day: string, address: string) => number | undefined;
  /** Lowers a counter again: what it was raised for had been counted before. */
  giveBack: (day: string, counter: number) => void;
};

/**
 * Limits what an address adds to the counts of a day, since a client that changes its User-Agent would
 * count as a new visitor each time.
 * @param onEnd called once a day, when the first address reaches the limit
 */
export function createAddressLimit(onEnd: (most: number) => void): AddressLimit {
  const counters = new Uint16Array(COUNTERS);
  let today = "";
  let key = randomBytes(32);
  let isReported = false;

  function begin(day: string): void {
    today = day;
    key = randomBytes(32);
    counters.fill(0);
    isReported = false;
  }

  return {
    take(day, address) {
      if (day !== today) begin(day);
      const network = networkOf48(address) ?? address;
      const counter = createHmac("sha256", key).update(network).digest().readUInt32BE() % COUNTERS;
      const count = counters[counter] ?? 0;
      if (count < OF_ADDRESS) {
        counters[counter] = count + 1;
        return counter;
      }
      if (!isReported) onEnd(OF_ADDRESS);
      isReported = true;
      return undefined;
    },
    giveBack(day, counter) {
      const count = counters[counter] ?? 0;
      if (day === today && count > 0) counters[counter] = count - 1;
    },
  };
}
