import { Hono, type MiddlewareHandler } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { singleLine } from "#shared/text/text.ts";
import { MAX_SEARCH } from "../../limits.ts";
import {
  MAX_RESULTS,
  n8nCategories,
  n8nCollection,
  n8nCollections,
  n8nImport,
  n8nSearch,
  n8nWorkflow,
} from "./service.ts";

const MAX_PAGES = 10_000;
const Search = singleLine(MAX_SEARCH, "The search");

/**
 * n8n's editor runs in the browser on another origin and sends its requests with credentials. Browsers then demand that
 * each answer names the exact origin of the editor. This is safe, because the answers are public, read-only and without
 * cookies. The site's usual Cross-Origin-Resource-Policy and Cross-Origin-Opener-Policy would block the editor.
 */
export const openToN8n: MiddlewareHandler<Endpoint> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  headers.delete("Cross-Origin-Opener-Policy");
  headers.append("Vary", "Origin");
  const origin = c.req.header("origin");
  if (!origin) return;
  headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Allow-Credentials", "true");
};

/** API that shows this site's template library in n8n, if n8n is started with N8N_TEMPLATES_HOST={this site}/n8n. */
export const n8nApi = new Hono<Endpoint>()
  .use(async (c, next) => {
    if (c.req.method === "OPTIONS") {
      return c.body(null, 204, {
        "Access-Control-Allow-Methods": "GET",
        "Access-Control-Allow-Headers": "n8n-version, content-type",
        "Access-Control-Max-Age": "86400",
      });
    }
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.json({ error: "Only reading is possible here." }, 405, { Allow: "GET, OPTIONS" });
  })
  .get("/health", (c) => c.json({ status: "OK" }))
  .get("/templates/categories", async (c) => c.json(await n8nCategories(c.var.platform)))
  .get("/templates/search", async (c) => {
    const search = Search.safeParse(c.req.query("search") ?? "");
    if (!search.success) return c.json({ error: search.error.issues[0]?.message }, 422);
    const query = {
      search: search.data,
      page: positiveInteger(c.req.query("page"), 1, MAX_PAGES),
      // n8n 2.41 sends `limit`, but n8n's documentation says `rows`.
      limit: positiveInteger(c.req.query("limit") ?? c.req.query("rows"), 20, MAX_RESULTS),
      categories: (c.req.query("category") ?? "").split(",").filter(Boolean),
    };
    return c.json(await n8nSearch(c.var.platform, query, c.var.address));
  })
  .get("/templates/collections", async (c) => {
    const ids = [...(c.req.queries("category[]") ?? []), ...(c.req.queries("category") ?? [])];
    return c.json(await n8nCollections(c.var.platform, c.req.query("search") ?? "", ids));
  })
  .get("/templates/collections/:id", async (c) => {
    const found = await n8nCollection(c.var.platform, c.req.param("id"));
    return found ? c.json(found) : c.json({ error: "Collection not found" }, 404);
  })
  .get("/templates/workflows/:id", async (c) =>
    c.json(await n8nWorkflow(c.var.platform, c.req.param("id"))),
  )
  .get("/workflows/templates/:id", async (c) =>
    c.json(await n8nImport(c.var.platform, c.req.param("id"))),
  )
  .all("*", (c) => c.json({ error: "There is no such address." }, 404));

/** Parses a whole number from 1 to `max`. Returns `max` for a greater number, and `fallback` for any other text. */
function positiveInteger(text: string | undefined, fallback: number, max: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : fallback;
}
