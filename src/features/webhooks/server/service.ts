import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import { newSecret, webhookHeaders, webhookSecrets } from "#platform/outbox/webhook/sealed.ts";
import { type Webhook, webhookRows } from "#platform/outbox/webhook-store.ts";
import { isPrivateHost } from "#platform/outbox/webhook/post.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import type {
  MadeWebhook,
  NewWebhook,
  SampleResult,
  WebhookChange,
  WebhookLine,
  WebhookList,
} from "../contract.ts";
import { MAX_WEBHOOKS } from "../limits.ts";

export async function readWebhooks({ database }: Platform): Promise<WebhookList> {
  const all = await webhookRows.list(database.db, "all", ["created_at", "id"]);
  return { webhooks: all.map(lineOf) };
}

/** @throws Refusal `conflict` if there are too many webhooks, or the URL is not allowed */
export async function addWebhook(
  platform: Platform,
  actor: string,
  { url, events, format, headerName, headerValue }: NewWebhook,
): Promise<MadeWebhook> {
  refuseAddress(platform, url);
  const id = crypto.randomUUID();
  const secret = newSecret();
  return platform.database.db.transaction(async (tx) => {
    await lockKey(tx, "webhooks");
    if ((await webhookRows.list(tx, "all", [])).length >= MAX_WEBHOOKS) {
      throw new Refusal("conflict", labels.tooMany);
    }
    const row = await webhookRows.insert(tx, {
      id,
      url,
      events,
      format,
      ...(headerName && {
        header_name: headerName,
        sealed_header: webhookHeaders.seal(platform, id, headerValue),
      }),
      sealed_secret: webhookSecrets.seal(platform, id, secret),
      created_at: platform.now(),
    });
    await recordAudit(platform, tx, { actor_id: actor, action: "webhook_added", row_id: id });
    return { webhook: lineOf(row), secret };
  });
}

/** @throws Refusal `not_found` */
export async function openWebhook({ database }: Platform, id: string): Promise<WebhookLine> {
  const row = await webhookRows.find(database.db, id);
  if (!row) throw notFound();
  return lineOf(row);
}

/**
 * @throws Refusal `not_found`; `conflict` if somebody else changed the webhook first, or if the URL or header is
 *   refused
 */
export async function changeWebhook(
  platform: Platform,
  actor: string,
  id: string,
  { version, headerName, headerValue, ...change }: WebhookChange,
): Promise<WebhookLine> {
  if (change.url) refuseAddress(platform, change.url);
  const changed = await platform.database.db.transaction(async (tx) => {
    const before = await webhookRows.lock(tx, id, "no key update");
    if (!before) throw notFound();
    if (before.version !== version) {
      throw new Refusal("conflict", labels.changedMeanwhile);
    }
    const header = headerName === undefined ? {} : { header_name: headerName || null };
    const sealed_header = headerName === "" ? null : before.sealed_header;
    const isMoved = change.url !== undefined && change.url !== before.url;
    const row = await webhookRows.change(tx, id, {
      ...change,
      ...header,
      sealed_header: headerValue ? webhookHeaders.seal(platform, id, headerValue) : sealed_header,
      // The site switches off a webhook after three days of failures. If staff switch the webhook on or change its URL,
      // the three days begin anew.
      ...((change.active || isMoved) && { failing_since: null }),
      // `stopped_by` stays until staff switch the webhook on. As long as `stopped_by` is `failing`, the site goes on
      // storing events for the webhook.
      ...(change.active && { stopped_by: null }),
    });
    if (!row) throw notFound();
    const moved = new URL(row.url).origin !== new URL(before.url).origin;
    if (moved && row.header_name && !headerValue) {
      throw new Refusal("conflict", labels.problems.headerAnew);
    }
    if (Boolean(row.header_name) !== Boolean(row.sealed_header)) {
      throw new Refusal("conflict", labels.problems.headerHalf);
    }
    const fields = Object.keys({ ...change, ...header });
    const entry = { actor_id: actor, action: "webhook_changed", row_id: id };
    await recordAudit(platform, tx, { ...entry, changes: { fields } });
    return lineOf(row);
  });
  platform.outbox.sendNow();
  return changed;
}

/** @throws Refusal `not_found` */
export async function removeWebhook(platform: Platform, actor: string, id: string): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    if (!(await webhookRows.remove(tx, id))) throw notFound();
    await recordAudit(platform, tx, { actor_id: actor, action: "webhook_removed", row_id: id });
  });
}

const SAMPLES: Limit = { name: "webhook-sample", points: 20, seconds: 600 };

/** @throws Refusal `not_found`; `too_many` */
export async function testWebhook(platform: Platform, id: string): Promise<SampleResult> {
  await platform.limits.consume(SAMPLES, id);
  const { events } = await openWebhook(platform, id);
  const result = await platform.outbox.sendSample(id, events[0] ?? "contact.received");
  if (!result) throw notFound();
  return result;
}

/**
 * Refuses a URL without TLS or with a private IP address, unless WEBHOOK_PRIVATE_HOSTS lists the host. Host names are
 * resolved and checked when an event is sent.
 * @throws Refusal `conflict`
 */
function refuseAddress({ config }: Platform, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (config.privateWebhookHosts.includes(hostname)) return;
  if (protocol !== "https:") throw new Refusal("conflict", labels.problems.encrypted);
  if (isPrivateHost(hostname)) throw new Refusal("conflict", labels.problems.private);
}

function lineOf(row: Webhook): WebhookLine {
  const { id, url, events, format, active, version } = row;
  return {
    id,
    url,
    events,
    format,
    headerName: row.header_name ?? "",
    active,
    stoppedBy: row.stopped_by,
    failingSince: row.failing_since?.toISOString() ?? null,
    version,
  };
}

function notFound(): Refusal {
  return new Refusal("not_found", labels.notFound);
}
