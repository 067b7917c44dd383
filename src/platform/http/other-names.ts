import type { MiddlewareHandler } from "hono";
import { placeOf } from "#shared/other-names.ts";
import type { Endpoint } from "./context.ts";

export const otherNames: MiddlewareHandler<Endpoint> = async (c, next) => {
  const name = c.req.path.toLowerCase().replace(/(?<=.)\/$/, "");
  const place = placeOf(name);
  if (!place || !["GET", "HEAD"].includes(c.req.method)) return next();
  const [path = "", section] = place.split("#");
  const { search } = new URL(c.req.url);
  return c.redirect(path + search + (section ? `#${section}` : ""), 301);
};
