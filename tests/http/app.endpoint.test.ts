import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { data } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { outage } from "#content/site/errors/outage.ts";
import { DatabaseError } from "#platform/database/database-error.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { addTemplate } from "#tests/support/library.ts";
import { endpoints, pages as pageDoors } from "#tests/support/fuzz/endpoints.ts";
import { pagesAt } from "../support/browser/pages.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { compressFolder } from "../../scripts/compress.ts";
import { createApp, type App } from "#main/app.ts";
import { contactMessage } from "../support/contact/contact-message.ts";

const TEXT = "All of it. ".repeat(300);
let folder: string;
let platform: TestPlatform;
let app: App;
let rendered: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-files-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/entry-abc123.js"), `export const text = "${TEXT}";`);
  writeFileSync(join(folder, "robots.svg"), "<svg/>");
  await compressFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  platform = await createTestPlatform();
  open();
});

function open(): void {
  rendered = 0;
  const pages = pagesAt({
    "/kept": {
      loader: () => `${TEXT}${++rendered}`,
      headers: () => ({ [CACHE_PAGE]: "library" }),
      action: () => "sent",
    },
    "/form": { action: async ({ request }) => [...(await request.formData())].length },
    "/fresh": { loader: () => `${TEXT}${++rendered}` },
    "*": { loader: () => data("missing", { status: 404 }) },
    "/loose": {
      loader: () => {
        throw "a secret";
      },
      default: undefined as never,
    },
    "/broken": {
      loader: () => {
        throw new Error("select secret from table");
      },
    },
  });
  app = createApp(platform, pages, [{ folder, prefix: "/" }]);
}

const ask = (path: string, options: RequestInit = {}) =>
  Promise.resolve(app.fetch(new Request(`http://localhost${path}`, options)));
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
const sentence = async (response: Response) => {
  expect(response.headers.get("content-type")).toMatch(/^application\/(?:problem\+)?json/);
  return ((await response.json()) as { error: string }).error;
};

test.each([
  ["a kept page", "GET", "/kept", 200],
  ["a page", "GET", "/fresh", 200],
  ["a page that failed", "GET", "/broken", 500],
  ["a page that does not exist", "GET", "/nowhere", 404],
  ["a file", "GET", "/assets/entry-abc123.js", 200],
  ["an endpoint that does not exist", "GET", "/api/nowhere", 404],
  ["a refused message", "POST", "/api/contact", 415],
  ["the health check", "GET", "/healthz", 200],
])("%s carries the security headers", async (_, method, path, status) => {
  const { headers, status: given } = await ask(path, { method });
  expect(given).toBe(status);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*|nonce/);
  expect(headers.has("strict-transport-security")).toBe(false);
  expect(headers.has("set-cookie")).toBe(false);
  expect(headers.has("x-powered-by")).toBe(false);
  expect(headers.has(CACHE_PAGE)).toBe(false);
});

test("behind TLS, answers tell browsers to stay with HTTPS", async () => {
  platform = await createTestPlatform({ publicOrigin: "https://www.example.com" });
  open();
  const page = await ask("/kept");
  expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
  expect(page.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

test("an unexpected error is in the log and not in the answer", async () => {
  const body = await (await ask("/broken")).text();
  expect(body).not.toMatch(/select secret|Error:|at .*\.ts/);
});

test("an endpoint reports an unexpected error in the site's own sentence", async () => {
  const logged = vi.spyOn(platform.log, "error");
  const broken = vi.spyOn(platform.limits, "consume").mockRejectedValue(new Error("a secret"));
  onTestFinished(() => broken.mockRestore());
  const response = await post("/api/contact", JSON.stringify(contactMessage()));
  expect(response.status).toBe(500);
  expect(await sentence(response)).toBe(outage.unexpected);
  expect(logged).toHaveBeenCalledOnce();
});

test("a row whose parent is deleted at the same moment is refused with a sentence", async () => {
  const logged = vi.spyOn(platform.log, "error");
  const gone = new DatabaseError({ code: "23503", message: "violates foreign key constraint" });
  const deleted = vi
    .spyOn(platform.limits, "consume")
    .mockRejectedValue(new Error("Failed query", { cause: gone }));
  onTestFinished(() => deleted.mockRestore());
  const response = await post("/api/contact", JSON.stringify(contactMessage()));
  expect(response.status).toBe(409);
  expect(await sentence(response)).toBe(outage.goneMeanwhile);
  const signUp = await post(
    "/auth/v1/signup",
    JSON.stringify({ email: "ada@example.com", password: "a quiet wire hums" }),
  );
  expect(signUp.status).toBe(409);
  expect(await signUp.json()).toMatchObject({ error_code: "conflict", msg: outage.goneMeanwhile });
  expect(logged).not.toHaveBeenCalled();
});

test("files without hashed names are revalidated", async () => {
  app = createApp(platform, pagesAt({}), [{ folder, prefix: "/plain/" }]);
  for (const file of ["robots.svg", "assets/entry-abc123.js"]) {
    expect((await ask(`/plain/${file}`)).headers.get("cache-control")).toBe("no-cache");
  }
});

test.each([
  ["another site's page", { Origin: "https://evil.example" }],
  ["a page without an origin of its own", { Origin: "null" }],
  ["another port", { Origin: "http://localhost:8080" }],
  ["a browser that hides the origin", { "Sec-Fetch-Site": "cross-site" }],
])("every endpoint refuses an unsafe request from %s", async (_, headers) => {
  for (const path of ["/api/contact", "/kept", "/api/vitals"]) {
    const response = await post(path, "{}", headers);
    expect(response.status).toBe(403);
    expect(await sentence(response)).toMatch(/another website/);
  }
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    expect((await ask("/api/contact", { method, headers })).status).toBe(403);
  }
});

test("a request from the site's own page, or from no page, is not refused for its origin", async () => {
  expect((await post("/api/contact", "{}", { Origin: "http://localhost" })).status).toBe(422);
  expect((await post("/api/contact", "{}")).status).toBe(422);
});

test("behind a proxy, PUBLIC_ORIGIN is the site's own origin", async () => {
  platform = await createTestPlatform({ publicOrigin: "https://www.example.com" });
  open();
  const from = (origin: string) => post("/api/contact", "{}", { Origin: origin });
  expect((await from("https://www.example.com")).status).toBe(422);
  expect((await from("http://localhost")).status).toBe(403);
});

test("a body of more than 64 kB is refused, also when its length is not announced", async () => {
  const exact = JSON.stringify({ message: "" });
  const fits = `{"message":"${"a".repeat(64 * 1024 - exact.length)}"}`;
  expect(fits).toHaveLength(64 * 1024);
  expect((await post("/api/contact", fits)).status).toBe(422);
  expect((await post("/api/contact", `${fits} `)).status).toBe(413);
  const chunks = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(10_000).fill(32));
    },
  });
  const endless = await ask("/api/contact", {
    method: "POST",
    body: chunks,
    duplex: "half",
    headers: { "Content-Type": "application/json" },
  } as RequestInit);
  expect(endless.status).toBe(413);
  expect(await sentence(endless)).toMatch(/64 kB/);
});

test.each(["gzip", "br", "deflate", "gzip, identity", "GZIP"])(
  "a request body compressed as %s is refused",
  async (encoding) => {
    const response = await post("/api/contact", "{}", { "Content-Encoding": encoding });
    expect(response.status).toBe(415);
    expect(await sentence(response)).toMatch(/uncompressed/);
  },
);

test("a refused body is reported field by field", async () => {
  const response = await post("/api/contact", `{"name":"Ada","email":"ada"}`);
  expect(response.status).toBe(422);
  const { error, fields } = (await response.json()) as { error: string; fields: object };
  expect(Object.keys(fields).toSorted()).toEqual(["email", "message", "phone"]);
  expect(Object.values(fields)).toContain(error);
});

test("a visitor who disconnects while sending causes no error", async () => {
  const logged = vi.spyOn(platform.log, "error");
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      leaving.abort();
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const response = await ask("/api/contact", {
    method: "POST",
    body,
    duplex: "half",
    signal: leaving.signal,
    headers: { "Content-Type": "application/json" },
  } as RequestInit);
  expect(response.status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

test("an unknown address of the API is answered with a sentence in JSON", async () => {
  const response = await ask("/api/nowhere/at/all");
  expect(response.status).toBe(404);
  expect(await sentence(response)).toBe("There is no such address.");
});

test("a method that an endpoint does not have is refused and the right ones are named", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const response = await ask("/api/contact", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await sentence(response)).toBe(`This address takes no ${method}, only POST.`);
  }
});

test.each(["?q=%00", "?q=a%00b", "%00", "/a%00b", "%ff", "%ed%a0%80", "%zz", "%"])(
  "every endpoint refuses a URL with %j in it",
  async (end) => {
    const warned = vi.spyOn(console, "warn");
    onTestFinished(() => warned.mockRestore());
    // Matches the paths whose handlers read query parameters. Under all other paths, the site ignores a broken query.
    const reading = /^\/(?:api\/(?!showcases\/)|auth\/|n8n\/|newsletter\/)|^\/templates$/;
    const doors = [...endpoints, ...pageDoors].filter(
      ({ path }) => !end.startsWith("?") || reading.test(path),
    );
    const answers = await Promise.all(
      doors.map(async ({ method, path }) => {
        const response = await ask(path + end, { method, headers: { Accept: "application/json" } });
        return `${method} ${path}: ${response.status} ${await sentence(response)}`;
      }),
    );
    const refusal = "400 This address cannot be read. Please check it for a typo.";
    expect(answers).toEqual(doors.map(({ method, path }) => `${method} ${path}: ${refusal}`));
    expect(warned).not.toHaveBeenCalled();
  },
);

test("broken percent signs of an advertisement do no harm in a query", async () => {
  for (const search of ["?utm_campaign=50%off", "?utm_term=%ff", "?gclid=%ed%a0%80", "?&&=%"]) {
    expect((await ask(`/fresh${search}`)).status).toBe(200);
    expect((await ask(`/api/templates${search}`)).status).toBe(200);
  }
});

const MULTIPART = "multipart/form-data; boundary=x";
test.each([
  ["application/json", "{}"],
  ["text/plain", "name=Ada"],
  [MULTIPART, "garbage"],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ["multipart/form-data", "garbage"],
  ["", ""],
])("a page does not read %j with %j as a form", async (type, body) => {
  const logged = vi.spyOn(platform.log, "error");
  for (const method of ["POST", "PUT"]) {
    const headers = { "Content-Type": type, Accept: "text/html" };
    const response = await ask("/form", { method, headers, body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("<p>This page takes forms only.</p>");
  }
  expect(logged).not.toHaveBeenCalled();
});

test("a page accepts forms, even one without fields", async () => {
  const send = (body: BodyInit) => ask("/form", { method: "POST", body });
  const some = new FormData();
  some.set("name", "Ada");
  for (const body of [new URLSearchParams(), new URLSearchParams({ name: "Ada" }), some]) {
    expect((await send(body)).status).toBe(200);
  }
});

test("a failed request for a page gets an error page with a link", async () => {
  const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  for (const [path, status, method] of [
    ["/fresh?x=%00", 400, "GET"],
    ["/fresh%ff", 400, "GET"],
    ["/fresh", 405, "PROPFIND"],
    ["/loose", 500, "GET"],
  ] as const) {
    const page = await ask(path, { method, headers });
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha/,
    );
    const html = await page.text();
    expect(html).toMatch(/<h1>[^<]+<\/h1>\n<p>[^<]+\.<\/p>/);
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain("a secret");
  }
  expect((await ask("/api/nowhere", { headers })).headers.get("content-type")).toMatch(/json/);
});

test("a failure outside the handlers gets the site's own sentence as well", async () => {
  const logged = vi.spyOn(platform.log, "error").mockReturnValue();
  vi.spyOn(platform.log, "info").mockImplementation(() => {
    throw new Error("a secret");
  });
  const outside = vi.spyOn(platform, "database", "get").mockImplementation(() => {
    throw "a secret";
  });
  for (const [path, accept, type] of [
    ["/api/templates", "text/html", "application/json"],
    ["/fresh", "application/json", "application/json"],
    ["/fresh", "text/html", "text/html; charset=utf-8"],
  ] as const) {
    const failed = await ask(path, { headers: { Accept: accept } });
    expect(failed.status).toBe(500);
    expect(failed.headers.get("content-type")).toBe(type);
    expect(failed.headers.get("x-content-type-options")).toBe("nosniff");
    expect(failed.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    const body = await failed.text();
    expect(body).not.toContain("a secret");
    expect(body).toContain("Something went wrong on our side. Please try again.");
  }
  expect(logged).toHaveBeenCalled();
  outside.mockRestore();
});

test("an unknown method is refused everywhere", async () => {
  for (const path of ["/kept", "/api/contact", "/assets/entry-abc123.js", "/nowhere"]) {
    const response = await ask(path, { method: "PROPFIND" });
    expect(response.status).toBe(405);
    expect(await sentence(response)).toBe("There is no PROPFIND here.");
  }
});

test("the fuzz tests cover every endpoint", () => {
  const doors = endpoints.map(({ method, path }) => `${method} ${path}`);
  const fits = (endpoint: string) => {
    const pattern = new RegExp(`^${endpoint.replace(/:\w+(?:\{[^}]*\})?/g, "[^/]+")}$`);
    return doors.some((door) => pattern.test(door));
  };
  expect(app.endpoints.filter((endpoint) => !fits(endpoint))).toEqual([]);
});

test.each([
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["deflate", null],
  ["", null],
  ["*", null],
  ["BR", "br"],
])("Accept-Encoding %j is answered with %j, the content being the same", async (accepted, used) => {
  for (const path of ["/kept", "/fresh", "/assets/entry-abc123.js"]) {
    const response = await ask(path, { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(used);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const bytes = Buffer.from(await response.arrayBuffer());
    const body =
      used === "br" ? brotliDecompressSync(bytes) : used === "gzip" ? gunzipSync(bytes) : bytes;
    expect(body.toString()).toContain(TEXT);
  }
});

test("a page demands revalidation, and an unchanged page is not sent again", async () => {
  for (const path of ["/kept", "/robots.svg"]) {
    const first = await ask(path);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    for (const held of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
      const again = await ask(path, { headers: { "If-None-Match": held } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
    }
    expect((await ask(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  }
});

test("a file with a hashed name may be cached for ever, an answer of the API never", async () => {
  const { headers } = await ask("/assets/entry-abc123.js");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await ask("/api/templates")).headers.get("cache-control")).toBe("no-store");
  expect((await ask("/nowhere")).headers.get("cache-control")).toBe("no-store");
});

test("a cached page is rendered once until the library changes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await (await ask("/kept")).text();
  expect(await (await ask("/kept")).text()).toBe(first);
  expect(rendered).toBe(1);
  await addTemplate(platform, { title: "New" });
  // The site reads the library's version once a second at most.
  vi.advanceTimersByTime(1000);
  await expect.poll(async () => (await ask("/kept")).text()).toContain(`${TEXT}2`);
});

test("pages without a cache mark, and answers to forms, are rendered each time", async () => {
  await ask("/fresh");
  await ask("/fresh");
  expect(rendered).toBe(2);
  await post("/kept", "a=b", { "Content-Type": "application/x-www-form-urlencoded" });
  await ask("/kept");
  expect(rendered).toBe(4);
});

test("HEAD has the headers of GET without the body", async () => {
  for (const path of ["/kept", "/fresh", "/assets/entry-abc123.js", "/healthz"]) {
    const head = await ask(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const get = await ask(path);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    if (path === "/kept") expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  }
});

test("no path leads out of the served folders", async () => {
  writeFileSync(join(folder, "..", "outside.txt"), "secret");
  for (const path of [
    "/../outside.txt",
    "/assets/../../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/assets/..%5c..%5coutside.txt",
    "//outside.txt",
    "/assets/entry-abc123.js.br",
    "/assets/",
  ]) {
    expect([400, 404]).toContain((await ask(path)).status);
  }
  rmSync(join(folder, "..", "outside.txt"));
});

test("the server is not ready any more before it ends", async () => {
  expect((await ask("/readyz")).status).toBe(200);
  app.retire();
  expect((await ask("/readyz")).status).toBe(503);
  const alive = await ask("/healthz");
  expect([alive.status, await alive.json()]).toMatchObject([200, { status: "stopping" }]);
});
