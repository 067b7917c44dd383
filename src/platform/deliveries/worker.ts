import { setTimeout } from "node:timers/promises";
import { MAX_CONNECTIONS } from "../mail/smtp-mailbox.ts";
import { attempt, type Sender } from "./attempt.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { leaseNext, type Leased } from "./store.ts";

/** Longer than a mail can take: whose lease runs out has died. */
const LEASE_MS = 5 * 60_000;
/** What is being sent may finish; then it is cut and waits for the next start. */
const STOP_TIMEOUT_MS = 2000;
/** Whatever does not even end then (a query that hangs) is left behind: its lease runs out. */
const GIVE_BACK_TIMEOUT_MS = 1000;

export type Worker = {
  wake: () => void;
  endPause: () => void;
  /** @returns how many mails it tried */
  sendDue: () => Promise<number>;
  stop: () => Promise<void>;
};

/** As many at once as there are connections; while none gets through, one after each pause. */
export function createWorker(sender: Sender): Worker {
  const breaker = createCircuitBreaker(sender.now);
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

  async function lease(): Promise<Leased | undefined> {
    const now = sender.now();
    try {
      const until = new Date(now.getTime() + LEASE_MS);
      const found = await leaseNext(sender.database.db, now, until, [...inFlight]);
      databaseAway = false;
      if (found) inFlight.add(found.id);
      return found;
    } catch (error) {
      // Asked again each second: once is enough.
      if (!databaseAway) sender.log.error({ err: error }, "waiting mail cannot be read");
      databaseAway = true;
      wokenMeanwhile = false;
      return undefined;
    }
  }

  async function tryOne(delivery: Leased): Promise<void> {
    try {
      await attempt(sender, delivery, breaker, stopping.signal);
    } catch (error) {
      // It could not be noted: the lease runs out, and it is tried again.
      sender.log.error({ err: error, deliveryId: delivery.id }, "a mail's fate could not be noted");
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
