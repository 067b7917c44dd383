import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal, type RefusalCode } from "../refusal.ts";
import type { Endpoint } from "./context.ts";
import { InvalidBody } from "./read-json.ts";

const STATUS: Record<RefusalCode, ContentfulStatusCode> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
};

/** Status of a refusal, for pages that word it themselves. */
export function refusalStatus(refusal: Refusal): ContentfulStatusCode {
  return STATUS[refusal.code];
}

/** Every error of an endpoint as `{ "error": "a sentence" }`; what nobody expected is logged whole and shown as nothing. */
export function answerError(error: Error, c: Context<Endpoint>): Response {
  if (error instanceof Refusal) {
    if (error.retryAfter) c.header("Retry-After", String(error.retryAfter));
    return c.json({ error: error.message }, STATUS[error.code]);
  }
  if (error instanceof InvalidBody) {
    return c.json({ error: error.message, fields: error.fields }, 422);
  }
  if (error instanceof HTTPException) {
    return c.json({ error: error.message || "This request cannot be answered." }, error.status);
  }
  // Whoever sent it is gone, in the middle of the body.
  if (c.req.raw.signal.aborted) return c.json({ error: "The request was cut off." }, 400);
  c.var.platform.log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  return c.json({ error: "Something went wrong on our side. Please try again." }, 500);
}
