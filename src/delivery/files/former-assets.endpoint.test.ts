import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { keepAssets } from "#platform/assets/assets.ts";
import { formerAssets } from "./former-assets.ts";

const SCRIPT = "export const former = true;";

let folder: string;
let platform: TestPlatform;
let app: TestApp;

beforeEach(async () => {
  folder = makeTemporaryFolder("assets-");
  platform = await createTestPlatform();
  app = createTestApp(await createReplica());
  app.use("/assets/*", formerAssets);
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(version: string): string {
  const assets = join(folder, version);
  mkdirSync(assets);
  writeFileSync(join(assets, `page-${version}.js`), SCRIPT);
  writeFileSync(join(assets, `page-${version}.js.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(assets, `font-${version}.woff2`), Buffer.from([0, 255, 10]));
  return assets;
}

const get = (name: string, headers: Record<string, string> = {}) =>
  app.request(`/assets/${name}`, { headers });

test("files of another version are served unchanged to visitors who still have a page of that version", async () => {
  await keepAssets(platform, build("a"));
  await keepAssets(platform, build("b"));
  await keepAssets(platform, join(folder, "b"));
  const plain = await get("page-a.js");
  expect([plain.status, plain.headers.get("content-type"), await plain.text()]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    SCRIPT,
  ]);
  const small = await get("page-a.js", { "Accept-Encoding": "br" });
  expect(Object.fromEntries(small.headers)).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(Buffer.from(await small.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT));
  const font = await get("font-b.woff2", { "Accept-Encoding": "br" });
  expect(font.headers.get("content-encoding")).toBeNull();
  expect([...new Uint8Array(await font.arrayBuffer())]).toEqual([0, 255, 10]);
  for (const name of ["page-c.js", "page-a.js.br", "../page-a.js", "%00", "page-a.js/"])
    expect([name, (await get(name)).status]).toEqual([name, 404]);
  expect((await app.request("/assets/page-a.js", { method: "POST" })).status).toBe(404);
});

test("files of a former version stay for thirty days after the last server of that version has stopped", async () => {
  platform.travelTo("2026-11-01T12:00:00Z");
  await keepAssets(platform, build("a"));
  await keepAssets(platform, build("b"));
  platform.travelTo("2026-12-01T12:00:00Z");
  await keepAssets(platform, join(folder, "b"));
  expect((await get("page-a.js")).status).toBe(200);
  platform.travelTo("2026-12-02T12:00:00Z");
  await keepAssets(platform, join(folder, "b"));
  expect([(await get("page-a.js")).status, (await get("page-b.js")).status]).toEqual([404, 200]);
});
