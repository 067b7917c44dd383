import { Hono } from "hono";
import { z } from "zod";
import { readEntry } from "#features/analytics/server/service.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { readJson, validated } from "#platform/http/body/read-json.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { DownloadDone, DownloadRequest, WholeDownload, type DownloadReceipt } from "../contract.ts";
import { recordDone, recordRequest } from "./service.ts";

/**
 * Receives the request before a download, and the report that the download has finished (docs/product.md, section 7,
 * rows 3 and 6; decision 2).
 */
export const downloadsApi = new Hono<Endpoint>().post("/download-leads", async (c) => {
  const key = readIdempotencyKey(c);
  const body = await readJson(c, z.looseObject({}, "Please send a JSON object."));
  const done = body["email"] == null ? DownloadDone : WholeDownload;
  const lead = validated(body["downloaded_at"] == null ? DownloadRequest : done, body);
  const entry = readEntry(c.req.raw.headers, c.var.origin);
  const from = { address: c.var.address, key, entry };
  const receipt =
    "email" in lead
      ? await recordRequest(c.var.platform, lead, from)
      : await recordDone(c.var.platform, lead, from);
  return c.json(receipt satisfies DownloadReceipt, 201);
});
