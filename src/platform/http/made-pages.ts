import type { MiddlewareHandler } from "hono";
import { createLocalLimit } from "../local-limit.ts";
import type { Endpoint } from "./context.ts";

/**
 * Limits pages whose addresses have no end, such as unknown ones and searches: each is made for one request,
 * which takes ten times as long as sending a kept page. An address that asked for too many gets kept pages only
 * until the minute is over.
 * @throws Refusal `too_many` for more than 120 a minute from one network address
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
