import { domainToASCII } from "node:url";
import { isForTeam, MAIL_KINDS, type DeliveryReason, type MailKind } from "#shared/deliveries.ts";
import type { EventType } from "#shared/events.ts";
import type { Config } from "../config/config.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import { senderAddress } from "../mail/sender-address.ts";
import type { Parts } from "./attempt.ts";
import { createMailSender, type MailHooks } from "./mail-sender.ts";
import { createMonitor, findMailTrouble, type MailTrouble, type Monitor } from "./monitor.ts";
import { deliveryRows, insertTry, releaseAll } from "./store.ts";
import { findListeners, findPerson } from "./webhook-store.ts";
import { bodyOf, eventDelivery, sampleOf, wellFormed, type NewEvent } from "./webhook/event.ts";
import { createWebhookSender, sendEvent, type WebhookHooks } from "./webhook/webhook-sender.ts";
import { createWorker, type Worker } from "./worker.ts";

type Order = {
  kind: MailKind;
  /** Address of the receiver. If missing, the function that renders the email finds the receiver. */
  to?: string;
  /** Id of the row that the email is about. */
  subjectId?: string;
  /** Data for the function that renders the email, without secrets and personal data. */
  about?: Record<string, string>;
  expiresAt?: Date;
  sendAt?: Date;
};

export type OutboxHooks = MailHooks & WebhookHooks;

/**
 * Stores emails and events in the transaction that causes them, and sends them later (docs/product.md, decision 19).
 */
export type Outbox = {
  /** Stores an email that is to be sent. @returns the email's id */
  order: (tx: Db, order: Order) => Promise<string>;
  /** Stores a delivery for each webhook that wants events of this type. */
  publish: (tx: Db, event: NewEvent) => Promise<void>;
  /** Sends a sample event once, and waits for the answer. @returns undefined if the webhook does not exist */
  sendSample: (webhookId: string, type: EventType) => Promise<Sample | undefined>;
  start: (hooks: OutboxHooks) => Promise<void>;
  stop: () => Promise<void>;
  /** Sends due deliveries even while the outbox pauses because the mail server fails. */
  sendNow: () => void;
  trouble: () => Promise<MailTrouble>;
  /** Whether emails wait too long or have failed: the monitor's last result, without a query to the database. */
  isFailing: () => boolean;
};

type Sample = { status: number | null; reason: DeliveryReason | null };

type OutboxParts = Parts & { config: Config; mailbox: Mailbox; secret: string };

/**
 * Interval in ms. Polling finds deliveries that are due again, that were delayed, or that a dead replica had reserved.
 */
const POLL_INTERVAL_MS = 5000;

export function createOutbox(parts: OutboxParts): Outbox {
  const { config, database, now } = parts;
  const { db } = database;
  const [, domain = ""] = senderAddress(config.mail?.from).split("@");
  const host = domainToASCII(domain) || "localhost";
  const monitor = createMonitor(parts);
  let workers: Worker[] = [];
  // Ids of the deliveries that are being sent. Workers from before and after a stop share them, because an attempt may
  // outlast the stop, for example when a move to PostgreSQL fails quickly.
  const inFlight = new Set<string>();
  let polling: NodeJS.Timeout | undefined;
  const wake = () => workers.forEach((worker) => worker.wake());
  return {
    async order(tx, order) {
      const email = mailDelivery(order, now(), host);
      const goesNowhere = isForTeam(order.kind) && !config.staffEmail;
      await deliveryRows.insertAll(tx, [
        { ...email, ...(goesNowhere && { state: "cancelled", reason: "no_team_address" }) },
      ]);
      afterCommit(tx, wake);
      return email.id;
    },
    async publish(tx, published) {
      const event = wellFormed(published);
      const listeners = await findListeners(tx, event.type);
      if (listeners.length === 0) return;
      const at = now();
      const email = "email" in event ? event.email : null;
      const details = email === null ? event : { ...event, ...(await findPerson(tx, email)) };
      const body = bodyOf(config, details, { at, test: false });
      await deliveryRows.insertAll(
        tx,
        listeners.map((webhook) => eventDelivery(body, webhook, { email, at })),
      );
      afterCommit(tx, wake);
    },
    async sendSample(webhookId, type) {
      const body = sampleOf(config, type, now());
      const event = eventDelivery(body, webhookId, { email: null, at: now() });
      const outcome = await sendEvent(parts, event);
      if (outcome === "not_needed") return undefined;
      const { status = null, reason = null, at } = outcome.tried;
      const state = reason ? "failed" : "sent";
      await db.transaction(async (tx) => {
        const tried = { attempts: 1, tried_at: at, reason, last_error: outcome.detail };
        await deliveryRows.insertAll(tx, [{ ...event, state, ...tried }]);
        await insertTry(tx, event.id, outcome.tried);
      });
      return { status, reason };
    },
    async start(hooks) {
      // Only this process uses the embedded database, so all leases (reservations of deliveries) belong to processes
      // that have ended, except those of deliveries that this process is still sending.
      if (database.kind === "embedded") await releaseAll(db, [...inFlight]);
      workers = createWorkers(parts, hooks, { pausedKinds: monitor.pausedKinds, inFlight });
      polling = setInterval(wake, POLL_INTERVAL_MS);
      wake();
      monitor.start();
    },
    async stop() {
      clearInterval(polling);
      monitor.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    sendNow() {
      workers.forEach((worker) => worker.endPause());
      wake();
    },
    trouble: () => findMailTrouble(parts),
    isFailing: monitor.isFailing,
  };
}

export function createWorkers(
  parts: OutboxParts,
  hooks: OutboxHooks,
  {
    pausedKinds = () => [],
    inFlight = new Set(),
  }: { pausedKinds?: Monitor["pausedKinds"]; inFlight?: Set<string> } = {},
): [mail: Worker, webhook: Worker] {
  return [
    createWorker(createMailSender(parts, hooks, pausedKinds), parts, inFlight),
    createWorker(createWebhookSender(parts, hooks), parts, inFlight),
  ];
}

function mailDelivery(
  { kind, to, subjectId, about = {}, expiresAt, sendAt }: Order,
  now: Date,
  host: string,
) {
  const id = crypto.randomUUID();
  return {
    id,
    channel: "mail" as const,
    kind,
    recipient: to,
    subject_id: subjectId,
    about,
    message_id: `<${id}@${host}>`,
    priority: MAIL_KINDS[kind].priority,
    next_at: sendAt ?? now,
    expires_at: expiresAt,
    waiting_since: now,
    created_at: now,
  };
}
