import { brand } from "#content/site/brand.ts";
import { seo } from "#content/site/seo.ts";
import type { Picture } from "#content/types.ts";
import { listedPath } from "../pages.ts";
import type { SchemaOrgNode } from "./structured-data.ts";

export type PageAbout = {
  /** Address of the site, such as https://www.example.com (the root loader's `origin`). */
  origin: string;
  /** The page's one address, without search, such as /templates */
  path: string;
  title: string;
  description: string;
  /** Shown where the page is shared, 1200 × 630. */
  image?: Picture;
  /** What the page is, in schema.org's words (structured-data.ts). */
  things?: readonly SchemaOrgNode[];
  /** false keeps the page out of search results; what PAGES says when not given. */
  listed?: boolean;
};

type Descriptor = Record<string, unknown>;

/**
 * What search engines and shared links show of a page: title, description, canonical address,
 * Open Graph and Twitter tags, JSON-LD. The result of a route's `meta` function.
 */
export function pageMeta({
  origin,
  path,
  title,
  description,
  image = seo.shareImage,
  things = [],
  listed = listedPath(path) !== undefined,
}: PageAbout): Descriptor[] {
  const whole = path === "/" ? `${seo.siteName}: ${title}` : inPattern(title);
  const address = `${origin}${path}`;
  return [
    { title: whole },
    { name: "description", content: description },
    ...(listed
      ? [{ tagName: "link", rel: "canonical", href: address }]
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: seo.siteName },
    { property: "og:locale", content: brand.openGraphLocale },
    { property: "og:url", content: address },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: `${origin}${image.src}` },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(things.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }]
      : []),
  ];
}

function inPattern(page: string): string {
  return seo.titlePattern.replace("{page}", () => page);
}
