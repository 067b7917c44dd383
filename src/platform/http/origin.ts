import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "./context.ts";

/**
 * Returns the site's origin, such as "https://example.com". Without PUBLIC_ORIGIN, the protocol comes from the
 * browser's Origin header if this header names the same host, because only the browser knows whether a proxy in front
 * of the site uses https. Otherwise, the protocol comes from the request's URL.
 */
export function siteOrigin(
  request: { url: string; headers: Pick<Headers, "get"> },
  publicOrigin: string | undefined,
): string {
  if (publicOrigin) return publicOrigin;
  const url = new URL(request.url);
  const browser = URL.parse(request.headers.get("origin") ?? "");
  const isWeb = browser?.protocol === "https:" || browser?.protocol === "http:";
  return isWeb && browser.host === url.host ? browser.origin : url.origin;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses requests that change something and come from a page of another site. */
export const sameOrigin: MiddlewareHandler<Endpoint> = async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const origin = c.req.header("origin");
  const foreign =
    origin === undefined
      ? c.req.header("sec-fetch-site") === "cross-site"
      : origin !== c.var.origin;
  if (foreign)
    return c.json({ error: "This request came from another website and was refused." }, 403);
  return next();
};
