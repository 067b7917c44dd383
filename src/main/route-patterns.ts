import { TrieRouter } from "hono/router/trie-router";
import { PAGES } from "#shared/pages.ts";

/**
 * Suffix of requests for a page's data (`/templates.data`, `/_.data`). The metrics count them as requests for the page.
 */
const DATA = /(?:\/_)?\.data$/;

/**
 * Returns a function that finds the route of a request, such as `/templates/:slug`. For an unknown path, the function
 * returns `other`, so that visitors cannot add rows to the metrics.
 * @param endpoints - routes in the form `METHOD /path`
 */
export function createRoutePatterns(
  endpoints: readonly string[],
): (method: string, path: string) => string {
  const router = new TrieRouter<string>();
  const addresses = [...endpoints, ...PAGES.map(({ path }) => `GET ${path}`), "GET /assets/:file"];
  for (const address of addresses) {
    const [method = "", path = ""] = address.split(" ");
    if (!path.includes("*")) router.add(method, path, path);
  }
  return (method, path) => {
    const found = (wanted: string) => router.match(method === "HEAD" ? "GET" : method, wanted)[0];
    const [first] = found(path).concat(found(path.replace(DATA, "") || "/"));
    return first?.[0] ?? "other";
  };
}
