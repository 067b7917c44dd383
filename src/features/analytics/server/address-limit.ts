import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";

/**
 * Maximum that one network address can add to a day's counts of visitors. A visitor who opens two pages adds two. All
 * addresses of an IPv6 /48 network together count as one address.
 */
const MAX_OF_ADDRESS = 300;
/**
 * Number of counters, which together take 2 MB of memory. A hash assigns each network address to a counter, so two
 * addresses may share one.
 */
const COUNTERS = 2 ** 20;

export type AddressLimit = {
  /** Counts a visitor of the address. @returns the index of the address's counter; undefined if it is at its limit */
  take: (day: string, address: string) => number | undefined;
  /** Undoes `take` for a visitor who was already counted on the same page that day. */
  giveBack: (day: string, counter: number) => void;
};

/**
 * Limits how many visitors a network address can add to the counts in a day. Without a limit, a program could send
 * another User-Agent with each request and count as a new visitor each time.
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
      if (count < MAX_OF_ADDRESS) {
        counters[counter] = count + 1;
        return counter;
      }
      if (!isReported) onEnd(MAX_OF_ADDRESS);
      isReported = true;
      return undefined;
    },
    giveBack(day, counter) {
      const count = counters[counter] ?? 0;
      if (day === today && count > 0) counters[counter] = count - 1;
    },
  };
}
