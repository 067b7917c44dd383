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

/** Answers with status 401 if a request has no valid access token. */
export const accountOnly = createMiddleware<Guarded>(async (c, next) => {
  c.set("account", await requireAccount(c.var, c.req.header("authorization")));
  await next();
});

/**
 * Answers with status 401 if a request has no valid access token, and with 403 if the person is not staff or has not
 * used the second factor.
 */
export const staffOnly = createMiddleware<Guarded>(async (c, next) => {
  c.set("account", await requireStaff(c.var, c.req.header("authorization")));
  await next();
});

/**
 * Makes an endpoint with which staff change one item, such as a template. The item's id is in the URL's path.
 * @param missing - error message if the id is not valid
 * @param change - changes the item and returns the body of the answer; `actor` is the staff member's user id
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

/** Returns the account of a request. @throws Refusal `unauthenticated`, `unavailable` */
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

/** Returns the account of a staff member's request. @throws Refusal `unauthenticated`, `forbidden`, `unavailable` */
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

/**
 * Returns the HTTP status for a page below /admin: 200, 401, 403 or 503. The page is sent in any case, because its HTML
 * contains no data. The browser requests the data separately.
 */
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
