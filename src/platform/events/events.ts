import { webhooks as words } from "#content/accounts/webhooks.ts";
import type { EventBody, EventDetails, EventType } from "#shared/events.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Config } from "../config/config.ts";
import { siteLink } from "../config/site-link.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Db } from "../database/database.ts";
import { createCircuitBreaker } from "../deliveries/circuit-breaker.ts";
import { workOn, type Worker } from "../deliveries/worker.ts";
import { attemptEvent, type EventSender } from "./attempt.ts";
import {
  findListeners,
  findPersonId,
  insertEvents,
  leaseEvent,
  leaseNextEvent,
  releaseAllEvents,
  type LeasedEvent,
  type NewTry,
} from "./store.ts";

/** `person_id` is found by the address. */
export type NewEvent = {
  [Type in EventType]: EventDetails[Type] extends { email: string }
    ? { type: Type } & Omit<EventDetails[Type], "person_id">
    : { type: Type } & EventDetails[Type];
}[EventType];

/** What other tools are told; stored in the transaction of what it tells of, at least once. */
export type Events = {
  /** In the caller's transaction; leaves as soon as that is committed. */
  publish: (tx: Db, event: NewEvent) => Promise<void>;
  /** A sample, once. @returns what came of it; undefined when there is no such webhook */
  sendSample: (webhookId: string, type: EventType) => Promise<NewTry | undefined>;
  /** Once more, at once. @returns undefined when there is none, or it is on its way */
  sendAgain: (delivery: { webhookId: string; id: string }) => Promise<NewTry | undefined>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Tries now what is due. @returns how many */
  sendDue: () => Promise<number>;
  wake: () => void;
};

/** For retries, and for what other replicas published. */
const POLL_INTERVAL_MS = 1000;
const LEASE_MS = 60_000;

export function createEvents(
  platform: Omit<EventSender, "onStopped"> & { config: Config },
  onStopped: EventSender["onStopped"],
): Events {
  const { config, database, log, now } = platform;
  const { db } = database;
  const stopping = new AbortController();
  const sender: EventSender = {
    ...platform,
    onStopped: async (tx, webhook) => {
      await publish(tx, { type: "delivery.failing", what: "webhook", reason: webhook.url });
      await onStopped(tx, webhook);
    },
  };
  const worker: Worker = workOn<LeasedEvent>({
    name: "webhook",
    now,
    log,
    // Never opened: each receiver fails by itself.
    breaker: createCircuitBreaker(now),
    lease: (until, inFlight) => leaseNextEvent(db, now(), until, inFlight),
    attempt: async (delivery, signal) => void (await attemptEvent(sender, delivery, signal)),
  });
  let polling: NodeJS.Timeout | undefined;

  async function publish(tx: Db, event: NewEvent): Promise<void> {
    const listeners = await findListeners(tx, event.type);
    if (listeners.length === 0) return;
    const email = "email" in event ? event.email : null;
    const person_id =
      "person_id" in event ? event.person_id : email && (await findPersonId(tx, email));
    const details = "email" in event || "person_id" in event ? { ...event, person_id } : event;
    const body = bodyOf(config, details, now(), false);
    await insertEvents(
      tx,
      listeners.map((webhook_id) => rowOf(body, webhook_id, email, now())),
    );
    afterCommit(tx, wake);
  }
  const wake = () => {
    if (polling) worker.wake();
  };

  const leaseUntil = () => new Date(now().getTime() + LEASE_MS);
  return {
    publish,
    async sendSample(webhookId, type) {
      const body = bodyOf(config, { type, ...words.sample[type] }, now(), true);
      const leased_until = leaseUntil();
      const row = rowOf(body, webhookId, null, now());
      const [inserted] = await insertEvents(db, [{ ...row, state: "sending", leased_until }]);
      return inserted && attemptEvent(sender, { ...inserted, leased_until }, stopping.signal);
    },
    async sendAgain(delivery) {
      const leased = await leaseEvent(db, delivery, leaseUntil());
      return leased && attemptEvent(sender, leased, stopping.signal);
    },
    async start() {
      // The embedded database belongs to one process: what was being sent was cut when that ended.
      if (database.kind === "embedded") await releaseAllEvents(db);
      polling = setInterval(worker.wake, POLL_INTERVAL_MS);
      wake();
    },
    async stop() {
      clearInterval(polling);
      stopping.abort();
      await worker.stop();
    },
    sendDue: worker.sendDue,
    wake,
  };
}

function rowOf(body: EventBody, webhook_id: string, email: string | null, at: Date) {
  const { id: event_id, type } = body;
  return {
    webhook_id,
    event_id,
    type,
    email,
    body,
    state: "waiting" as const,
    next_at: at,
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
