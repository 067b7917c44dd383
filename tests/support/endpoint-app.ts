import { Hono } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { answerError } from "#platform/http/errors/errors.ts";
import type { Platform } from "#platform/platform.ts";

export type TestApp = Hono<Endpoint>;

/**
 * Makes an application to which a test adds the endpoints of one feature. The header `X-Test-Address` sets the
 * visitor's network address.
 */
export function createTestApp(
  platform: Platform,
  { origin = "https://www.example.com" } = {},
): TestApp {
  const app: TestApp = new Hono();
  app.use(async (c, next) => {
    c.set("platform", platform);
    c.set("origin", origin);
    c.set("address", c.req.header("x-test-address") ?? "192.0.2.1");
    await next();
  });
  app.onError(answerError);
  return app;
}
