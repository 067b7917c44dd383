import { Hono } from "hono";
import { readEntry } from "#features/analytics/server/service.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { readIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { ContactMessage, type ContactReceipt } from "../contract.ts";
import { receiveMessage } from "./service.ts";

/** POST /api/contact (docs/product.md, section 7, row 1; decision 3). */
export const contactApi = new Hono<Endpoint>().post("/contact", async (c) => {
  const message = await readJson(c, ContactMessage);
  const receipt = await receiveMessage(c.var.platform, message, {
    address: c.var.address,
    key: readIdempotencyKey(c),
    entry: readEntry(c.req.raw.headers, c.var.origin),
  });
  return c.json(receipt satisfies ContactReceipt, 201);
});
