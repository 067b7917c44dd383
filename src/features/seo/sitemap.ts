import { requestContext } from "#platform/http/context.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import type { Route } from "./+types/sitemap";
import { listedPages } from "./server/service.ts";

/** /sitemap.xml (sitemaps.org) */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, platform } = context.get(requestContext);
  const entries = (await listedPages(platform)).map(
    ({ path, changed }) =>
      `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", [CACHE_PAGE]: "library" } },
  );
}
