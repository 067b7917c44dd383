import { requestContext } from "#platform/http/context.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import type { Route } from "./+types/robots";

/** Serves robots.txt (RFC 9309), which keeps search engines out of the back office and the API. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return new Response(
    `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /

Sitemap: ${origin}/sitemap.xml
`,
    { headers: { "Content-Type": "text/plain; charset=utf-8", [CACHE_PAGE]: "named" } },
  );
}
