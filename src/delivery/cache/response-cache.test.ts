import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  CACHE_PAGE,
  CACHE_SECONDS,
  createResponseCache,
  type Changes,
  type ResponseCache,
} from "./response-cache.ts";

const ASKED = { acceptEncoding: "br", ifNoneMatch: undefined };

/** A text that becomes smaller at each higher level of compression. */
const words = Array.from({ length: 400 }, () => randomBytes(3).toString("hex"));
const list = Array.from({ length: 3000 }, (_, n) => {
  const word = words[n % 400];
  return `<li class="item"><a href="/templates/${word}-${words[(7 * n) % 400]}">${word} ${n}</a></li>`;
}).join("\n");
const textOf = (version: string) => list + version;
const pageOf = (version: string, madeFor = "library") =>
  new Response(textOf(version), { headers: { [CACHE_PAGE]: madeFor } });
const cachedResponse = (cache: ResponseCache, key = "/") => cache.get(key, ASKED)?.response;

test("the first request gets a page at once; later requests get it in fewer bytes", async () => {
  const cache = createResponseCache();
  const first = await cache.put("/", pageOf("1"), ASKED, 0);
  const size = () => cachedResponse(cache)?.body?.length;
  expect(size()).toBe(first.body?.length);
  await expect.poll(size).toBeLessThan(first.body?.length ?? 0);
  const later = cachedResponse(cache);
  expect(brotliDecompressSync(later?.body ?? "").toString()).toBe(textOf("1"));
  const contentLength = ["content-length", String(later?.body?.length)];
  expect(later?.headers).toEqual([...first.headers.slice(0, -1), contentLength]);
});

test("a page that nobody asks for again is not compressed a second time", async () => {
  const cache = createResponseCache();
  const once = await cache.put("/once", pageOf("1"), ASKED, 0);
  const often = await cache.put("/often", pageOf("2"), ASKED, 0);
  const size = () => cachedResponse(cache, "/often")?.body?.length;
  await expect.poll(size).toBeLessThan(often.body?.length ?? 0);
  expect(cachedResponse(cache, "/once")?.body?.length).toBe(once.body?.length);
});

test("a page that is replaced while it is being compressed stays replaced", async () => {
  const cache = createResponseCache();
  await cache.put("/", pageOf("1"), ASKED, 0);
  const second = await cache.put("/", pageOf("2"), ASKED, 0);
  const size = () => cachedResponse(cache)?.body?.length;
  await expect.poll(size).toBeLessThan(second.body?.length ?? 0);
  expect(brotliDecompressSync(cachedResponse(cache)?.body ?? "").toString()).toBe(textOf("2"));
});

test.each([
  ["names a changed template", "sort-mail", { changed: ["sort-mail"], hidden: [] }, "outdated"],
  ["has a changed template's address", "", { changed: ["own-page"], hidden: [] }, "outdated"],
  ["names no changed template", "sort-mail", { changed: ["send-mail"], hidden: [] }, "current"],
  ["is there when all have changed", "sort-mail", { changed: "all", hidden: [] }, "outdated"],
  ["names a hidden template", "sort-mail", { changed: [], hidden: ["sort-mail"] }, "gone"],
  ["names no hidden template", "sort-mail", { changed: [], hidden: ["send-mail"] }, "current"],
  ["is there when everything has changed", "sort-mail", "everything", "gone"],
] satisfies [string, string, Changes, string][])(
  "a template's page that %s",
  async (_, text, changes, expected) => {
    const cache = createResponseCache();
    await cache.put("/templates/own-page", pageOf(text, "named"), ASKED, 0);
    cache.outdate(changes);
    expect(cache.get("/templates/own-page", ASKED)?.state ?? "gone").toBe(expected);
  },
);

test("a page with a list is outdated by every change of the library, and forbidden only if it names a hidden template", async () => {
  const cache = createResponseCache();
  await cache.put("/", pageOf("sort-mail"), ASKED, 0);
  cache.outdate({ changed: ["send-mail"], hidden: ["send-mail"] });
  expect(cache.get("/", ASKED)).toMatchObject({ state: "outdated" });
  cache.outdate({ changed: ["sort-mail"], hidden: ["sort-mail"] });
  expect(cache.get("/", ASKED)).toBe(undefined);
});

test("a page whose rendering began before a change is not cached", async () => {
  const cache = createResponseCache();
  const begun = cache.generation();
  cache.outdate({ changed: ["sort-mail"], hidden: [] });
  await cache.put("/", pageOf("1"), ASKED, begun);
  expect(cache.get("/", ASKED)).toBe(undefined);
});

test("a shared cache may store a page for a while, unless the page is outdated", async () => {
  const cache = createResponseCache(300);
  const controlOf = (key: string) =>
    new Headers([...(cachedResponse(cache, key)?.headers ?? [])]).get("cache-control");
  const responseWith = (headers: Record<string, string>) =>
    new Response("sort-mail", { headers: { [CACHE_PAGE]: "named", ...headers } });
  await cache.put("/", responseWith({}), ASKED, 0);
  await cache.put("/short", responseWith({ [CACHE_SECONDS]: "60" }), ASKED, 0);
  await cache.put("/own", responseWith({ "Cache-Control": "no-store" }), ASKED, 0);
  expect(controlOf("/")).toBe("public, max-age=0, s-maxage=300, stale-while-revalidate=60");
  expect(controlOf("/short")).toContain("s-maxage=60,");
  expect(controlOf("/own")).toBe("no-store");
  cache.outdate({ changed: ["sort-mail"], hidden: [] });
  expect(controlOf("/")).toBe("no-cache");
  const plain = createResponseCache();
  await plain.put("/", responseWith({}), ASKED, 0);
  expect(new Headers([...(cachedResponse(plain)?.headers ?? [])]).get("cache-control")).toBe(
    "no-cache",
  );
});
