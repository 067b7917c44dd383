import { domainToASCII } from "node:url";
import { DELIVERY_KINDS, type DeliveryKind } from "#shared/deliveries.ts";
import type { Config } from "../config/config.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import type { OnGivenUp, Render, Sender } from "./attempt.ts";
import { insertDelivery, releaseAll } from "./store.ts";
import { createMonitor, findMailTrouble, type Monitor, type MailTrouble } from "./monitor.ts";
import { createWorker, type Worker } from "./worker.ts";

export type Order = {
  kind: DeliveryKind;
  /** Address; without one the renderer names it when the mail is sent. */
  to?: string;
  subjectId?: string;
  /** What the renderer needs besides: nothing secret, nothing personal. */
  about?: Record<string, string>;
  expiresAt?: Date;
  sendAt?: Date;
};

/** A queue, then a log; stored in the transaction of what they tell about (decision 19). */
export type Deliveries = {
  /** In the caller's transaction; leaves as soon as that is committed. @returns its id */
  order: (tx: Db, order: Order) => Promise<string>;
  start: (render: Render, onGivenUp?: OnGivenUp) => Promise<void>;
  stop: () => Promise<void>;
  /** Tries now, even while it would wait for a server that was away. */
  sendNow: () => void;
  trouble: () => Promise<MailTrouble>;
  /** Some seconds old; asks nobody. */
  isFailing: () => boolean;
};

/** For retries, and for what other replicas ordered. */
const POLL_INTERVAL_MS = 1000;

export function createDeliveries(
  platform: Omit<Sender, "render" | "onGivenUp">,
  mail: Config["mail"],
): Deliveries {
  const { database, now } = platform;
  const watch: Monitor = createMonitor(platform);
  const host = hostOf(mail?.from);
  let worker: Worker | undefined;
  let polling: NodeJS.Timeout | undefined;
  return {
    async order(tx, order) {
      const delivery = newDelivery(order, now(), host);
      await insertDelivery(tx, delivery);
      afterCommit(tx, () => worker?.wake());
      return delivery.id;
    },
    async start(render, onGivenUp) {
      // The embedded database belongs to one process: what was being sent was cut when that ended.
      if (database.kind === "embedded") await releaseAll(database.db);
      worker = createWorker({ ...platform, render, ...(onGivenUp ? { onGivenUp } : {}) });
      polling = setInterval(worker.wake, POLL_INTERVAL_MS);
      worker.wake();
      watch.start();
    },
    async stop() {
      clearInterval(polling);
      watch.stop();
      await worker?.stop();
    },
    sendNow() {
      worker?.endPause();
      worker?.wake();
    },
    trouble: () => findMailTrouble(platform),
    isFailing: watch.isFailing,
  };
}

function newDelivery(
  { kind, to, subjectId, about = {}, expiresAt, sendAt }: Order,
  now: Date,
  host: string,
) {
  const id = crypto.randomUUID();
  return {
    id,
    kind,
    recipient: to,
    subject_id: subjectId,
    about,
    message_id: `<${id}@${host}>`,
    priority: DELIVERY_KINDS[kind].priority,
    next_at: sendAt ?? now,
    expires_at: expiresAt,
    waiting_since: now,
    created_at: now,
  };
}

/** @param from as MAIL_FROM: an address, or a name and an address in angle brackets */
function hostOf(from = ""): string {
  const host = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? "";
  return domainToASCII(host) || "localhost";
}
