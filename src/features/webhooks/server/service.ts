import { webhooks as words } from "#content/accounts/webhooks.ts";
import { recordAudit } from "#features/people/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { SentNow } from "#platform/events/events.ts";
import { writtenAs } from "#platform/events/written-as.ts";
import { newSecret, sealHeader, sealSecret } from "#platform/events/sealed.ts";
import type { Platform } from "#platform/platform.ts";
import { CHANGED_MEANWHILE, Refusal } from "#platform/refusal.ts";
import type { EventBody } from "#shared/events.ts";
import type {
  MadeWebhook,
  NewWebhook,
  WebhookChange,
  WebhookDetails,
  WebhookLine,
  WebhookList,
} from "../contract.ts";
import { MAX_WEBHOOKS, SHOWN_TRIES } from "../limits.ts";
import {
  deleteWebhook,
  insertWebhook,
  listTries,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  type Webhook,
} from "./store.ts";

export async function readWebhooks({ database }: Platform): Promise<WebhookList> {
  return { webhooks: (await listWebhooks(database.db)).map(lineOf) };
}

/** @throws Refusal `conflict` when there are too many, or the address may not be used */
export async function addWebhook(
  platform: Platform,
  actor: string,
  { url, events, format, headerName, headerValue }: NewWebhook,
): Promise<MadeWebhook> {
  refuseUnencrypted(platform, url);
  const id = crypto.randomUUID();
  const secret = newSecret();
  return platform.database.db.transaction(async (tx) => {
    await lockKey(tx, "webhooks");
    if ((await listWebhooks(tx)).length >= MAX_WEBHOOKS) {
      throw new Refusal("conflict", words.tooMany);
    }
    const row = await insertWebhook(tx, {
      id,
      url,
      events,
      format,
      ...(headerName && {
        header_name: headerName,
        sealed_header: sealHeader(platform, id, headerValue),
      }),
      sealed_secret: sealSecret(platform, id, secret),
      created_at: platform.now(),
    });
    if (!row) throw notFound();
    await recordAudit(platform, tx, { actor_id: actor, action: "webhook_added", row_id: id });
    return { webhook: lineOf(row), secret };
  });
}

/** @throws Refusal `not_found` */
export async function openWebhook(
  { database: { db } }: Platform,
  id: string,
): Promise<WebhookDetails> {
  const row = (await listWebhooks(db)).find((each) => each.id === id);
  if (!row) throw notFound();
  return detailsOf(db, row);
}

/** @throws Refusal `not_found`; `conflict` when somebody else was quicker, or the address may not be used */
export async function changeWebhook(
  platform: Platform,
  actor: string,
  id: string,
  { version, headerName, headerValue, ...change }: WebhookChange,
): Promise<WebhookDetails> {
  if (change.url) refuseUnencrypted(platform, change.url);
  const details = await platform.database.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (!before) throw notFound();
    if (before.version !== version) {
      throw new Refusal("conflict", words.changedMeanwhile, { reason: CHANGED_MEANWHILE });
    }
    const header = headerName === undefined ? {} : { header_name: headerName || null };
    const sealed_header = headerName === "" ? null : before.sealed_header;
    const row = await updateWebhook(tx, id, {
      ...change,
      ...header,
      sealed_header: headerValue ? sealHeader(platform, id, headerValue) : sealed_header,
      // Three days more to mend it.
      ...((change.active || change.url) && { failing_since: null }),
      // Until it is on again, what happens is kept.
      ...(change.active && { stopped_by: null }),
    });
    if (!row) throw notFound();
    const moved = new URL(row.url).origin !== new URL(before.url).origin;
    if (moved && row.header_name && !headerValue) {
      throw new Refusal("conflict", words.problems.headerAnew);
    }
    if (Boolean(row.header_name) !== Boolean(row.sealed_header)) {
      throw new Refusal("conflict", words.problems.headerHalf);
    }
    const fields = Object.keys({ ...change, ...header });
    const entry = { actor_id: actor, action: "webhook_changed", row_id: id };
    await recordAudit(platform, tx, { ...entry, changes: { fields } });
    return detailsOf(tx, row);
  });
  platform.events.wake();
  return details;
}

/** @throws Refusal `not_found` */
export async function removeWebhook(platform: Platform, actor: string, id: string): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    if (!(await deleteWebhook(tx, id))) throw notFound();
    await recordAudit(platform, tx, { actor_id: actor, action: "webhook_removed", row_id: id });
  });
}

/** Waits for the answer. @throws Refusal `not_found` */
export async function testWebhook(platform: Platform, id: string): Promise<WebhookDetails> {
  const before = await openWebhook(platform, id);
  const type = before.webhook.events[0] ?? "contact.received";
  return withTry(before, await platform.events.sendSample(id, type));
}

/** Waits for the answer. @throws Refusal `not_found`; `conflict` when it is kept no longer */
export async function sendAgain(
  platform: Platform,
  delivery: { webhookId: string; id: string },
): Promise<WebhookDetails> {
  const before = await openWebhook(platform, delivery.webhookId);
  const sent = await platform.events.sendAgain(delivery);
  if (!sent) throw new Refusal("conflict", words.noSuchDelivery);
  return withTry(before, sent);
}

function withTry({ webhook, tries }: WebhookDetails, sent: SentNow | undefined): WebhookDetails {
  if (!sent) throw notFound();
  const { id, at, ms, format, headers, status, answer, problem, delivery } = sent;
  const { id: deliveryId, type, body } = delivery;
  const shown = writtenAs(format, body as EventBody);
  const tried = { id, deliveryId, type, body: shown, ms, headers, answer, problem };
  return {
    webhook: sent.problem ? webhook : { ...webhook, failingSince: null },
    tries: [{ ...tried, status: status ?? null, at: at.toISOString() }, ...tries],
  };
}

function refuseUnencrypted({ config }: Platform, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:" || config.privateWebhookHosts.includes(hostname)) return;
  throw new Refusal("conflict", words.problems.encrypted);
}

async function detailsOf(db: Db, row: Webhook): Promise<WebhookDetails> {
  const rows = await listTries(db, row.id, SHOWN_TRIES);
  return {
    webhook: lineOf(row),
    tries: rows.map(({ at, body, format, ...tried }) => ({
      ...tried,
      body: writtenAs(format, body as EventBody),
      at: at.toISOString(),
    })),
  };
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
  return new Refusal("not_found", words.notFound);
}
