import type { MiddlewareHandler } from "hono";
import type { Platform } from "../platform.ts";
import { clientAddress } from "./client-address.ts";
import type { Endpoint } from "./context.ts";
import { siteOrigin } from "./origin.ts";

export function requestLog(platform: Platform): MiddlewareHandler<Endpoint> {
  const { config, log } = platform;
  return async (c, next) => {
    const address = clientAddress(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header("x-forwarded-for"),
      config.trustedProxies,
    );
    c.set("platform", platform);
    c.set("address", address);
    c.set("origin", siteOrigin(c.req.raw, config.publicOrigin));
    const begun = performance.now();
    await next();
    log.info(
      {
        requestId: c.var.requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  };
}
