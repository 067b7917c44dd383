import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCacheLayer } from "./cache-layer.ts";
import { CACHE_PAGE } from "./response-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  // lru-cache treats the time 0 as a missing time. The fake clock starts at 0, so the test advances it.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Makes a site with one page.
 * @returns a function that requests the page from a host, and says whether it was rendered ("made") or cached ("kept")
 */
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

test("requests with invented hosts displace no cached page of a real host", async () => {
  const ask = site();
  expect([await ask("one.example"), await ask("one.example")]).toEqual(["made", "kept"]);
  for (let n = 0; n < 600; n += 1) await ask(`made-up-${n}.example`);
  expect(await ask("one.example")).toBe("kept");
  // The pages of the invented hosts are not cached.
  expect(await ask("made-up-599.example")).toBe("made");
});

test("a new host gets a place in the cache once another host has had no visits for a while", async () => {
  const ask = site();
  await ask("one.example");
  for (let n = 0; n < 600; n += 1) await ask(`made-up-${n}.example`);
  vi.advanceTimersByTime(59_000);
  await ask("one.example");
  vi.advanceTimersByTime(2000);
  expect([await ask("two.example"), await ask("two.example")]).toEqual(["made", "kept"]);
  expect(await ask("one.example")).toBe("kept");
});

test("if the site's own address is set, all hosts share a cached page", async () => {
  const ask = site("https://www.example.com");
  expect([await ask("one.example"), await ask("two.example")]).toEqual(["made", "kept"]);
});

test("a page is cached even if it is the first one requested after a change", async () => {
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
