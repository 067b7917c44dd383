import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { CACHE_PAGE, createResponseCache } from "./response-cache.ts";

const ASKED = { acceptEncoding: "br", ifNoneMatch: undefined };

/** Words of a text that higher compression levels make smaller. */
const words = Array.from({ length: 400 }, () => randomBytes(3).toString("hex"));
const textOf = (version: string) =>
  Array.from({ length: 20_000 }, (_, n) => words[(n * n + 7 * n) % 400]).join(" ") + version;
const pageOf = (version: string) =>
  new Response(textOf(version), { headers: { [CACHE_PAGE]: version } });

test("the first request gets a page at once, and later ones get the page in fewer bytes", async () => {
  const cache = createResponseCache();
  const first = await cache.put("/", pageOf("1"), ASKED);
  const size = () => cache.get("/", "1", ASKED)?.body?.length;
  expect(size()).toBe(first.body?.length);
  await expect.poll(size).toBeLessThan(first.body?.length ?? 0);
  const later = cache.get("/", "1", ASKED);
  expect(brotliDecompressSync(later?.body ?? "").toString()).toBe(textOf("1"));
  const own = ["content-length", String(later?.body?.length)];
  expect(later?.headers).toEqual([...first.headers.slice(0, -1), own]);
});

test("a page that was replaced meanwhile stays so", async () => {
  const cache = createResponseCache();
  await cache.put("/", pageOf("1"), ASKED);
  const second = await cache.put("/", pageOf("2"), ASKED);
  const kept = () => cache.get("/", "2", ASKED)?.body ?? new Uint8Array();
  await expect.poll(() => kept().length).toBeLessThan(second.body?.length ?? 0);
  expect(brotliDecompressSync(kept()).toString()).toBe(textOf("2"));
});
