import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "./context.ts";

/**
 * The address the site is visited under: PUBLIC_ORIGIN, else the host the request names. The
 * scheme is then the browser's own word for it, since a proxy may have taken TLS away.
 */
export function siteOrigin(request: Request, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  const url = new URL(request.url);
  const browser = URL.parse(request.headers.get("origin") ?? "");
  return browser?.host === url.host ? browser.origin : url.origin;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses unsafe requests that another site's page sends. Browsers name the origin on each of
 * them; a request that names none does not come from a page.
 */
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
