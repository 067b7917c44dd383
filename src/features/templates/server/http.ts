import { Hono } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { InvalidBody, readJson } from "#platform/http/body/read-json.ts";
import { MissedSearch, PAGE_SIZE, TemplateQuery, type Template } from "../contract.ts";
import { findCloseMatches } from "./search/close-matches.ts";
import { noteMissedSearch } from "./search/missed-searches.ts";
import { getTemplate, listTemplates } from "./service.ts";

/** Serves templates (docs/product.md, section 7, rows 2 and 4; decision 2), and counts searches that found nothing. */
export const templatesApi = new Hono<Endpoint>()
  .get("/templates", async (c) => {
    const query = TemplateQuery.safeParse(c.req.query());
    if (!query.success) throw new InvalidBody(query.error.issues);
    const { json, next } = await listTemplates(c.var.platform, query.data, {
      address: c.var.address,
      limit: PAGE_SIZE,
    });
    // No close matches are searched if exact matches already fill the page.
    const matches = next === null ? await findCloseMatches(c.var.platform, query.data) : [];
    const close = JSON.stringify(matches);
    return c.body(
      `{"templates":${json},"next":${JSON.stringify(next)},"close_matches":${close}}`,
      200,
      { "Content-Type": "application/json" },
    );
  })
  .post("/missed-searches", async (c) => {
    const { q } = await readJson(c, MissedSearch);
    await noteMissedSearch(c.var.platform, q, c.var.address);
    return c.body(null, 204);
  })
  .get("/templates/:id", async (c) => {
    const template = await getTemplate(c.var.platform, c.req.param("id"));
    return c.json(template satisfies Template);
  });
