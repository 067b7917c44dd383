import type { Context } from "hono";
import { z } from "zod";
import { validated } from "./body/read-json.ts";

const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();

/**
 * Reads the header Idempotency-Key, which contains a UUID. A form makes one UUID for each filled form, and sends the
 * same UUID again with each retry (decision 21).
 * @returns undefined if the request has no such header
 * @throws Refusal `invalid` if the header contains no UUID
 */
export function readIdempotencyKey(c: Context): string | undefined {
  return validated(IdempotencyKey, c.req.header("idempotency-key"));
}
