import type { Context } from "hono";
import { z } from "zod";
import { InvalidBody } from "./body/read-json.ts";

const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();

/**
 * Reads the Idempotency-Key, a UUID: a form makes it once, and sends the same one with each retry (decision 21).
 * @returns undefined if the request has none
 * @throws InvalidBody 422 if it is not a UUID
 */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = IdempotencyKey.safeParse(c.req.header("idempotency-key"));
  if (!key.success) throw new InvalidBody(key.error.issues);
  return key.data;
}
