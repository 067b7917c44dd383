import type { Hono, MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Endpoint } from "../context.ts";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

export function refuseOtherMethods(app: Hono<Endpoint>): MiddlewareHandler<Endpoint> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const error = `This address takes no ${c.req.method}, only ${methods.join(" and ")}.`;
      return c.json({ error }, 405, { Allow: methods.join(", ") });
    },
  });
}

/** Refuses unusual methods such as TRACE before they reach a page. */
export const allowedMethods: MiddlewareHandler<Endpoint> = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  return c.json({ error: `There is no ${c.req.method} here.` }, 405, { Allow: METHODS.join(", ") });
};
