import { Webhook as Signature } from "standardwebhooks";
import { brand } from "#content/site/brand.ts";
import type { EventBody, TryProblem } from "#shared/events.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Config } from "../config/config.ts";
import type { Database, Db } from "../database/database.ts";
import { withRetries } from "../deliveries/attempt.ts";
import { nextTry } from "../deliveries/retry.ts";
import type { Log } from "../log/log.ts";
import { post } from "./post.ts";
import { unsealWebhook } from "./sealed.ts";
import {
  endEventLease,
  findWebhook,
  insertTry,
  noteArrival,
  noteFailure,
  stopWebhook,
  type EventDelivery,
  type LeasedEvent,
  type NewTry,
  type Webhook,
} from "./store.ts";
import { writtenAs } from "./written-as.ts";

/** In the transaction that notes that a webhook was switched off. */
export type OnStopped = (tx: Db, webhook: Webhook) => Promise<void>;

export type EventSender = {
  config: Pick<Config, "privateWebhookHosts">;
  database: Database;
  log: Log;
  secret: string;
  now: () => Date;
  onStopped: OnStopped;
};

export type Tried = Omit<NewTry, "delivery_id" | "problem"> & { problem: TryProblem | null };

const MAX_KEPT_ANSWER = 4000;
const MAX_FAILING_MS = 3 * DAY_MS;
const GONE = 410;
const PAUSE_MS = 5000;
const STARS = "•••";

/** @throws when stopped, or another secret sealed its own */
export async function sendOnce(
  sender: Omit<EventSender, "onStopped">,
  webhook: Webhook,
  event: Pick<EventDelivery, "event_id" | "type" | "body">,
  stopping: AbortSignal,
): Promise<Tried> {
  const { log, now } = sender;
  const { secret, header } = unsealWebhook(sender, webhook);
  const at = now();
  const began = performance.now();
  const body = JSON.stringify(writtenAs(webhook.format, event.body as EventBody));
  const headers = headersOf(event, body, secret, at);
  const { status, text, problem } = await post(
    webhook.url,
    { headers: { ...headers, ...(header && { [header.name]: header.value }) }, body },
    { privateHosts: sender.config.privateWebhookHosts, stopping },
  );
  const said = { eventId: event.event_id, type: event.type, webhookId: webhook.id, status };
  if (problem) log.warn({ ...said, reason: problem }, "event not taken");
  else log.info(said, "event sent");
  const hidden = [secret, header?.value].filter((each) => each !== undefined);
  return {
    webhook_id: webhook.id,
    format: webhook.format,
    at,
    ms: Math.round(performance.now() - began),
    headers: { ...headers, ...(header && { [header.name]: STARS }) },
    status,
    answer: withStars(text, hidden).slice(0, MAX_KEPT_ANSWER),
    problem,
  };
}

export async function attemptEvent(
  sender: EventSender,
  delivery: LeasedEvent,
  stopping: AbortSignal,
): Promise<void> {
  const { database, now } = sender;
  const webhook = await findWebhook(database.db, delivery.webhook_id);
  if (!webhook) return;
  let tried: Tried;
  try {
    tried = await sendOnce(sender, webhook, delivery, stopping);
  } catch (error) {
    // It waits for whoever is next; what cannot even be asked, not to be asked at once.
    const next_at = new Date(now().getTime() + (stopping.aborted ? 0 : PAUSE_MS));
    await endEventLease(database.db, delivery, { state: "waiting", next_at });
    throw error;
  }
  await withRetries(
    () => database.db.transaction((tx) => note(sender, tx, { webhook, delivery, tried })),
    stopping,
  );
}

/** https://www.standardwebhooks.com */
function headersOf(
  { event_id }: Pick<EventDelivery, "event_id">,
  body: string,
  secret: string,
  at: Date,
): Record<string, string> {
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": `${brand.name.replace(/[^\x20-\x7e]/g, "")} website`,
    "webhook-id": event_id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Signature(secret).sign(event_id, at, body),
  };
}

async function note(
  sender: EventSender,
  tx: Db,
  { webhook, delivery, tried }: { webhook: Webhook; delivery: LeasedEvent; tried: Tried },
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const next_at = tried.problem ? nextTry(attempts, tried.at) : undefined;
  const state = !tried.problem ? "sent" : next_at ? "waiting" : "failed";
  const ended = { state, attempts, ...(next_at && { next_at }) } as const;
  // Erased meanwhile, or taken over.
  if (!(await endEventLease(tx, delivery, ended))) return;
  await insertTry(tx, { ...tried, delivery_id: delivery.id });
  if (!tried.problem) return noteArrival(tx, webhook.id);
  const since = await noteFailure(tx, webhook.id, tried.at);
  const gone = tried.status === GONE;
  if (!gone && tried.at.getTime() - since.getTime() < MAX_FAILING_MS) return;
  const stopped = await stopWebhook(tx, webhook.id, gone ? "gone" : "failing");
  if (stopped) await sender.onStopped(tx, webhook);
}

function withStars(text: string, hidden: readonly string[]): string {
  return hidden.reduce((rest, each) => rest.replaceAll(each, STARS), text).replaceAll("\0", "");
}
