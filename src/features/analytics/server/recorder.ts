import { createHmac, randomBytes } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { isoDay, DAY_MS } from "#shared/time/days.ts";
import { networkOf48 } from "#platform/rate-limits.ts";
import type { Entry } from "../contract.ts";
import { DIRECT, MAX_AGENT, type VisitKind } from "../limits.ts";
import { addVisits, saltOf, type VisitRow } from "./store.ts";

const FLUSH_MS = 5000;
/** Maximum rows waiting to be written, some hundred bytes each; further ones are lost. */
const MAX_WAITING = 10_000;
const ROWS_AT_ONCE = 1000;
const HASH_BYTES = 16;

export type Seen = {
  address: string;
  agent: string;
  kind: VisitKind;
  page: string;
  entry: Entry;
};

type Recorder = {
  /** Records an event in memory; never waits and never throws. */
  record: (seen: Seen) => void;
  flush: () => Promise<void>;
};

type Waiting = Seen & { day: string; times: number };

/** Events other than views are counted without a visitor. */
const NOBODY = { address: "", agent: "" };
const HOUR_MS = 3_600_000;

const recorders = new WeakMap<Platform, Recorder>();

function keyOf({ day, address, agent, kind, page }: Omit<Waiting, "times">): string {
  return [day, address, agent, kind, page].join("\n");
}

/** Returns the process's recorder. The database adds up the counts of several processes. */
export function recorderOf(platform: Platform): Recorder {
  const made = recorders.get(platform) ?? createRecorder(platform);
  recorders.set(platform, made);
  return made;
}

/**
 * Collects events and writes them every few seconds. Network address and User-Agent are only in memory,
 * until their hash is written.
 */
function createRecorder({ database, log, now, stopping }: Platform): Recorder {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let lost = 0;
  const salts = new Map<string, Promise<Uint8Array>>();
  const isAllowed = createAllowance((of, rows) =>
    log.warn({ of, rows }, "more visits than can be counted"),
  );

  function record(seen: Seen): void {
    const day = isoDay(now());
    const isView = seen.kind === "view";
    const visitor = isView ? { agent: seen.agent.slice(0, MAX_AGENT) } : NOBODY;
    const event = { ...seen, ...visitor, day, times: 1 };
    if (isView && !isAllowed(day, event.address, keyOf(event))) return;
    add(event);
    if (!stopping.signal.aborted) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  function add(seen: Waiting): void {
    const key = keyOf(seen);
    const before = waiting.get(key);
    if (before && (before.entry.source !== DIRECT || seen.entry.source === DIRECT)) {
      before.times += seen.times;
    } else if (before) {
      // The entry moves to the end, to the place of the event whose source counts.
      waiting.delete(key);
      waiting.set(key, { ...seen, times: before.times + seen.times });
    } else if (waiting.size < MAX_WAITING) waiting.set(key, seen);
    else lost += seen.times;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    while (taken.length > 0) {
      const part = taken.slice(0, ROWS_AT_ONCE);
      try {
        await addVisits(database, await rowsOf(part));
      } catch (error) {
        log.warn({ err: error, waiting: taken.length }, "visits could not be written yet");
        for (const each of taken) add(each);
        break;
      }
      taken.splice(0, ROWS_AT_ONCE);
    }
    if (lost > 0) log.warn({ lost }, "more visits than can be counted");
    lost = 0;
  }

  async function rowsOf(part: readonly Waiting[]): Promise<VisitRow[]> {
    const rows: VisitRow[] = [];
    for (const { address, agent, day, kind, page, times, entry } of part) {
      const visitor = kind === "view" ? await visitorOf(day, `${address}\n${agent}`) : "";
      const { source, campaign } = entry;
      rows.push({ day, visitor, kind, page, times, source, campaign });
    }
    return rows;
  }

  async function visitorOf(day: string, client: string): Promise<string> {
    const hash = createHmac("sha256", await daySalt(day)).update(client);
    return hash.digest().subarray(0, HASH_BYTES).toString("base64url");
  }

  /** Returns the day's salt, which is deleted when the day is over, even if nobody visits any more. */
  function daySalt(day: string): Promise<Uint8Array> {
    const known = salts.get(day);
    if (known) return known;
    const salt = saltOf(database, day, randomBytes(32));
    salts.set(day, salt);
    const leftMs = Date.parse(day) + 25 * HOUR_MS - now().getTime();
    const forget = () => void salts.delete(day);
    salt.then(() => setTimeout(forget, Math.max(FLUSH_MS, leftMs)).unref(), forget);
    return salt;
  }

  return { record, flush };
}

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
