import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";

/**
 * Maximum visitors that one network address may add to a day's counts, where each visitor of each page counts. An IPv6
 * /48 network is one address.
 */
const OF_ADDRESS = 300;
/** Number of counters, which take 2 MB. Two network addresses may by chance share a counter. */
const COUNTERS = 2 ** 20;

export type AddressLimit = {
  /**
   * Counts one visitor more for the network address.
   * @returns the address's counter; undefined once the counter has reached its limit
   */
  take: (day: string, address: string) => number | undefined;
  /**
   * Lowers a counter by one, because the visitor for whom it was raised turned out to be counted on that page already.
   */
  giveBack: (day: string, counter: number) => void;
};

/**
 * Limits what one network address adds to a day's counts, since each changed User-Agent would count as a new visitor.
 * @param onEnd called once a day, when the first address exceeds the limit
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
