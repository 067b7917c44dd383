import { Hono } from "hono";
import { z } from "zod";
import { IdempotencyKey } from "#features/contact/contract.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { InvalidBody, readJson } from "#platform/http/read-json.ts";
import {
  DownloadDone,
  DownloadRequest,
  MissedSearch,
  PAGE_SIZE,
  TemplateQuery,
  WholeDownload,
  type DownloadReceipt,
  type Template,
} from "../contract.ts";
import { findCloseMatches } from "./search/close-matches.ts";
import { recordDone, recordRequest } from "#features/downloads/server/service.ts";
import { noteMissedSearch } from "./search/missed-searches.ts";
import { getTemplate, listTemplates } from "./service.ts";

/** Rows 2, 3, 4 and 6 of the product spec's section 7 (decision 2). */
export const templatesApi = new Hono<Endpoint>()
  .get("/templates", async (c) => {
    const query = TemplateQuery.safeParse(c.req.query());
    if (!query.success) throw new InvalidBody(query.error.issues);
    const { json, next } = await listTemplates(c.var.platform, query.data, {
      address: c.var.address,
      most: PAGE_SIZE,
    });
    // Who has a whole page of exact matches, and more to come, is not looking for others.
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
  })
  .post("/download-leads", async (c) => {
    const key = IdempotencyKey.safeParse(c.req.header("idempotency-key"));
    const body = await readJson(c, z.looseObject({}, "Please send a JSON object."));
    const done = body["email"] == null ? DownloadDone : WholeDownload;
    const lead = (body["downloaded_at"] == null ? DownloadRequest : done).safeParse(body);
    for (const read of [key, lead]) if (!read.success) throw new InvalidBody(read.error.issues);
    const from = { address: c.var.address, key: key.data };
    const receipt =
      lead.data && "email" in lead.data
        ? await recordRequest(c.var.platform, lead.data, from)
        : await recordDone(c.var.platform, lead.data as DownloadDone, from);
    return c.json(receipt satisfies DownloadReceipt, 201);
  });
