import { Hono, type MiddlewareHandler } from "hono";
import { business as texts } from "#content/accounts/business.ts";
import { brand } from "#content/site/brand.ts";
import { staffOnly, type Guarded } from "#features/auth/server/guard.ts";
import { readLogo } from "#platform/business/business-store.ts";
import { readJson } from "#platform/http/body/read-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { Refusal } from "#platform/refusal.ts";
import { SettingsChange } from "../contract.ts";
import { changeSettings, readReadiness, readSettings, sendTestMail } from "./service.ts";

export const settingsApi = (examine: Parameters<typeof readReadiness>[1]) =>
  new Hono<Guarded>()
    .use(staffOnly)
    .get("/", async (c) => c.json(await readSettings(c.var.platform, c.var.account.userId)))
    .patch("/", async (c) => {
      const change = await readJson(c, SettingsChange);
      return c.json(await changeSettings(c.var.platform, c.var.account.userId, change));
    })
    .get("/readiness", async (c) => c.json(await readReadiness(c.var.platform, examine)))
    .post("/test-mail", async (c) => {
      await sendTestMail(c.var.platform, c.var.account.email);
      return c.json({});
    });

export const logoApi = new Hono<Endpoint>().get("/logo/:hash", async (c) => {
  const [hash = ""] = c.req.param("hash").split(".");
  const logo = await readLogo(c.var.platform.database, hash);
  if (!logo) throw new Refusal("not_found", texts.noLogo);
  return c.body(Buffer.from(logo.body), 200, {
    "Content-Type": logo.type,
    "Cache-Control": "public, max-age=31536000, immutable",
    // Prevents scripts from running in an SVG that is opened as a page of its own.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});

/** Matches the paths of the icons in `public/`. Browsers request some of them although no page mentions them. */
const ICON = /^\/(?:favicon|apple-touch-icon|icon-)[^/]*\.(ico|png|svg)$/;

/**
 * Redirects requests for the site's default icons to the logo of the business. An icon in another format than the logo
 * is answered with 404, except favicon.ico, for which browsers accept any format.
 * @param applied - loads the stored settings, and with them the logo
 */
export function ownIcons(applied: () => unknown): MiddlewareHandler {
  return async (c, next) => {
    const [, format] = ICON.exec(c.req.path) ?? [];
    if (!format) return next();
    await applied();
    if (!brand.logo) return next();
    if (format !== "ico" && !brand.logo.endsWith(format))
      throw new Refusal("not_found", texts.noLogo);
    return c.redirect(brand.logo);
  };
}
