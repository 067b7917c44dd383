import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { Refusal } from "../refusal.ts";
import type { Endpoint } from "./context.ts";

const MOST = 120;
const PERIOD_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/**
 * Limits pages whose addresses have no end, such as unknown ones and searches: each is made for one request,
 * which takes ten times as long as sending a kept page. An address that asked for too many gets kept pages only
 * until the minute is over. Counted in this process, so that a refusal costs nothing.
 * @throws Refusal `too_many` for more than 120 a minute from one network address
 */
export function limitMadePages(): MiddlewareHandler<Endpoint> {
  const made = new LRUCache<string, { pages: number }>({
    max: MAX_ADDRESSES,
    ttl: PERIOD_MS,
    perf: performance,
  });
  return async (c, next) => {
    if (c.req.method !== "GET" || !c.var.platform.config.rateLimits) return next();
    const { address } = c.var;
    const counted = made.get(address) ?? { pages: 0 };
    if (counted.pages >= MOST) {
      const retryAfter = Math.ceil(made.getRemainingTTL(address) / 1000);
      throw new Refusal("too_many", "That was too often for now. Please try again in a minute.", {
        retryAfter,
      });
    }
    await next();
    const isKnown = c.res.status < 400 && new URL(c.req.url).search === "";
    if (isKnown) return undefined;
    counted.pages += 1;
    if (counted.pages === 1) made.set(address, counted);
    return undefined;
  };
}
