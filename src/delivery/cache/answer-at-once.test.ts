import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { createCacheLayer, type Visit } from "./cache-layer.ts";
import { CACHE_PAGE } from "./response-cache.ts";

const ADDRESS = "http://one.example/templates?utm_source=letter";

function incoming({ method = "GET", url = "/templates?utm_source=letter", headers = {} } = {}) {
  const allHeaders = { host: "one.example", "accept-encoding": "gzip, br", ...headers };
  return { method, url, headers: allHeaders } as unknown as IncomingMessage;
}

/** Makes a cache layer that has sent the page twice already: first rendered, then from the cache. */
async function warmLayer() {
  const state = { version: "1" as string | Promise<string> };
  const visits: Visit[] = [];
  const onCacheHit = vi.fn<(answer: object) => void>();
  const layer = createCacheLayer({
    fetch: () =>
      new Response("<p>page", {
        headers: { "Content-Type": "text/html", [CACHE_PAGE]: "library" },
      }),
    version: () => state.version,
    parametersOf: () => ({}),
    publicOrigin: undefined,
    onCacheHit,
    onPage: (visit) => visits.push(visit),
    onError: () => new Response(null, { status: 500 }),
  });
  expect(layer.answerAtOnce(incoming())).toBe(undefined);
  for (let n = 0; n < 2; n++) await layer.answer(new Request(ADDRESS), { incoming: incoming() });
  visits.length = 0;
  onCacheHit.mockClear();
  return { ...layer, state, visits, onCacheHit };
}

test("an address whose page was sent from the cache before is answered at once", async () => {
  const { answerAtOnce, onCacheHit } = await warmLayer();
  const sent = answerAtOnce(incoming());
  expect(sent?.status).toBe(200);
  expect(sent?.rawHeaders).toContain("br");
  expect(answerAtOnce(incoming({ headers: { "accept-encoding": "identity" } }))?.body).toEqual(
    new TextEncoder().encode("<p>page"),
  );
  expect(onCacheHit).toHaveBeenCalledWith({
    method: "GET",
    path: "/templates",
    status: 200,
    ms: 0,
  });
});

test("the visit is counted with the visitor's URL and headers", async () => {
  const { answerAtOnce, visits } = await warmLayer();
  answerAtOnce(incoming({ headers: { "user-agent": "a browser" } }));
  expect(visits.map(({ url }) => url)).toEqual([ADDRESS]);
  expect(visits[0]?.headers.get("user-agent")).toBe("a browser");
  expect(visits[0]?.headers.has("sec-purpose")).toBe(false);
});

test("a client that has the page gets 304, and a HEAD gets no body", async () => {
  const { answerAtOnce } = await warmLayer();
  const [, etag] = answerAtOnce(incoming())?.headers.find(([name]) => name === "etag") ?? [];
  const held = answerAtOnce(incoming({ headers: { "if-none-match": etag } }));
  expect([held?.status, held?.body]).toEqual([304, null]);
  expect(answerAtOnce(incoming({ method: "HEAD" }))?.body).toBe(null);
});

test.each([
  ["another host", { headers: { host: "two.example" } }],
  ["another address", { url: "/templates?category=HR" }],
  ["a request that names its origin", { headers: { origin: "https://one.example" } }],
  ["a form", { method: "POST" }],
])("%s is not answered at once", async (_, other) => {
  const { answerAtOnce } = await warmLayer();
  expect(answerAtOnce(incoming(other))).toBe(undefined);
});

test("a page is not answered at once if its version has to be awaited", async () => {
  const { answerAtOnce, state } = await warmLayer();
  state.version = Promise.resolve("1");
  expect(answerAtOnce(incoming())).toBe(undefined);
});

test("an outdated page is not answered at once", async () => {
  const { answerAtOnce, outdate } = await warmLayer();
  outdate({ changed: ["some-template"], hidden: [] });
  expect(answerAtOnce(incoming())).toBe(undefined);
});
