import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { outage } from "#content/site/errors/outage.ts";
import { databaseFailure, isOwnerGone, type DatabaseFailure } from "../../database/failure.ts";
import type { Log } from "../../log/log.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import type { Endpoint } from "../context.ts";

const STATUS: Record<RefusalCode, ContentfulStatusCode> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
};

export const CUT_OFF = "The request was cut off.";

export const RETRY_AFTER_SECONDS: Record<DatabaseFailure, number> = {
  busy: 5,
  away: 10,
  "read-only": 60,
};

export function refusalStatus(refusal: Refusal): ContentfulStatusCode {
  return STATUS[refusal.code];
}

/**
 * Turns two kinds of error into a refusal, and logs them: a failure of the database, and a write that refers to a
 * deleted row. An error that is a refusal already is returned as it is.
 * @returns undefined for any other error
 */
export function asRefusal(
  error: unknown,
  { method, log, requestId }: { method: string; log: Log; requestId?: string },
): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isOwnerGone(error)) {
    log.warn({ err: error, requestId }, "a row was not stored: its owner is gone");
    return new Refusal("conflict", outage.goneMeanwhile);
  }
  const failure = databaseFailure(error);
  if (!failure) return undefined;
  log.warn({ err: error, requestId }, `the database is ${failure}`);
  const isReading = method === "GET" || method === "HEAD";
  return new Refusal("unavailable", isReading ? outage.reading : outage.writing, {
    retryAfter: RETRY_AFTER_SECONDS[failure],
  });
}

export function requestOf(c: Context<Endpoint>) {
  return { method: c.req.method, log: c.var.platform.log, requestId: c.var.requestId };
}

/**
 * Answers with JSON: `{ "error": "a sentence" }`, for some refusals with `fields` and `code` too. The message of an
 * unexpected error is logged, not sent.
 */
export function answerError(error: Error, c: Context<Endpoint>): Response {
  if (error instanceof HTTPException) {
    return c.json({ error: error.message || outage.refused }, error.status);
  }
  // The client disconnected before the whole body had arrived.
  if (c.req.raw.signal.aborted) return c.json({ error: CUT_OFF }, 400);
  const refusal = asRefusal(error, requestOf(c));
  if (refusal) {
    if (refusal.retryAfter) c.header("Retry-After", String(refusal.retryAfter));
    const { message, reason, fields } = refusal;
    const details = { ...(fields && { fields }), ...(reason && { code: reason }) };
    return c.json({ error: message, ...details }, STATUS[refusal.code]);
  }
  c.var.platform.log.error({ err: error, requestId: c.var.requestId }, "unexpected error");
  return c.json({ error: outage.unexpected }, 500);
}
