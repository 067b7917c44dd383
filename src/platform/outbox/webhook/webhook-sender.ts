import { Webhook as Signature } from "standardwebhooks";
import { brand } from "#content/site/brand.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { Config } from "../../config/config.ts";
import type { Database, Db } from "../../database/database.ts";
import type { Outcome, Sender } from "../sender.ts";
import type { EventDelivery } from "../store.ts";
import {
  markFailing,
  markWorking,
  stopWebhook,
  type Webhook,
  webhookRows,
} from "../webhook-store.ts";
import { formatEvent } from "./format-event.ts";
import { post } from "./post.ts";
import { webhookHeaders, webhookSecrets } from "./sealed.ts";

export type WebhookHooks = {
  /** Called in the transaction in which the site switches a webhook off. */
  onStopped: (tx: Db, webhook: Webhook) => Promise<void>;
};

type WebhookParts = {
  config: Pick<Config, "privateWebhookHosts">;
  database: Database;
  secret: string;
  now: () => Date;
};

const MAX_KEPT_ANSWER = 4000;
const MAX_FAILING_MS = 3 * DAY_MS;
const GONE = 410;
const DOTS = "•••";

export function createWebhookSender(
  parts: WebhookParts,
  { onStopped }: WebhookHooks,
): Sender<"webhook"> {
  return {
    channel: "webhook",
    pausedKinds: () => [],
    send: (delivery, stopping) => sendEvent(parts, delivery, stopping),
    async onTried(tx, { webhook_id }, { scope, tried: { at, status } }) {
      if (scope === "sent") return markWorking(tx, webhook_id);
      const since = await markFailing(tx, webhook_id, at);
      const isGone = status === GONE;
      if (!isGone && at.getTime() - since.getTime() < MAX_FAILING_MS) return;
      const stopped = await stopWebhook(tx, webhook_id, isGone ? "gone" : "failing");
      if (stopped) await onStopped(tx, stopped);
    },
  };
}

/**
 * @returns "not_needed" if the webhook no longer exists
 * @throws Error if the attempt is aborted, or if the webhook's secret cannot be decrypted
 */
export async function sendEvent(
  parts: WebhookParts,
  { webhook_id, message_id, body }: Pick<EventDelivery, "webhook_id" | "message_id" | "body">,
  stopping?: AbortSignal,
): Promise<Outcome | "not_needed"> {
  const webhook = await webhookRows.find(parts.database.db, webhook_id);
  if (!webhook) return "not_needed";
  const { id, header_name: name, sealed_header: sealed } = webhook;
  const secret = webhookSecrets.open(parts, id, webhook.sealed_secret);
  const customHeader =
    name && sealed ? { name, value: webhookHeaders.open(parts, id, sealed) } : undefined;
  const at = parts.now();
  const began = performance.now();
  const text = JSON.stringify(formatEvent(webhook.format, body));
  const headers = headersOf(message_id, text, secret, at);
  const answer = await post(
    webhook.url,
    {
      headers: { ...headers, ...(customHeader && { [customHeader.name]: customHeader.value }) },
      body: text,
    },
    { privateHosts: parts.config.privateWebhookHosts, stopping },
  );
  const hidden = [secret, customHeader?.value].filter((each) => each !== undefined);
  return {
    scope: answer.reason ? "again" : "sent",
    tried: {
      at,
      ms: Math.round(performance.now() - began),
      format: webhook.format,
      headers: { ...headers, ...(customHeader && { [customHeader.name]: DOTS }) },
      status: answer.status,
      answer: withDots(answer.text, hidden).slice(0, MAX_KEPT_ANSWER),
      reason: answer.reason,
    },
    detail: answer.status === null ? null : String(answer.status),
    code: answer.status ?? undefined,
  };
}

/** Makes the request's headers, signed as https://www.standardwebhooks.com/ describes. */
function headersOf(id: string, body: string, secret: string, at: Date): Record<string, string> {
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": `${brand.name.replace(/[^\x20-\x7e]/g, "")} website`,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Signature(secret).sign(id, at, body),
  };
}

function withDots(text: string, hidden: readonly string[]): string {
  return hidden.reduce((rest, each) => rest.replaceAll(each, DOTS), text).replaceAll("\0", "");
}
