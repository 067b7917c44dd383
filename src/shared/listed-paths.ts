/*
 * The pages for everyone: search engines are told of them, and each has its own figures of speed. A
 * list of its own because every page of the browser loads it; a test compares it with PAGES (pages.ts).
 */
export const LISTED_PATHS = [
  "/",
  "/templates",
  "/templates/:slug",
  "/services",
  "/services/:slug",
  "/industries",
  "/industries/:slug",
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
