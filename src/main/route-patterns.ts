import { TrieRouter } from "hono/router/trie-router";
import { PAGES } from "#shared/pages.ts";

/** The metrics count a data request (`/templates.data`, `/_.data`) as a request for its page. */
const DATA = /(?:\/_)?\.data$/;

/**
 * Returns a function that finds the route of a request, such as `/templates/:slug`. An unknown path gets `other`, so
 * that visitors cannot add rows to the metrics.
 * @param endpoints - as `METHOD /path`
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
