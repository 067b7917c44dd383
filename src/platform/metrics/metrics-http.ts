import { Hono } from "hono";
import { isSameSecret } from "../secrets/encryption.ts";
import type { Metrics } from "./metrics.ts";

/** Bearer token: RFC 6750, section 2.1 */
export function metricsHttp(metrics: Metrics, token: string): Hono {
  return new Hono().get("/", async (c) => {
    if (!isSameSecret(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      const error = "Please send METRICS_TOKEN as a bearer token.";
      return c.json({ error }, 401, { "WWW-Authenticate": "Bearer" });
    }
    const { text, type } = await metrics.read();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}
