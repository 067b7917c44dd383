import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCacheLayer } from "./cache-layer.ts";
import { CACHE_PAGE } from "./response-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  // lru-cache takes the time 0 for a missing time. A real clock never shows 0.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a site with one page. @returns a function that says whether it was rendered ("made") or cached ("kept") */
function site(publicOrigin?: string) {
  const fetch = vi.fn<(request: Request) => Response>(
    ({ url }) =>
      new Response(url, { headers: { "Content-Type": "text/html", [CACHE_PAGE]: "library" } }),
  );
  const layer = createCacheLayer({
    fetch,
    version: () => "1",
    parametersOf: () => undefined,
    publicOrigin,
    onCacheHit: () => undefined,
    onPage: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  return async (host: string): Promise<"made" | "kept"> => {
    const before = fetch.mock.calls.length;
    const answer = await layer.fetch(new Request(`http://${host}/`));
    expect(answer.status).toBe(200);
    if (!publicOrigin) expect(await answer.text()).toBe(`http://${host}/`);
    return fetch.mock.calls.length > before ? "made" : "kept";
  };
}

test("requests with made-up hosts displace no cached page of a visited host", async () => {
  const ask = site();
  expect([await ask("one.example"), await ask("one.example")]).toEqual(["made", "kept"]);
  for (let n = 0; n < 600; n += 1) await ask(`made-up-${n}.example`);
  expect(await ask("one.example")).toBe("kept");
  // Pages of invented hosts are not cached either.
  expect(await ask("made-up-599.example")).toBe("made");
});

test("a new host gets a place in the cache once another host is no longer visited", async () => {
  const ask = site();
  await ask("one.example");
  for (let n = 0; n < 600; n += 1) await ask(`made-up-${n}.example`);
  vi.advanceTimersByTime(59_000);
  await ask("one.example");
  vi.advanceTimersByTime(2000);
  expect([await ask("two.example"), await ask("two.example")]).toEqual(["made", "kept"]);
  expect(await ask("one.example")).toBe("kept");
});

test("if the site's address is set, all hosts share a cached page", async () => {
  const ask = site("https://www.example.com");
  expect([await ask("one.example"), await ask("two.example")]).toEqual(["made", "kept"]);
});

test("a page that the cache lacks is cached, also if it is the first one requested after a change", async () => {
  let isNoticed = false;
  let rendered = 0;
  const version = () => {
    if (!isNoticed) layer.outdate({ changed: ["sort-mail"], hidden: [] });
    isNoticed = true;
    return "2";
  };
  const layer = createCacheLayer({
    fetch: () => {
      rendered += 1;
      version();
      return new Response("page", { headers: { [CACHE_PAGE]: "library" } });
    },
    version,
    parametersOf: () => ({}),
    publicOrigin: "https://www.example.com",
    onCacheHit: () => undefined,
    onPage: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  const ask = () => layer.fetch(new Request("https://www.example.com/"));
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  expect(rendered).toBe(1);
});
