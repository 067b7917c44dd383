import { Hono } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { readJson, readQuery } from "#platform/http/body/read-json.ts";
import { MissedSearch, PAGE_SIZE, TemplateQuery, type Template } from "../contract.ts";
import { findCloseMatches } from "./search/close-matches.ts";
import { noteMissedSearch } from "./search/missed-searches.ts";
import { inLibrarySpelling, libraryFacets } from "./listing.ts";
import { getTemplate, listTemplates } from "./service.ts";

/** Serves templates (docs/product.md, section 7, rows 2 and 4; decision 2), and counts searches that found nothing. */
export const templatesApi = new Hono<Endpoint>()
  .get("/templates", async (c) => {
    const { platform, address } = c.var;
    const asked = readQuery(c, TemplateQuery);
    const query = inLibrarySpelling(asked, await libraryFacets(platform));
    const { json, next } = await listTemplates(platform, query, { address, limit: PAGE_SIZE });
    // If there are more exact matches than fit on a page, close matches (templates without the exact searched text) are
    // not searched for.
    const matches = next === null ? await findCloseMatches(platform, query) : [];
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
