import { setTimeout } from "node:timers/promises";
import type { Database, Db } from "../database/database.ts";
import { databaseFailure } from "../database/failure.ts";
import type { Log } from "../log/log.ts";
import type { Mail, Mailbox, Sent } from "../mail/mailbox.ts";
import type { DeliveryReason } from "#shared/deliveries.ts";
import { SendFailure } from "../mail/send-failure.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { nextTry } from "./retry.ts";
import { markSent, endLease, type Delivery, type Leased } from "./store.ts";

/** Writes a mail when it is sent. @returns undefined when there is nothing to send any more */
export type Render = (delivery: Delivery) => Promise<Mail | undefined>;

export type OnGivenUp = (tx: Db, delivery: Delivery, reason: DeliveryReason) => Promise<void>;

export type Sender = {
  database: Database;
  mailbox: Mailbox;
  log: Log;
  now: () => Date;
  render: Render;
  onGivenUp?: OnGivenUp;
};

export const MAIL_HINTS: Partial<Record<SendFailure["reason"], string>> = {
  login_refused: "the mail server refuses the login: please check SMTP_URL",
  no_encryption:
    "the connection to the mail server cannot be encrypted, and a password in SMTP_URL is not sent without: please use a server that offers STARTTLS with a valid certificate, or smtps://",
  sender_refused: "the mail server refuses the sender: please check MAIL_FROM",
  folder_not_writable: "mail cannot be kept in the data folder: please check DATA_DIR",
};

/** @param stopping gives up; the delivery then waits for whoever is next */
export async function attempt(
  sender: Sender,
  delivery: Leased,
  breaker: CircuitBreaker,
  stopping: AbortSignal,
): Promise<void> {
  const { database, mailbox, log, now, render } = sender;
  const { db } = database;
  const { id: deliveryId, kind } = delivery;
  if (delivery.expires_at && delivery.expires_at <= now()) {
    return withRetries(() => cancel(sender, delivery, "expired"), stopping);
  }
  let mail: Mail | undefined;
  let left: Sent | void = undefined;
  try {
    mail = await render(delivery);
    if (mail) left = await mailbox.send(mail, { messageId: delivery.message_id, signal: stopping });
  } catch (error) {
    if (stopping.aborted) return giveBack(db, delivery);
    if (!(error instanceof SendFailure) && databaseFailure(error)) {
      // No fault of the mail's, which was not written yet.
      const next_at = new Date(now().getTime() + DATABASE_DELAY_MS);
      return withRetries(() => giveBack(db, delivery, next_at), stopping);
    }
    const failure = failureOf(sender, delivery, error);
    return recordFailure(sender, delivery, { breaker, failure, stopping });
  }
  if (!mail) return withRetries(() => cancel(sender, delivery, "not_needed"), stopping);
  breaker.reset();
  const sent = { recipient: mail.to, at: now(), kept: left !== undefined };
  const noted = await withRetries(() => markSent(db, delivery, sent), stopping);
  if (!noted) await left?.discard();
  log.info({ deliveryId, kind, attempt: delivery.attempts + 1 }, "mail sent");
}

async function giveBack(db: Db, delivery: Leased, next_at = delivery.next_at): Promise<void> {
  await endLease(db, delivery, { state: "waiting", next_at });
}

async function cancel(
  { database, log }: Sender,
  delivery: Leased,
  reason: "expired" | "not_needed",
): Promise<void> {
  await endLease(database.db, delivery, { state: "cancelled", reason });
  log.info({ deliveryId: delivery.id, kind: delivery.kind, reason }, "mail cancelled");
}

const MAX_NOTE_TRIES = 60;
const NOTE_RETRY_DELAY_MS = 1000;
const DATABASE_DELAY_MS = 5000;

/** Outlasts an outage: what has left must not leave again, the rest not wait out its lease. */
export async function withRetries<T>(note: () => Promise<T>, stopping: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await note();
    } catch (error) {
      if (tries === MAX_NOTE_TRIES || stopping.aborted) throw error;
      await setTimeout(NOTE_RETRY_DELAY_MS);
    }
  }
}

/** A mistake of ours concerns this mail only, and is logged whole. */
function failureOf({ log }: Sender, { id, kind }: Leased, error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  log.error({ err: error, deliveryId: id, kind }, "a mail could not be written");
  return new SendFailure("again", "not_rendered", new Error());
}

async function recordFailure(
  { database, log, now, onGivenUp }: Sender,
  delivery: Leased,
  {
    breaker,
    failure,
    stopping,
  }: { breaker: CircuitBreaker; failure: SendFailure; stopping: AbortSignal },
): Promise<void> {
  const { scope, reason, code, smtpCode, message } = failure;
  const attempts = delivery.attempts + (scope === "transport" ? 0 : 1);
  let nextAt: Date | undefined;
  if (scope === "transport") nextAt = breaker.recordFailure();
  else if (reason !== "not_rendered") breaker.reset();
  if (scope === "again") nextAt = nextTry(attempts, now());
  const change = {
    state: nextAt ? ("waiting" as const) : ("failed" as const),
    attempts,
    // What waits for the server itself leaves as soon as that is back.
    ...(scope === "again" && nextAt ? { next_at: nextAt } : {}),
    tried_at: now(),
    reason,
    last_code: smtpCode ?? null,
    last_error: message || null,
  };
  const note = () =>
    database.db.transaction(async (tx) => {
      const noted = await endLease(tx, delivery, change);
      if (noted && !nextAt) await onGivenUp?.(tx, delivery, reason);
    });
  await withRetries(note, stopping);
  log.warn(
    {
      deliveryId: delivery.id,
      kind: delivery.kind,
      attempt: delivery.attempts + 1,
      code,
      reason,
      nextAt: nextAt?.toISOString() ?? null,
    },
    MAIL_HINTS[reason] ?? (nextAt ? "mail not sent, tried again later" : "mail not sent, given up"),
  );
}
