import type { Context } from "hono";
import { z } from "zod";
import { InvalidBody } from "./body/read-json.ts";

const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();

/**
 * Reads a UUID that a form makes once and sends again with each retry (decision 21); undefined if the request has none.
 * @throws InvalidBody 422 if it is no UUID
 */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = IdempotencyKey.safeParse(c.req.header("idempotency-key"));
  if (!key.success) throw new InvalidBody(key.error.issues);
  return key.data;
}
