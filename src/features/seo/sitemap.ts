import { requestContext } from "#platform/http/context.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import type { Route } from "./+types/sitemap";
import { PAGES_IN_PART, SITEMAP_PARTS } from "./limits.ts";
import { listedPages } from "./server/service.ts";

/** Serves sitemap.xml (sitemaps.org): the pages or, if there are many, the parts of the sitemap. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, platform } = context.get(requestContext);
  const part = SITEMAP_PARTS.indexOf(new URL(request.url).searchParams.get("part") ?? "");
  const pages = await listedPages(platform);
  if (part < 0 && pages.length > PAGES_IN_PART) {
    const parts = SITEMAP_PARTS.slice(0, Math.ceil(pages.length / PAGES_IN_PART));
    const addresses = parts.map((name) => `${origin}/sitemap.xml?part=${name}`);
    return answer(
      "sitemapindex",
      addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    );
  }
  const begin = Math.max(part, 0) * PAGES_IN_PART;
  return answer(
    "urlset",
    pages.slice(begin, begin + PAGES_IN_PART).map(({ path, changed }) => {
      const address = escapeMarkup(new URL(path, origin).href);
      return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
    }),
  );
}

function answer(root: string, entries: readonly string[]): Response {
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", [CACHE_PAGE]: "library" } },
  );
}
