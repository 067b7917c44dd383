/*
 * Paths of the public pages, which are in the sitemap, and whose speed is measured. Browsers load this list with every
 * page, so it must stay short.
 */
export const LISTED_PATHS = [
  "/",
  "/templates",
  "/templates/:slug",
  "/templates/:slug/passport",
  "/services",
  "/services/:slug",
  "/industries",
  "/industries/:slug",
  "/check",
  "/connect",
  "/connect/:slug",
  "/privacy",
  "/imprint",
] as const;

export type ListedPath = (typeof LISTED_PATHS)[number];

const PATTERNS = LISTED_PATHS.map(
  (path) => [path, new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`)] as const,
);

export function listedPath(path: string): ListedPath | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];
}
