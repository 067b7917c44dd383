import { brand } from "#content/site/brand.ts";
import { seo } from "#content/site/seo.ts";
import type { Picture } from "#content/types.ts";
import { sharePictures } from "../business/apply-brand.ts";
import { listedPath } from "../listed-paths.ts";

type PageAbout = {
  origin: string;
  path: string;
  title: string;
  description: string;
  /** Link-preview image (og:image), 1200 × 630 px. */
  image?: Picture;
  /** Whether search engines may list the page. */
  listed?: boolean;
};

type Descriptor = Record<string, unknown>;

export function pageMeta({
  origin,
  path,
  title,
  description,
  image = seo.shareImage,
  listed = listedPath(path) !== undefined,
}: PageAbout): Descriptor[] {
  const fullPageTitle = path === "/" ? `${seo.siteName}: ${title}` : fullTitle(title);
  const address = `${origin}${path}`;
  return [
    { title: fullPageTitle },
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
    ...(sharePictures() ? pictureOf(origin, image) : []),
  ];
}

function pictureOf(origin: string, { src, width, height, alt }: Picture): Descriptor[] {
  return [
    { property: "og:image", content: `${origin}${src}` },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function fullTitle(page: string): string {
  return seo.titlePattern.replace("{page}", () => page);
}
