import { TrieRouter } from "hono/router/trie-router";
import { PAGES } from "#shared/pages.ts";

/**
 * Matches the suffix of a page's data request (`/templates.data`, `/_.data`), which is counted with its
 * page.
 */
const DATA = /(?:\/_)?\.data$/;

/**
 * @param endpoints as `METHOD /path`
 * @returns `other` for unknown addresses, so that visitors cannot add rows to the metrics
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
