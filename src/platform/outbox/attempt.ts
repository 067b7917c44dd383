import { setTimeout } from "node:timers/promises";
import type { Channel, Unsent } from "#shared/deliveries.ts";
import type { Database } from "../database/database.ts";
import { databaseFailure } from "../database/failure.ts";
import type { Log } from "../log/log.ts";
import { MAIL_HINTS } from "../mail/send-failure.ts";
import { nextTry } from "./retry.ts";
import type { Outcome, Sender } from "./sender.ts";
import {
  endLease,
  insertTry,
  lockSubject,
  markSent,
  type DeliveryOf,
  type Leased,
} from "./store.ts";

export type Parts = { database: Database; log: Log; now: () => Date };

/**
 * Makes one attempt to send a delivery, and stores the result. `stopping` aborts the attempt. A delivery that has
 * expired, or that is no longer needed, is canceled instead.
 */
export async function attempt<Name extends Channel>(
  sender: Sender<Name>,
  parts: Parts,
  delivery: Leased<DeliveryOf<Name>>,
  stopping: AbortSignal,
): Promise<void> {
  const { database, log, now } = parts;
  const save = <T>(change: () => Promise<T>) => withRetries(change, stopping);
  const end = async (reason: "expired" | Unsent) => {
    await save(() => endLease(database.db, delivery, { state: "cancelled", reason }));
    log.info({ deliveryId: delivery.id, kind: delivery.kind, reason }, "delivery cancelled");
  };
  if (delivery.expires_at && delivery.expires_at <= now()) return end("expired");
  let outcome: Outcome | Unsent;
  try {
    outcome = await sender.send(delivery, stopping);
  } catch (error) {
    const giveBack = (next_at = delivery.next_at) =>
      endLease(database.db, delivery, { state: "waiting", next_at });
    if (stopping.aborted) return void (await giveBack());
    if (databaseFailure(error)) {
      // The database failed before anything was sent, so this does not count as an attempt.
      return void (await save(() => giveBack(new Date(now().getTime() + DATABASE_DELAY_MS))));
    }
    log.error({ err: error, deliveryId: delivery.id }, "a delivery could not be written");
    outcome = notRendered(now());
  }
  if (typeof outcome === "string") return end(outcome);
  await record(sender, parts, { delivery, outcome, save });
}

const DATABASE_DELAY_MS = 5000;

function notRendered(at: Date): Outcome {
  return { scope: "again", tried: { at, ms: 0, status: null, answer: "", reason: "not_rendered" } };
}

const MAX_SAVES = 60;
const SAVE_RETRY_DELAY_MS = 1000;

/** Repeats a failed write once a second, so that a delivery that was sent is also recorded as sent. */
async function withRetries<T>(save: () => Promise<T>, stopping: AbortSignal): Promise<T> {
  for (let saves = 1; ; saves += 1) {
    try {
      return await save();
    } catch (error) {
      if (saves === MAX_SAVES || stopping.aborted) throw error;
      await setTimeout(SAVE_RETRY_DELAY_MS);
    }
  }
}

type Attempted<Name extends Channel> = {
  delivery: Leased<DeliveryOf<Name>>;
  outcome: Outcome;
  save: (change: () => Promise<boolean>) => Promise<boolean>;
};

async function record<Name extends Channel>(
  { channel, breaker, onTried }: Sender<Name>,
  { database, log, now }: Parts,
  { delivery, outcome, save }: Attempted<Name>,
): Promise<void> {
  const { scope, tried } = outcome;
  const isSent = scope === "sent";
  const reason = tried.reason ?? null;
  // An outage of the mail server uses up no attempts.
  const attempts = delivery.attempts + (scope === "transport" ? 0 : 1);
  let nextAt: Date | undefined;
  if (scope === "transport") nextAt = breaker?.recordFailure();
  else if (reason !== "not_rendered") breaker?.reset();
  if (scope === "again") nextAt = nextTry(attempts, now());
  const isGivenUp = !isSent && !nextAt;
  const change = {
    state: isGivenUp ? ("failed" as const) : ("waiting" as const),
    attempts,
    // The next attempt is delayed only if this delivery alone failed. After an outage of the mail server, an email is
    // sent at once.
    ...(scope === "again" && nextAt ? { next_at: nextAt } : {}),
    tried_at: tried.at,
    reason,
    last_error: outcome.detail || null,
  };
  const recipient = outcome.recipient ?? delivery.recipient;
  const isStored = await save(() =>
    database.db.transaction(async (tx) => {
      await lockSubject(tx, delivery);
      const stored = isSent
        ? await markSent(tx, delivery, { recipient, at: tried.at, reason })
        : await endLease(tx, delivery, change);
      if (!stored) return false;
      await insertTry(tx, delivery.id, tried);
      await onTried(tx, delivery, { ...outcome, isGivenUp });
      return true;
    }),
  );
  if (isSent && !isStored) await outcome.discard?.();
  const logFields = {
    deliveryId: delivery.id,
    kind: delivery.kind,
    attempt: delivery.attempts + 1,
  };
  if (isSent) return log.info(logFields, `${channel} sent`);
  log.warn(
    { ...logFields, code: outcome.code, reason, nextAt: nextAt?.toISOString() ?? null },
    (channel === "mail" && reason && MAIL_HINTS[reason]) ||
      `${channel} not sent, ${isGivenUp ? "given up" : "tried again later"}`,
  );
}
