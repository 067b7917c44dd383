import { createHmac, randomBytes } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { isoDay } from "#shared/time/days.ts";
import type { Entry } from "../contract.ts";
import { DIRECT, MAX_AGENT, type VisitKind } from "../limits.ts";
import { createAddressLimit } from "./address-limit.ts";
import { addVisits, saltOf, type CountedEvent, type CountedVisitor } from "./store.ts";

const FLUSH_MS = 5000;
/**
 * Maximum number of events that wait in memory. Each takes a few hundred bytes. Beyond this number, a new page view
 * still counts, but not its visitor.
 */
const MAX_WAITING = 20_000;
/** Maximum number of waiting events from network addresses that have reached their limit (address-limit.ts). */
const MAX_LIMITED = 1000;
const AT_ONCE = 1000;
const LED = "led";

type Seen = {
  address: string;
  agent: string;
  kind: VisitKind;
  page: string;
  entry: Entry;
};

type Recorder = {
  /** Puts an event into memory. Never waits and never throws. */
  record: (seen: Seen) => void;
  flush: () => Promise<void>;
};

type Waiting = Seen & {
  day: string;
  times: number;
  /** The counter of the network address (address-limit.ts). Undefined if no visitor is counted. */
  counter?: number | undefined;
  onlyKnown?: boolean;
};

/**
 * Stands for the visitor in events that count no visitor: events other than page views, and page views beyond
 * MAX_WAITING.
 */
const NOBODY = { address: "", agent: "" };
const HOUR_MS = 3_600_000;

function isLed({ entry: { source, campaign } }: Waiting): boolean {
  return source !== DIRECT || campaign !== "";
}

const recorders = new WeakMap<Platform, Recorder>();

function keyOf({ day, address, agent, kind, page }: Waiting): string {
  return [day, address, agent, kind, page].join("\n");
}

/** Each process has its own recorder. The database adds up the counts of all recorders. */
export function recorderOf(platform: Platform): Recorder {
  const made = recorders.get(platform) ?? createRecorder(platform);
  recorders.set(platform, made);
  return made;
}

/** Network addresses and User-Agents are only in memory, until they are hashed. */
function createRecorder({ database, log, now, stopping }: Platform): Recorder {
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let limited = 0;
  let lost = 0;
  const salts = new Map<string, Promise<Uint8Array>>();
  const limit = createAddressLimit((most) =>
    log.warn({ most }, "a network address visits more often than is counted"),
  );

  function record(seen: Seen): void {
    const day = isoDay(now());
    const isView = seen.kind === "view";
    const visitor = isView ? { agent: seen.agent.slice(0, MAX_AGENT) } : NOBODY;
    const event: Waiting = { ...seen, ...visitor, day, times: 1 };
    const isNew = isView && !waiting.has(keyOf(event));
    if (isNew && waiting.size >= MAX_WAITING) {
      lost += 1;
      add({ ...event, ...NOBODY });
    } else if (!isNew) {
      add(event);
    } else {
      const counter = limit.take(day, event.address);
      if (counter !== undefined) add({ ...event, counter });
      else if (limited < MAX_LIMITED) {
        limited += 1;
        add({ ...event, onlyKnown: true });
      }
    }
    if (!stopping.signal.aborted) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  function add(seen: Waiting): void {
    const key = keyOf(seen);
    const before = waiting.get(key);
    if (before && (isLed(before) || !isLed(seen))) {
      before.times += seen.times;
    } else if (before) {
      // The earlier entry has no source, so the merged entry gets the source of this event. `write` takes, for each
      // visitor, the first source in `waiting`. The merged entry therefore moves behind entries that got a source
      // earlier.
      waiting.delete(key);
      waiting.set(key, { ...before, entry: seen.entry, times: before.times + seen.times });
    } else waiting.set(key, seen);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    limited = 0;
    while (taken.length > 0) {
      try {
        await write(taken.slice(0, AT_ONCE));
      } catch (error) {
        log.warn({ err: error, waiting: taken.length }, "visits could not be written yet");
        const newer = waiting;
        waiting = new Map();
        for (const each of [...taken, ...newer.values()]) add(each);
        break;
      }
      taken.splice(0, AT_ONCE);
    }
    if (lost > 0) log.warn({ lost }, "views were counted without their visitors");
    lost = 0;
  }

  async function write(part: readonly Waiting[]): Promise<void> {
    const events: CountedEvent[] = [];
    const visitors = new Map<string, CountedVisitor>();
    for (const event of part) {
      const { day, address, agent, kind, page, times, onlyKnown = false } = event;
      const mark = agent === "" ? null : await markOf(event, page);
      events.push({ day, kind, page, times, mark, onlyKnown });
      const who = [day, address, agent].join("\n");
      const before = visitors.get(who);
      if (mark === null || onlyKnown || (before && (before.ledMark !== null || !isLed(event))))
        continue;
      const { source, campaign } = event.entry;
      const ledMark = isLed(event) ? await markOf(event, LED) : null;
      visitors.set(who, { day, mark: await markOf(event, ""), ledMark, source, campaign });
    }
    const fresh = await addVisits(database, events, [...visitors.values()]);
    part.forEach(({ day, counter }, place) => {
      const isFresh = fresh.has(events[place]?.mark ?? "");
      if (counter !== undefined && !isFresh) limit.giveBack(day, counter);
    });
  }

  /**
   * Hashes a visitor together with `what`.
   * @param what - path of the page; "" for the visitor alone; `LED` for the visitor with a known source or campaign
   * @returns a number of 64 bits, in decimal
   */
  async function markOf({ day, address, agent }: Waiting, what: string): Promise<string> {
    const hash = createHmac("sha256", await daySalt(day)).update([address, agent, what].join("\n"));
    return String(hash.digest().readBigInt64BE());
  }

  /**
   * Returns the salt of the day's hashes. A timer removes it from memory after the day, even if no further visitor
   * comes.
   */
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
