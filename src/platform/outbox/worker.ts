import type { Channel } from "#shared/deliveries.ts";
import { MAX_CONNECTIONS } from "../mail/smtp-mailbox.ts";
import { attempt, type Parts } from "./attempt.ts";
import type { Sender } from "./sender.ts";
import { leaseNext, type DeliveryOf, type Leased } from "./store.ts";

/**
 * A process reserves a delivery for this time (a lease). No attempt takes so long, so if a lease has ended, its process
 * must have died.
 */
const LEASE_MS = 5 * 60_000;
/** After the process was told to stop, running attempts have this time, in ms, to end. Then they are aborted. */
const STOP_TIMEOUT_MS = 2000;
/**
 * Aborted attempts have this time, in ms, to give back their deliveries, so that these can be sent again at once.
 * Deliveries that are not given back wait until their lease ends.
 */
const GIVE_BACK_TIMEOUT_MS = 1000;

export type Worker = {
  wake: () => void;
  /** Ends the pause that follows failures of the mail server. */
  endPause: () => void;
  /** @returns the number of attempts */
  sendDue: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Sends the deliveries of a channel, several at the same time. While the mail server fails, the worker attempts only
 * one delivery after each pause.
 * @param inFlight - ids of the deliveries that this process is sending, which the worker adds and removes
 */
export function createWorker<Name extends Channel>(
  sender: Sender<Name>,
  parts: Parts,
  inFlight: Set<string>,
): Worker {
  const { channel, breaker } = sender;
  const { database, log, now } = parts;
  const stopping = new AbortController();
  const loops = new Set<Promise<void>>();
  let isStopped = false;
  let wasWoken = false;
  let tried = 0;
  let isDatabaseAway = false;

  const wake = () => {
    wasWoken = true;
    const maxLoops = breaker?.isProbing() ? 1 : MAX_CONNECTIONS;
    if (loops.size >= maxLoops) return;
    const loop = runLoop().finally(() => loops.delete(loop));
    loops.add(loop);
  };

  const mayTry = () => !isStopped && (breaker?.canTry() ?? true);

  async function runLoop(): Promise<void> {
    while (mayTry()) {
      wasWoken = false;
      const delivery = await lease();
      if (!delivery) {
        if (wasWoken) continue;
        return;
      }
      wake();
      tried += 1;
      await tryOne(delivery);
    }
  }

  async function lease(): Promise<Leased<DeliveryOf<Name>> | undefined> {
    try {
      const until = new Date(now().getTime() + LEASE_MS);
      const due = { now: now(), until, inFlight: [...inFlight], pausedKinds: sender.pausedKinds() };
      const found = await leaseNext(database.db, channel, due);
      isDatabaseAway = false;
      if (found) inFlight.add(found.id);
      return found;
    } catch (error) {
      // Logged only once, because the worker reads the outbox every few seconds.
      if (!isDatabaseAway) log.error({ err: error, channel }, "the outbox cannot be read");
      isDatabaseAway = true;
      wasWoken = false;
      return undefined;
    }
  }

  async function tryOne(delivery: Leased<DeliveryOf<Name>>): Promise<void> {
    try {
      await attempt(sender, parts, delivery, stopping.signal);
    } catch (error) {
      // The delivery is attempted again when its lease ends.
      log.error({ err: error, deliveryId: delivery.id }, "the result of a try could not be stored");
    } finally {
      inFlight.delete(delivery.id);
    }
  }

  return {
    wake,
    endPause: () => breaker?.reset(),
    async sendDue() {
      const before = tried;
      wake();
      while (loops.size > 0) await Promise.all(loops);
      return tried - before;
    },
    async stop() {
      isStopped = true;
      const ended = Promise.all(loops);
      await Promise.race([ended, delay(STOP_TIMEOUT_MS)]);
      stopping.abort();
      await Promise.race([ended, delay(GIVE_BACK_TIMEOUT_MS)]);
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms).unref());
}
