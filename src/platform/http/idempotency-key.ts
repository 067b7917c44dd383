import type { Context } from "hono";
import { z } from "zod";
import { InvalidBody } from "./body/read-json.ts";

const IdempotencyKey = z
  .uuid("The Idempotency-Key header must be a UUID.")
  .transform((key) => key.toLowerCase())
  .optional();

/** Reads the UUID, if any, that a form makes once and repeats on a retry (decision 21). @throws InvalidBody 422 */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = IdempotencyKey.safeParse(c.req.header("idempotency-key"));
  if (!key.success) throw new InvalidBody(key.error.issues);
  return key.data;
}
