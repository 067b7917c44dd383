import { beforeEach, expect, test } from "vitest";
import { libraryChanged } from "#features/templates/server/service.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { addTemplate } from "#tests/support/library.ts";
import { pagesAt } from "../support/browser/pages.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { createApp, type App } from "#main/app.ts";

let app: App;
let made: string[];
usePlatform();
beforeEach(async () => {
  made = [];
  const route = {
    loader: async ({ request }: { request: Request }) => {
      const { pathname, search } = new URL(request.url);
      await new Promise((later) => setTimeout(later, 5));
      made.push(pathname + search);
      return `made with ${search || "nothing"}`;
    },
    headers: () => ({ [CACHE_PAGE]: "library" }),
    action: ({ request }: { request: Request }) => void made.push(new URL(request.url).search),
  };
  const pages = pagesAt({ "/": route, "/privacy": route, "/templates": route, "/other": route });
  app = createApp(platform, pages, []);
});

const ask = async (path: string, options: RequestInit = {}) => {
  const response = await app.fetch(new Request(`http://localhost${path}`, options));
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.text() };
};

test.each([
  ["/?utm_source=letter&utm_medium=email&gclid=x", "/"],
  ["/?service=teleport&fbclid=x", "/"],
  ["/?service=ai&utm_source=x&service=data", "/?service=ai"],
  ["/?sent=1&x=y", "/?sent=1"],
  ["/privacy?ref=friend", "/privacy"],
  ["/templates?utm_source=x&category=Email&category=HR", "/templates?category=Email"],
  ["/templates?tool=Gmail&q=a%20b", "/templates?q=a+b&tool=Gmail"],
  ["/_.data?x=1", "/_.data"],
  ["/privacy.data?x=1&_routes=page-1", "/privacy.data"],
  ["/templates.data?_routes=nowhere&q=a", "/templates.data?q=a"],
])("%s is the page at %s, byte for byte, and is made once", async (address, plain) => {
  const first = await ask(address);
  expect(first.status).toBe(200);
  expect(await ask(plain)).toEqual(first);
  expect(await ask(address)).toEqual(first);
  expect(made).toEqual([plain]);
});

test("pages with parameters that they do read differ", async () => {
  expect((await ask("/?sent=1")).body).toContain("made with ?sent=1");
  expect((await ask("/")).body).toContain("made with nothing");
  expect((await ask("/?service=ai")).body).toContain("made with ?service=ai");
});

test("a page without a parameter list sees its full query, and is cached without a query only", async () => {
  for (const path of ["/other?a=1&b=2", "/other?a=1&b=2", "/other", "/other"]) await ask(path);
  expect(made).toEqual(["/other?a=1&b=2", "/other?a=1&b=2", "/other"]);
});

test("a sent form keeps its full address", async () => {
  await ask("/privacy?token=x", { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(made[0]).toBe("?token=x");
});

test("a flood of addresses does not push a page out of the cache", async () => {
  const pages = ["/", "/privacy", "/templates?category=Email"];
  for (const path of pages) await ask(path);
  for (let n = 0; n < 600; n++) await ask(`/?x=${n}&service=${n}`);
  expect(made).toEqual(pages);
  for (const path of ["/PRIVACY", "/Privacy", "/privacy/", "/privacy//", "/%70rivacy"]) {
    expect((await ask(path)).status).toBe(200);
    await ask(path);
  }
  made.length = 0;
  for (const path of pages) await ask(path);
  expect(made).toEqual([]);
});

test("an outdated page is sent once more to all who ask, and made anew once", async () => {
  const asking = () => Promise.all(Array.from({ length: 20 }, () => ask("/")));
  const before = await ask("/");
  await addTemplate(platform);
  libraryChanged(platform);
  for (const answer of await asking()) expect(answer).toEqual(before);
  await expect.poll(() => made).toEqual(["/", "/"]);
});

test("simultaneous requests for a page that must not be shown any longer wait for one that is made anew", async () => {
  const asking = () => Promise.all(Array.from({ length: 20 }, () => ask("/")));
  await ask("/");
  await platform.database.query("update business set settings = settings");
  libraryChanged(platform);
  await asking();
  expect(made).toEqual(["/", "/"]);
});
