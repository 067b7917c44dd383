import type { Handler, Hono, MiddlewareHandler } from "hono";
import type { Endpoint } from "../context.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** For addresses below /api that nobody answered: 405 where another method would do, else 404. */
export function noSuchAddress(app: Hono<Endpoint>): Handler<Endpoint> {
  return (c) => {
    const allowed = METHODS.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    if (allowed.length === 0) return c.json({ error: "There is no such address." }, 404);
    c.header("Allow", allowed.join(", "));
    const error = `This address takes no ${c.req.method}, only ${allowed.join(" and ")}.`;
    return c.json({ error }, 405);
  };
}

/** Refuses methods that nothing here has, such as TRACE, before a page is asked what it makes of them. */
export const allowedMethods: MiddlewareHandler<Endpoint> = async (c, next) => {
  if (["HEAD", "OPTIONS", ...METHODS].includes(c.req.method)) return next();
  return c.json({ error: `There is no ${c.req.method} here.` }, 405, { Allow: METHODS.join(", ") });
};
