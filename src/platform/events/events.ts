import { webhooks as words } from "#content/accounts/webhooks.ts";
import type { EventBody, EventDetails, EventType } from "#shared/events.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Config } from "../config/config.ts";
import { siteLink } from "../config/site-link.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import { createCircuitBreaker } from "../deliveries/circuit-breaker.ts";
import { workOn, type Worker } from "../deliveries/worker.ts";
import { attemptEvent, sendOnce, type EventSender, type Tried } from "./attempt.ts";
import {
  findEvent,
  findListeners,
  findPerson,
  findWebhook,
  insertEvents,
  insertTry,
  leaseNextEvent,
  markArrived,
  noteArrival,
  releaseAllEvents,
  type EventDelivery,
  type LeasedEvent,
} from "./store.ts";

export type NewEvent = {
  [Type in EventType]: EventDetails[Type] extends { email: string }
    ? { type: Type } & Omit<EventDetails[Type], "person_id" | "merged_into">
    : { type: Type } & EventDetails[Type];
}[EventType];

export type SentNow = Tried & { id: string; delivery: EventDelivery };

/** What other tools are told; stored in the transaction of what it tells of, at least once. */
export type Events = {
  /** In the caller's transaction; leaves as soon as that is committed. */
  publish: (tx: Db, event: NewEvent) => Promise<void>;
  /** A sample, once. @returns what came of it; undefined when there is no such webhook */
  sendSample: (webhookId: string, type: EventType) => Promise<SentNow | undefined>;
  /** Once more, at once; also what is on its way. @returns undefined when there is none */
  sendAgain: (delivery: { webhookId: string; id: string }) => Promise<SentNow | undefined>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  sendDue: () => Promise<number>;
  wake: () => void;
};

/** For retries, and for what other replicas published. */
const POLL_INTERVAL_MS = 1000;

export function createEvents(
  platform: Omit<EventSender, "onStopped"> & { config: Config },
  onStopped: EventSender["onStopped"],
): Events {
  const { config, database, log, now } = platform;
  const { db } = database;
  const sender: EventSender = {
    ...platform,
    onStopped: async (tx, webhook) => {
      // The rest of an address may be what lets one in.
      const { hostname } = new URL(webhook.url);
      await publish(tx, { type: "delivery.failing", what: "webhook", reason: hostname });
      await onStopped(tx, webhook);
    },
  };
  const createWorker = (): Worker =>
    workOn<LeasedEvent>({
      name: "webhook",
      now,
      log,
      // Never opened: each receiver fails by itself.
      breaker: createCircuitBreaker(now),
      lease: (until, inFlight) => leaseNextEvent(db, now(), until, inFlight),
      attempt: (delivery, signal) => attemptEvent(sender, delivery, signal),
    });
  let stopping = new AbortController();
  let worker = createWorker();
  let polling: NodeJS.Timeout | undefined;

  async function publish(tx: Db, told: NewEvent): Promise<void> {
    const event = wellFormed(told);
    const listeners = await findListeners(tx, event.type);
    if (listeners.length === 0) return;
    const email = "email" in event ? event.email : null;
    const details = email === null ? event : { ...event, ...(await findPerson(tx, email)) };
    const body = bodyOf(config, details, now(), false);
    await insertEvents(
      tx,
      listeners.map((webhook_id) => newDelivery(body, webhook_id, email, now())),
    );
    afterCommit(tx, wake);
  }
  const wake = () => {
    if (polling) worker.wake();
  };

  return {
    publish,
    async sendSample(webhookId, type) {
      const webhook = await findWebhook(db, webhookId);
      if (!webhook) return undefined;
      const body = bodyOf(config, { type, ...words.sample[type] }, now(), true);
      const event = { ...newDelivery(body, webhookId, null, now()), attempts: 1 };
      const tried = await sendOnce(sender, webhook, event, stopping.signal);
      const delivery = { ...event, state: tried.problem ? "failed" : "sent" } as const;
      return db.transaction(async (tx) => {
        await insertEvents(tx, [delivery]);
        const id = await insertTry(tx, { ...tried, delivery_id: delivery.id });
        return { ...tried, id, delivery };
      });
    },
    async sendAgain(wanted) {
      const delivery = await findEvent(db, wanted);
      const webhook = delivery && (await findWebhook(db, wanted.webhookId));
      if (!webhook) return undefined;
      const tried = await sendOnce(sender, webhook, delivery, stopping.signal);
      return db.transaction(async (tx) => {
        const id = await insertTry(tx, { ...tried, delivery_id: delivery.id });
        if (!tried.problem) {
          await markArrived(tx, delivery.id);
          await noteArrival(tx, webhook.id);
        }
        return { ...tried, id, delivery };
      });
    },
    async start() {
      // The embedded database belongs to one process: what was being sent was cut when that ended.
      if (database.kind === "embedded") await releaseAllEvents(db);
      // What was stopped stays so; a move that failed starts again.
      stopping = new AbortController();
      worker = createWorker();
      polling = setInterval(worker.wake, POLL_INTERVAL_MS);
      wake();
    },
    async stop() {
      clearInterval(polling);
      stopping.abort();
      await worker.stop();
    },
    sendDue: () => worker.sendDue(),
    wake,
  };
}

function newDelivery(
  body: EventBody,
  webhook_id: string,
  email: string | null,
  at: Date,
): EventDelivery {
  const { id: event_id, type } = body;
  return {
    id: crypto.randomUUID(),
    webhook_id,
    event_id,
    type,
    email,
    body,
    state: "waiting",
    attempts: 0,
    next_at: at,
    leased_until: null,
    created_at: at,
  };
}

function bodyOf(
  config: Config,
  details: { type: EventType } & Record<string, unknown>,
  at: Date,
  test: boolean,
): EventBody {
  return {
    id: crypto.randomUUID(),
    timestamp: at.toISOString(),
    test,
    text: (test ? words.textOfTest : "") + textOf(details),
    admin_url: siteLink(config, pageOf(details)),
    ...details,
  };
}

/** Half a character is nothing that the database takes in JSON. */
function wellFormed(event: NewEvent): NewEvent {
  return JSON.parse(JSON.stringify(event), (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ) as NewEvent;
}

function pageOf({ message_id, person_id }: Record<string, unknown>): string {
  if (typeof message_id === "string") return `/admin/messages/${message_id}`;
  if (typeof person_id === "string") return `/admin/people/${person_id}`;
  return "/admin/webhooks";
}

const MAX_QUOTED = 300;

/** In Slack and Teams a stranger's `<`, `>` and `&` are commands. */
function textOf(details: { type: EventType } & Record<string, unknown>): string {
  const safe = Object.entries(details).map(([name, value]) => {
    const plain = (typeof value === "string" ? value : "")
      .replace(/\s+/g, " ")
      .slice(0, MAX_QUOTED)
      .toWellFormed();
    return [
      name,
      plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"),
    ] as const;
  });
  return interpolate(words.texts[details.type], Object.fromEntries(safe));
}
