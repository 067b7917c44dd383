import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { brand } from "#content/site/brand.ts";
import { outage } from "#content/site/errors/outage.ts";
import { AUTH_BASE } from "#features/auth/protocol.ts";
import { readConfig } from "#platform/config/config.ts";
import { requestContext } from "#platform/http/context.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { closePlatform, createPlatform, type Platform } from "#platform/platform.ts";
import { pagesAt } from "../support/browser/pages.ts";
import { startCluster, type Cluster } from "#tests/support/postgres-cluster.ts";
import { createApp, type App } from "#main/app.ts";
import { contactMessage } from "../support/contact/contact-message.ts";

const cluster = await startCluster();

describe.runIf(cluster)("while the database is away", () => {
  const { url, halt, resume, stop } = cluster as Cluster;
  const dataDir = mkdtempSync(join(tmpdir(), "site-outage-"));
  const log: Record<string, unknown>[] = [];
  let platform: Platform;
  let app: App;
  let etag: string | null;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const config = readConfig(
      { DATABASE_URL: url, DATA_DIR: dataDir, APP_SECRET: "x".repeat(40), LOG_LEVEL: "silent" },
      "test",
    );
    platform = {
      ...(await createPlatform(config)),
      log: pino({ base: null }, { write: (line) => void log.push(JSON.parse(line) as never) }),
    };
    let rendered = 0;
    const pages = pagesAt({
      "/": { loader: () => ++rendered, headers: () => ({ [CACHE_PAGE]: "library" }) },
      "/privacy": { loader: () => ++rendered, headers: () => ({ [CACHE_PAGE]: "library" }) },
      "/sign-in": { loader: () => "no data" },
      "/templates": {
        loader: async ({ context }: { context: { get: (of: typeof requestContext) => Visit } }) => {
          const { rows } = await context.get(requestContext).platform.database.query("select 1");
          return rows.length;
        },
      },
    });
    app = createApp(platform, pages, []);
    ({ etag } = await summaryOf("/"));
    expect((await summaryOf("/templates")).status).toBe(200);
    halt("fast");
    // The site reads the version of the template library once a second at most.
    vi.advanceTimersByTime(1000);
    log.length = 0;
  });

  afterAll(async () => {
    vi.useRealTimers();
    resume();
    await closePlatform(platform);
    stop();
    rmSync(dataDir, { recursive: true });
  });

  type Visit = { platform: Platform };
  const ask = (path: string, options: RequestInit = {}) =>
    Promise.resolve(app.fetch(new Request(`http://localhost${path}`, options)));
  const summaryOf = async (path: string, options?: RequestInit) => {
    const { status, headers } = await ask(path, options);
    return { status, etag: headers.get("etag") };
  };

  test("a page that needs data shows the site's outage page, which leads on", async () => {
    const response = await ask("/templates?q=x", { headers: { Accept: "text/html" } });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    const html = await response.text();
    for (const part of [
      `<h1>${outage.page.ours}</h1>`,
      outage.reading,
      `<a href="">${outage.page.reload}</a>`,
      `href="mailto:${brand.email.hello}"`,
    ]) {
      expect(html).toContain(part);
    }
    expect((await ask("/templates.data")).status).toBe(503);
  });

  test.each([
    ["GET", "/api/templates", outage.reading],
    ["GET", "/templates.json", outage.reading],
    ["GET", "/n8n/templates/categories", outage.reading],
    ["POST", "/api/contact", outage.writing],
    ["POST", "/api/download-leads", outage.writing],
    ["GET", `${AUTH_BASE}/.well-known/jwks.json`, outage.reading],
    ["POST", `${AUTH_BASE}/token?grant_type=password`, outage.writing],
  ])("%s %s answers 503 with a sentence in JSON", async (method, path, sentence) => {
    const body = {
      ...contactMessage(),
      password: "a quiet wire hums",
      template_id: "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11",
    };
    const response = await ask(path, {
      method,
      headers: { Accept: "text/html", "Content-Type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const { error, msg, error_code } = (await response.json()) as Record<string, unknown>;
    expect(error ?? msg).toBe(sentence);
    if (path.startsWith(AUTH_BASE)) expect(error_code).toBe("unavailable");
  });

  test("the process is alive and says that it is not ready", async () => {
    const response = await ask("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: outage.reading });
    expect((await ask("/healthz")).status).toBe(200);
  });

  test("no answer shows the database's messages, and no error is unexpected", async () => {
    const insides = /ECONN|127\.0\.0\.1|terminat|select/i;
    for (const path of ["/", "/templates", "/templates.data", "/readyz", "/api/templates"]) {
      const response = await ask(path);
      expect(await response.text()).not.toMatch(insides);
    }
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test("all pages work again after the outage, whose end is logged once", async () => {
    resume();
    await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
    expect((await ask("/templates")).status).toBe(200);
    vi.advanceTimersByTime(1000);
    await expect
      .poll(async () => {
        await ask("/");
        return log.filter(({ msg }) => /can be read again/.test(String(msg))).length;
      })
      .toBe(1);
    expect(await summaryOf("/")).toEqual({ status: 200, etag });
    halt("fast");
  });
});
