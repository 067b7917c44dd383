import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";

/**
 * Maximum that one network address can add to the counts of visitors in a day. A visitor who opens two pages adds two.
 * An IPv6 /48 network counts as one address.
 */
const OF_ADDRESS = 300;
/** Number of counters, which take 2 MB of memory. By chance, two network addresses may share a counter. */
const COUNTERS = 2 ** 20;

export type AddressLimit = {
  /** Counts a visitor of the address. @returns the index of the address's counter; undefined if it is at its limit */
  take: (day: string, address: string) => number | undefined;
  /** Undoes `take` for a visitor who was already counted on the same page that day. */
  giveBack: (day: string, counter: number) => void;
};

/**
 * Without a limit, a program could change its User-Agent at each request and count as a new visitor each time.
 * @param onEnd - called with the limit when the first address of a day exceeds it
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
