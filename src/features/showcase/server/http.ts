import { Hono } from "hono";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { findShowcase } from "./service.ts";

export const showcaseApi = new Hono<Endpoint>().get("/showcases/:industry", async (c) =>
  c.json(await findShowcase(c.var.platform, c.req.param("industry")), 200, {
    [CACHE_PAGE]: "library",
  }),
);
