import { brand } from "#content/site/brand.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import tokens from "#design/css/tokens.css?raw";

/**
 * Background color of the default theme. The first match is in this theme, because it comes first in the tokens file.
 */
const canvas = /--color-canvas:\s*(#\w+)/.exec(tokens)?.[1];

const ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  {
    src: "/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
];

/** Serves site.webmanifest (W3C Web Application Manifest). */
export function loader() {
  return Response.json(
    {
      name: brand.name,
      short_name: brand.shortName,
      description: brand.description,
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      lang: brand.locale,
      background_color: canvas,
      theme_color: canvas,
      icons: brand.logo ? [{ src: brand.logo }] : ICONS,
    },
    { headers: { "Content-Type": "application/manifest+json", [CACHE_PAGE]: "named" } },
  );
}
