import type { Handler } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { readJson } from "#platform/http/body/read-json.ts";
import type { Endpoint, RequestContext } from "#platform/http/context.ts";
import { readId } from "#platform/http/read-id.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { refusalStatus } from "#platform/http/errors/errors.ts";
import { bearer } from "./http/request-http.ts";
import { AuthRefusal } from "./protocol/protocol.ts";
import { accountOf, isStaff, type Account } from "./service.ts";

export type Guarded = Endpoint & { Variables: { account: Account } };

export const accountOnly = createMiddleware<Guarded>(async (c, next) => {
  c.set("account", await requireAccount(c.var, c.req.header("authorization")));
  await next();
});

/** Admits only staff who have used the second factor. */
export const staffOnly = createMiddleware<Guarded>(async (c, next) => {
  c.set("account", await requireStaff(c.var, c.req.header("authorization")));
  await next();
});

/**
 * Makes an endpoint with which staff change one item, whose id is in the URL's path.
 * @param missing - error message if the id is not valid
 * @param change - returns the body of the answer; `actor` is the staff member's user id
 */
export function itemChange<Body>(
  missing: string,
  schema: z.ZodType<Body>,
  change: (platform: Platform, actor: string, id: string, body: Body) => Promise<object>,
): Handler<Guarded> {
  return async (c) => {
    const id = readId(c, missing);
    const body = await readJson(c, schema);
    return c.json(await change(c.var.platform, c.var.account.userId, id, body));
  };
}

async function requireAccount(
  { platform, origin }: RequestContext,
  authorization: string | null | undefined,
): Promise<Account> {
  try {
    return await accountOf(platform, bearer(authorization), origin);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    throw new Refusal("unauthenticated", "Please sign in.");
  }
}

/** @throws Refusal `unauthenticated`, `forbidden`, `unavailable` */
export async function requireStaff(
  visit: RequestContext,
  authorization: string | null | undefined,
): Promise<Account> {
  const account = await requireAccount(visit, authorization);
  if (!(await isStaff(visit.platform, account))) {
    throw new Refusal("forbidden", "This is for staff only.");
  }
  if (!account.twoFactors) {
    throw new Refusal("forbidden", "Please confirm with your authenticator app first.");
  }
  return account;
}

/** Returns the HTTP status for a page below /admin. The page is sent in any case, because its HTML contains no data. */
export async function staffPageStatus(
  visit: RequestContext,
  authorization: string | null,
): Promise<number> {
  try {
    await requireStaff(visit, authorization);
    return 200;
  } catch (error) {
    if (error instanceof Refusal) return refusalStatus(error);
    throw error;
  }
}
