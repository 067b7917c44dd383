import { LISTED_PATHS } from "#shared/listed-paths.ts";
import { PAGES } from "#shared/pages.ts";

const SLUGS = {
  "/templates": "score-website-leads",
  "/services": "conversational-chatbots",
  "/industries": "healthcare",
  "/connect": "google",
};
/**
 * Returns the path of an existing page of a route.
 * @param path - path of the route, such as `/templates/:slug`
 */
export const example = (path: string) => {
  const slug = Object.entries(SLUGS).find(([above]) => path.startsWith(`${above}/`))?.[1] ?? "";
  return path.replace(":slug", slug).replace(":id", "1").replace("*", "/no/such/page");
};
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

export const LISTED = LISTED_PATHS.map(example);
export const OTHERS = [...new Set(PAGES.map(({ path }) => example(path)))].filter(
  (path) => !LISTED.includes(path),
);
export const FILES = [
  "/sitemap.xml",
  "/llms.txt",
  "/templates.json",
  "/templates.atom",
  "/templates?category=HR",
  ...[".md", "/workflow.json", "/run.json", "/passport.json", "/passport.svg"].map(
    (end) => `/templates/score-website-leads${end}`,
  ),
];
export const EVERY = [...LISTED, ...LISTED.map(dataOf), ...FILES, ...OTHERS];
