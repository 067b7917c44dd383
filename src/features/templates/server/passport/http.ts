import { Hono, type Context } from "hono";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { Refusal } from "#platform/refusal.ts";
import { OPEN_TO_ALL } from "../open-to-all.ts";
import { badgeOf } from "./badge.ts";
import { passportData, showPassport } from "./service.ts";

/** Serves a template's passport as JSON and as a badge. For an unknown template it answers with the site's 404 page. */
export const passportFiles = new Hono<Endpoint>()
  .get("/templates/:slug/passport.json", async (c, next) => {
    const { platform, origin } = c.var;
    const data = await ifListed(passportData(platform, c.req.param("slug"), origin));
    return data ? answer(c, "application/json; charset=utf-8", JSON.stringify(data)) : next();
  })
  .get("/templates/:slug/passport.svg", async (c, next) => {
    const view = await ifListed(showPassport(c.var.platform, c.req.param("slug")));
    return view ? answer(c, "image/svg+xml", badgeOf(view.proof?.passport ?? null)) : next();
  });

function answer(c: Context<Endpoint>, type: string, body: string): Response {
  const headers = { "Content-Type": type, "Cache-Control": "no-cache", [CACHE_PAGE]: "named" };
  return c.body(body, 200, { ...headers, ...OPEN_TO_ALL });
}

async function ifListed<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
