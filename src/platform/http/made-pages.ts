import type { MiddlewareHandler } from "hono";
import { createLocalLimit } from "../local-limit.ts";
import type { Endpoint } from "./context.ts";

/**
 * Limits requests for pages that cannot be cached, such as searches and unknown paths. The number of such pages is
 * endless, and rendering one takes ten times as long as sending a cached page.
 * @throws Refusal `too_many`
 */
export function limitMadePages(): MiddlewareHandler<Endpoint> {
  const limit = createLocalLimit(120);
  return async (c, next) => {
    if (c.req.method !== "GET" || !c.var.platform.config.rateLimits) return next();
    limit.refuse(c.var.address);
    await next();
    const isKnown = c.res.status < 400 && new URL(c.req.url).search === "";
    if (!isKnown) limit.count(c.var.address);
    return undefined;
  };
}
