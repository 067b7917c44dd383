import type { MiddlewareHandler } from "hono";
import type { Config } from "../config/config.ts";
import type { Platform } from "../platform.ts";
import type { Endpoint } from "./context.ts";
import { siteOrigin } from "./origin.ts";

/** `ms`: time until the headers of the answer were sent. */
export type Answered = {
  requestId?: string;
  method: string;
  path: string;
  status: number;
  ms: number;
};

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

/**
 * Returns the network address of the client. The outermost of the `trustedProxies` has written it into X-Forwarded-For,
 * so a client cannot forge it. An IPv6 address is cut to its /64, the network of one household.
 */
export function addressOf(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  bindings: Endpoint["Bindings"],
  forwardedFor: string | null | undefined,
): string {
  const { remoteAddress = "" } = bindings?.incoming?.socket ?? {};
  const hops = [...(forwardedFor?.split(",") ?? []), remoteAddress].map((hop) => hop.trim());
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? "";
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.[\d.]+):\d+$/, "$1")
    .replace(/^\[|\](:\d+)?$/g, "");
  if (!plain.includes(":")) return plain || "unknown";
  return ipv6Network(plain);
}

function ipv6Network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4).join(":") + "::/64";
}
