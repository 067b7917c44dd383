import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";

/**
 * Maximum number that one network address can add to the counts of visitors in a day. These counts are kept for each
 * page, so a visitor who opens two pages adds two. All addresses of an IPv6 /48 network count as one address.
 */
const OF_ADDRESS = 300;
/** Number of counters, which take 2 MB of memory. By chance, two network addresses may share a counter. */
const COUNTERS = 2 ** 20;

export type AddressLimit = {
  /**
   * Raises the counter of the network address by one.
   * @returns the index of this counter; undefined if the counter has reached its limit
   */
  take: (day: string, address: string) => number | undefined;
  /**
   * Takes one off the counter again. It is called if the visitor was already counted on the page that day, so that the
   * page view does not raise the counts of visitors.
   */
  giveBack: (day: string, counter: number) => void;
};

/**
 * Limits what one network address can add to a day's counts. Without a limit, a program could change its User-Agent at
 * each request and count as a new visitor each time.
 * @param onEnd - called with the limit when the first address of a day exceeds it; at most once a day
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
