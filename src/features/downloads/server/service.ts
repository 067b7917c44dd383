import { templatesPage } from "#content/library/templates-page.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { EmailAddress } from "#shared/text/text.ts";
import type { DownloadDone, DownloadReceipt, DownloadRequest, WholeDownload } from "../contract.ts";
import { countDownload, findPublic, type Lead, leadRows, type PublicTemplate } from "./store.ts";

const REQUESTS: Limit = { name: "download-leads", points: 10, seconds: 60 * 60 };
const DONE: Limit = { name: "downloads-done", points: 10, seconds: 60 * 60 };

type LeadSender = {
  address: string;
  /**
   * UUID that the form sends with each attempt. By this key, the server recognizes a repeated request (docs/product.md,
   * decision 21).
   */
  key: string | undefined;
  entry?: Entry | undefined;
};

/**
 * Stores a request for a download (docs/product.md, section 7, row 3).
 * @throws Refusal `not_found`, `too_many`; `conflict` if the key belongs to another request
 */
export async function recordRequest(
  platform: Platform,
  { email, template_id, wants_newsletter, ...rest }: DownloadRequest | WholeDownload,
  from: LeadSender,
): Promise<DownloadReceipt> {
  const mailable = wants_newsletter && EmailAddress.safeParse(email).success;
  const downloaded_at = "downloaded_at" in rest ? new Date(rest.downloaded_at) : undefined;
  const lead = { email, template_id, downloaded_at };
  const receipt = await record(platform, lead, from, REQUESTS, async (tx, { slug, title }) => {
    if (downloaded_at) await countDownload(tx, template_id);
    await noteTouch(platform, tx, email, {
      kind: "download",
      at: platform.now(),
      entry: from.entry,
    });
    const request = { email, template_id, slug, title, wants_newsletter };
    await platform.outbox.publish(tx, { type: "download.requested", ...request });
    if (!mailable) return;
    await requestSubscription(platform, tx, email, {
      source: "download",
      page: `/templates/${slug}`,
      words: templatesPage.downloadModal.newsletter,
    });
  });
  return mailable ? { ...receipt, to_confirm: true } : receipt;
}

/**
 * Stores and counts a finished download (docs/product.md, section 7, row 6).
 * @throws Refusal `not_found`, `too_many`; `conflict` if the key belongs to another request
 */
export function recordDone(
  platform: Platform,
  { template_id, downloaded_at }: DownloadDone,
  from: LeadSender,
): Promise<DownloadReceipt> {
  const lead = { template_id, downloaded_at: new Date(downloaded_at) };
  return record(platform, lead, from, DONE, (tx) => countDownload(tx, template_id));
}

async function record(
  platform: Platform,
  lead: Lead,
  { address, key }: LeadSender,
  limit: Limit,
  alongWith: (tx: Db, template: PublicTemplate) => Promise<void>,
): Promise<DownloadReceipt> {
  return platform.database.db.transaction(async (tx) => {
    // A repeated request waits here for the first request, finds its row, and so does not count toward the limit.
    if (key) await lockKey(tx, key);
    const earlier = await findEarlier(tx, lead, key);
    if (earlier) return earlier;
    await platform.limits.consume(limit, address, tx);
    const template = await findPublic(tx, lead.template_id);
    if (!template) {
      throw new Refusal("not_found", templatesPage.downloadModal.errors.notFound);
    }
    const row = { ...lead, idempotency_key: key, created_at: platform.now() };
    const { id } = await leadRows.insert(tx, row);
    await alongWith(tx, template);
    return { id };
  });
}

/** Finds the row that a request with this key has stored. @throws Refusal `conflict` if that request was different */
async function findEarlier(
  tx: Db,
  lead: Lead,
  key: string | undefined,
): Promise<DownloadReceipt | undefined> {
  const earlier = key && (await leadRows.find(tx, { idempotency_key: key }));
  if (!earlier) return undefined;
  const same =
    earlier.template_id === lead.template_id &&
    earlier.email === (lead.email ?? null) &&
    earlier.downloaded_at?.getTime() === lead.downloaded_at?.getTime();
  if (!same) {
    throw new Refusal(
      "conflict",
      "This form was already sent with other values. Please close it and open it again.",
    );
  }
  return { id: earlier.id };
}
