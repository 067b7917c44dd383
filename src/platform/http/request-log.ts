import type { MiddlewareHandler } from "hono";
import type { Config } from "../config/config.ts";
import type { Platform } from "../platform.ts";
import { clientAddress } from "./client-address.ts";
import type { Endpoint } from "./context.ts";
import { siteOrigin } from "./origin.ts";

/** `ms`: time until the headers were sent. */
export type Answered = {
  requestId?: string;
  method: string;
  path: string;
  status: number;
  ms: number;
};

export function addressOf(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  bindings: Endpoint["Bindings"],
  forwardedFor: string | null | undefined,
): string {
  const { remoteAddress } = bindings?.incoming?.socket ?? {};
  return clientAddress(remoteAddress, forwardedFor ?? undefined, trustedProxies);
}

export function requestLog(
  platform: Platform,
  note: (answer: Answered) => void,
): MiddlewareHandler<Endpoint> {
  const { config } = platform;
  return async (c, next) => {
    c.set("platform", platform);
    c.set("address", addressOf(config, c.env, c.req.header("x-forwarded-for")));
    c.set("origin", siteOrigin(c.req.raw, config.publicOrigin));
    const begun = performance.now();
    await next();
    note({
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - begun),
    });
  };
}
