import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { outage } from "#content/site/errors/outage.ts";
import type { Endpoint } from "./context.ts";

/**
 * Refuses a URL that contains U+0000, which PostgreSQL cannot store, or whose path is not UTF-8. The query may contain
 * bare percent signs (URL Standard), as in "50%".
 */
export const readableAddress: MiddlewareHandler<Endpoint> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (!isUtf8(pathname) || /%00/.test(pathname + search)) {
    throw new HTTPException(400, { message: outage.unreadable });
  }
  return next();
};

function isUtf8(encoded: string): boolean {
  try {
    // Without the comparison, the bundler would remove the call, because nothing uses its result.
    return decodeURIComponent(encoded) !== "";
  } catch {
    return false;
  }
}
