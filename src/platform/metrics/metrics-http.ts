import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Metrics } from "./metrics.ts";

/** `GET /` for clients with the token (RFC 6750, section 2.1). */
export function metricsHttp(metrics: Metrics, token: string): Hono {
  return new Hono().get("/", async (c) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      const error = "Please send METRICS_TOKEN as a bearer token.";
      return c.json({ error }, 401, { "WWW-Authenticate": "Bearer" });
    }
    const { text, type } = await metrics.read();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one ?? Buffer.of(), other ?? Buffer.of());
}
