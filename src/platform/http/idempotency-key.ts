import type { Context } from "hono";
import { z } from "zod";
import { validated } from "./body/read-json.ts";

const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();

/**
 * Reads the Idempotency-Key header. A form sends the same UUID with each retry (docs/product.md, decision 21).
 * @throws Refusal `invalid` if the header contains no UUID
 */
export function readIdempotencyKey(c: Context): string | undefined {
  return validated(IdempotencyKey, c.req.header("idempotency-key"));
}
