import { Webhook as Signature } from "standardwebhooks";
import { brand } from "#content/site/brand.ts";
import type { Config } from "../config/config.ts";
import type { Database, Db } from "../database/database.ts";
import { withRetries } from "../deliveries/attempt.ts";
import { nextTry } from "../deliveries/retry.ts";
import type { Log } from "../log/log.ts";
import { post, type Answer } from "./post.ts";
import { unsealWebhook } from "./sealed.ts";
import {
  endEventLease,
  findWebhook,
  insertTry,
  noteArrival,
  noteFailure,
  stopWebhook,
  type LeasedEvent,
  type NewTry,
  type Webhook,
} from "./store.ts";

/** In the transaction that notes that a webhook was switched off. */
export type OnStopped = (tx: Db, webhook: Webhook) => Promise<void>;

export type EventSender = {
  config: Pick<Config, "privateWebhookHosts">;
  database: Database;
  log: Log;
  /** The data key. */
  secret: string;
  now: () => Date;
  onStopped: OnStopped;
};

const KEPT_TRIES = 50;
const MAX_KEPT_ANSWER = 4000;
const MAX_FAILING_MS = 3 * 24 * 60 * 60 * 1000;
const GONE = 410;
const STARS = "•••";

/** @returns what came of it; undefined when the webhook is gone */
export async function attemptEvent(
  sender: EventSender,
  delivery: LeasedEvent,
  stopping: AbortSignal,
): Promise<NewTry | undefined> {
  const { database, log, now } = sender;
  const webhook = await findWebhook(database.db, delivery.webhook_id);
  if (!webhook) return undefined;
  const { secret, header } = unsealWebhook(sender, webhook);
  const at = now();
  const began = performance.now();
  const body = JSON.stringify(delivery.body);
  const headers = headersOf(delivery, body, secret, at);
  let answer: Answer;
  try {
    answer = await post(
      webhook.url,
      { headers: { ...headers, ...(header && { [header.name]: header.value }) }, body },
      { privateHosts: sender.config.privateWebhookHosts, stopping },
    );
  } catch (error) {
    // Stopped: it waits for whoever is next.
    await endEventLease(database.db, delivery, { state: "waiting" });
    throw error;
  }
  const hidden = [secret, header?.value].filter((each) => each !== undefined);
  const tried: NewTry = {
    webhook_id: webhook.id,
    delivery_id: delivery.id,
    at,
    ms: Math.round(performance.now() - began),
    headers: { ...headers, ...(header && { [header.name]: STARS }) },
    status: answer.status,
    answer: withStars(answer.text, hidden).slice(0, MAX_KEPT_ANSWER),
    problem: answer.problem,
  };
  await withRetries(
    () => database.db.transaction((tx) => note(sender, tx, { webhook, delivery, tried })),
    stopping,
  );
  const { id: deliveryId, type } = delivery;
  const said = { deliveryId, type, webhookId: webhook.id, status: answer.status };
  if (answer.problem) log.warn({ ...said, reason: answer.problem }, "event not taken");
  else log.info(said, "event sent");
  return tried;
}

/** https://www.standardwebhooks.com */
function headersOf(
  { event_id }: LeasedEvent,
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
  { webhook, delivery, tried }: { webhook: Webhook; delivery: LeasedEvent; tried: NewTry },
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const isTest = delivery.body["test"] === true;
  const next_at = tried.problem && !isTest ? nextTry(attempts, tried.at) : undefined;
  const state = !tried.problem ? "sent" : next_at ? "waiting" : "failed";
  const ended = { state, attempts, ...(next_at && { next_at }) } as const;
  // Erased meanwhile, or taken over.
  if (!(await endEventLease(tx, delivery, ended))) return;
  await insertTry(tx, tried, KEPT_TRIES);
  if (isTest) return;
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
