import { setTimeout } from "node:timers/promises";
import type { Log } from "../log/log.ts";
import { MAX_CONNECTIONS } from "../mail/smtp-mailbox.ts";
import { attempt, type Sender } from "./attempt.ts";
import { createCircuitBreaker, type CircuitBreaker } from "./circuit-breaker.ts";
import { leaseNext, type Leased } from "./store.ts";

/** Longer than one can take: whose lease runs out has died. */
const LEASE_MS = 5 * 60_000;
/** What is being sent may finish; then it is cut and waits for the next start. */
const STOP_TIMEOUT_MS = 2000;
/** Whatever does not even end then (a query that hangs) is left behind: its lease runs out. */
const GIVE_BACK_TIMEOUT_MS = 1000;

export type Worker = {
  wake: () => void;
  endPause: () => void;
  sendDue: () => Promise<number>;
  stop: () => Promise<void>;
};

/** As many at once as there are connections; while none gets through, one after each pause. */
export function createWorker(sender: Sender): Worker {
  const { now, log, database } = sender;
  const breaker = createCircuitBreaker(now);
  return workOn<Leased>({
    name: "mail",
    now,
    log,
    breaker,
    lease: (until, inFlight) => leaseNext(database.db, now(), until, inFlight),
    attempt: (delivery, stopping) => attempt(sender, delivery, breaker, stopping),
  });
}

type Queue<Item> = {
  name: "mail" | "webhook";
  now: () => Date;
  log: Log;
  breaker: CircuitBreaker;
  lease: (until: Date, inFlight: readonly string[]) => Promise<Item | undefined>;
  attempt: (item: Item, stopping: AbortSignal) => Promise<void>;
};

export function workOn<Item extends { id: string }>(queue: Queue<Item>): Worker {
  const { name, log, breaker } = queue;
  const stopping = new AbortController();
  const loops = new Set<Promise<void>>();
  const inFlight = new Set<string>();
  let stopped = false;
  let wokenMeanwhile = false;
  let tried = 0;
  let databaseAway = false;

  const wake = () => {
    wokenMeanwhile = true;
    const maxLoops = breaker.isProbing() ? 1 : MAX_CONNECTIONS;
    if (loops.size >= maxLoops) return;
    const loop = runLoop().finally(() => loops.delete(loop));
    loops.add(loop);
  };

  const mayTry = () => !stopped && breaker.canTry();

  async function runLoop(): Promise<void> {
    while (mayTry()) {
      wokenMeanwhile = false;
      const delivery = await lease();
      if (!delivery) {
        if (wokenMeanwhile) continue;
        return;
      }
      wake();
      tried += 1;
      await tryOne(delivery);
    }
  }

  async function lease(): Promise<Item | undefined> {
    try {
      const until = new Date(queue.now().getTime() + LEASE_MS);
      const found = await queue.lease(until, [...inFlight]);
      databaseAway = false;
      if (found) inFlight.add(found.id);
      return found;
    } catch (error) {
      // Asked again each second: once is enough.
      if (!databaseAway) log.error({ err: error }, `waiting ${name} cannot be read`);
      databaseAway = true;
      wokenMeanwhile = false;
      return undefined;
    }
  }

  async function tryOne(delivery: Item): Promise<void> {
    try {
      await queue.attempt(delivery, stopping.signal);
    } catch (error) {
      // It could not be noted: the lease runs out, and it is tried again.
      log.error({ err: error, deliveryId: delivery.id }, `a ${name}'s fate could not be noted`);
    } finally {
      inFlight.delete(delivery.id);
    }
  }

  return {
    wake,
    endPause: breaker.reset,
    async sendDue() {
      const before = tried;
      wake();
      while (loops.size > 0) await Promise.all(loops);
      return tried - before;
    },
    async stop() {
      stopped = true;
      const ended = Promise.all(loops);
      await Promise.race([ended, delay(STOP_TIMEOUT_MS)]);
      stopping.abort();
      await Promise.race([ended, delay(GIVE_BACK_TIMEOUT_MS)]);
    },
  };
}

function delay(ms: number): Promise<void> {
  return setTimeout(ms, undefined, { ref: false });
}
