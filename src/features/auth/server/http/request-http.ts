import type { Context, Handler } from "hono";
import type { z } from "zod";
import type { Endpoint } from "#platform/http/context.ts";
import { readJson, validated } from "#platform/http/body/read-json.ts";
import { limitRequests, type LimitedRequest } from "../proofs/limits.ts";
import type { Call } from "../protocol/protocol.ts";
import { requireSession } from "../sessions/session.ts";
import type { SignedIn } from "../store.ts";

/** Makes an endpoint for signed-in people, with a limit for each network address if `limit` is set. */
export function forPerson<Body = undefined>(
  answer: (
    call: Call,
    person: SignedIn,
    body: Body,
    c: Context<Endpoint>,
  ) => Promise<object | void>,
  asks: { body?: z.ZodType<Body>; limit?: LimitedRequest } = {},
): Handler<Endpoint> {
  return async (c) => {
    const call = callOf(c);
    const person = await signedIn(c);
    const body = asks.body && (await readBody(c, asks.body));
    if (asks.limit) await limitRequests(call, asks.limit);
    return c.json((await answer(call, person, body as Body, c)) ?? {});
  };
}

export function signedIn(c: Context<Endpoint>): Promise<SignedIn> {
  return requireSession(c.var.platform, bearer(c.req.header("authorization")), c.var.origin);
}

export function callOf(c: Context<Endpoint>): Call {
  const { platform, origin, address } = c.var;
  const userAgent = c.req.header("user-agent") ?? "";
  return { platform, origin, address, userAgent, redirectTo: c.req.query("redirect_to") };
}

export function bearer(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? "")?.[1];
}

/**
 * Reads the JSON of a request. A request without a body counts as `{}`.
 * @throws HTTPException 415 for a wrong content type, 400 for broken JSON
 * @throws Refusal `invalid` if the JSON does not fit `schema`
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return (await c.req.text()) === "" ? validated(schema, {}) : readJson(c, schema);
}
