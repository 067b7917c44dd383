import { createHmac, randomBytes } from "node:crypto";
import { networkOf48 } from "#platform/rate-limits.ts";
import { DAY_MS } from "#shared/time/days.ts";

/** Rows a day that one network address, such as an office's, may add; IPv6 addresses count by /48. */
const OF_ADDRESS = 300;
const OF_DAY = 200_000;

type Limits = { ofAddress: number; ofDay: number };

/**
 * Limits the rows of a day, since a client that changes its User-Agent would count as a new visitor
 * each time. Addresses and rows are kept in memory for a day, hashed with a random key.
 * @param onEnd called once a day for each exhausted limit, with its number of rows
 * @returns whether the row may be written; a row stays allowed all day
 */
export function createAllowance(
  onEnd: (of: "address" | "day", rows: number) => void,
  { ofAddress, ofDay }: Limits = { ofAddress: OF_ADDRESS, ofDay: OF_DAY },
): (day: string, address: string, row: string) => boolean {
  let today = "";
  let key: Uint8Array = new Uint8Array();
  let timer: NodeJS.Timeout | undefined;
  const rows = new Set<number>();
  const counts = new Map<number, number>();
  const reported = new Set<string>();
  const hash = (text: string) => createHmac("sha256", key).update(text).digest().readUIntBE(0, 6);

  function refuse(of: "address" | "day", most: number): false {
    if (!reported.has(of)) onEnd(of, most);
    reported.add(of);
    return false;
  }

  function forget(): void {
    clearTimeout(timer);
    today = "";
    for (const store of [rows, counts, reported]) store.clear();
    key = new Uint8Array();
  }

  return (day, address, row) => {
    if (day !== today) {
      forget();
      today = day;
      key = randomBytes(32);
      timer = setTimeout(forget, DAY_MS).unref();
    }
    const rowHash = hash(row);
    if (rows.has(rowHash)) return true;
    if (rows.size >= ofDay) return refuse("day", ofDay);
    const network = hash(networkOf48(address) ?? address);
    const count = counts.get(network) ?? 0;
    if (count >= ofAddress) return refuse("address", ofAddress);
    rows.add(rowHash);
    counts.set(network, count + 1);
    return true;
  };
}
