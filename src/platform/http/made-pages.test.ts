import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerError } from "./errors/errors.ts";
import type { Endpoint } from "./context.ts";
import { limitMadePages } from "./made-pages.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

function site(rateLimits = true) {
  const app = new Hono<Endpoint>();
  app.onError(answerError);
  app.use(async (c, next) => {
    c.set("platform", { config: { rateLimits } } as never);
    c.set("address", c.req.header("x-address") ?? "192.0.2.1");
    await next();
  });
  app.use(limitMadePages());
  app.get("/known", (c) => c.text("known"));
  return async (path: string, address = "192.0.2.1") =>
    (await app.request(path, { headers: { "x-address": address } })).status;
}

test.each(["/unknown", "/known?searched="])(
  "one network address gets 120 pages a minute below %s, and known pages without a limit",
  async (path) => {
    const ask = site();
    for (let n = 0; n < 120; n++) expect(await ask(path + n)).toBeLessThan(405);
    expect(await ask(`${path}next`)).toBe(429);
    expect(await ask(`${path}next`, "192.0.2.2")).toBeLessThan(405);
    vi.advanceTimersByTime(60_001);
    expect(await ask(`${path}next`)).toBeLessThan(405);
    for (let n = 0; n < 300; n++) expect(await ask("/known", "192.0.2.3")).toBe(200);
  },
);

test("if limits are switched off, nothing is refused", async () => {
  const ask = site(false);
  for (let n = 0; n < 300; n++) expect(await ask(`/unknown${n}`)).toBe(404);
});
