import type { MiddlewareHandler } from "hono";
import type { Config } from "../config/config.ts";
import type { Endpoint } from "./context.ts";

/** Headers of every answer. For pages, content-security-policy.ts allows the scripts and resources that they need. */
export function commonHeaders({
  publicOrigin,
}: Pick<Config, "publicOrigin">): [name: string, value: string][] {
  const https = publicOrigin?.startsWith("https:") ?? false;
  return [
    [
      "Content-Security-Policy",
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ],
    ["Cache-Control", "no-store"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Origin-Agent-Cluster", "?1"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
    ...(https
      ? ([["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]] as [
          string,
          string,
        ][])
      : []),
  ];
}

export function securityHeaders(config: Pick<Config, "publicOrigin">): MiddlewareHandler<Endpoint> {
  const common = commonHeaders(config);
  return async (c, next) => {
    await next();
    for (const [name, value] of common) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
