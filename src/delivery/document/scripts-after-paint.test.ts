import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

const PAGE = `<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/font.woff2" as="font"/><link rel="modulepreload" crossorigin="" href="/b.js"/></head><script>window.first = 1;</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client.js");</script>`;

test("no module is preloaded, everything else that is preloaded stays", () => {
  const page = scriptsAfterPaint(PAGE);
  expect(page).not.toContain(`<link rel="modulepreload"`);
  expect(page).toContain(`<link rel="preload" href="/font.woff2" as="font"/>`);
});

test("scripts that are not the framework's stay as they are", () => {
  expect(scriptsAfterPaint(PAGE)).toContain("<script>window.first = 1;</script>");
  expect(scriptsAfterPaint("<p>no script</p>")).toBe("<p>no script</p>");
});

test("nothing is imported before the page is painted, then all of it, once, in order", async () => {
  const browser = pretendBrowser();
  browser.run(scriptsAfterPaint(PAGE));
  expect(browser.imported).toEqual([]);
  browser.paint();
  await browser.settled();
  expect(browser.fetched).toEqual(browser.imported.slice(0, -1));
  expect(browser.imported).toEqual([
    "/a.js",
    "/b.js",
    "/assets/manifest.js",
    "/assets/root.js",
    "/assets/page.js",
    "/assets/entry.client.js",
  ]);
  expect(browser.window["__reactRouterRouteModules"]).toEqual({
    root: { path: "/assets/root.js" },
    page: { path: "/assets/page.js" },
  });
  browser.wait(3000);
  browser.touch("pointerdown");
  await browser.settled();
  expect(browser.imported).toHaveLength(6);
});

test.each(["pointerdown", "keydown", "focusin"])(
  "the first %s starts them at once",
  async (kind) => {
    const browser = pretendBrowser();
    browser.run(scriptsAfterPaint(PAGE));
    browser.touch(kind);
    await browser.settled();
    expect(browser.imported).toHaveLength(6);
    expect(browser.listening()).toBe(0);
  },
);

test("a page that is never painted, as in a background tab, starts them after three seconds", async () => {
  const browser = pretendBrowser();
  browser.run(scriptsAfterPaint(PAGE));
  browser.wait(2999);
  expect(browser.imported).toEqual([]);
  browser.wait(3000);
  await browser.settled();
  expect(browser.imported).toHaveLength(6);
});

type Fetched = { rel: string; href: string };

/** As much of a browser as the script touches. */
function pretendBrowser() {
  const imported: string[] = [];
  const fetched: string[] = [];
  const window: Record<string, unknown> = {};
  const listeners = new Map<string, () => void>();
  const timers: { at: number; work: () => void }[] = [];
  /** Steps that are still to be done. */
  let waiting = 0;
  let painted: () => void = () => undefined;
  const run = (html: string) => {
    const code = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(
      "window",
      "addEventListener",
      "removeEventListener",
      "setTimeout",
      "PerformanceObserver",
      "importModule",
      "document",
      code.replaceAll("import(", "importModule("),
    )(
      window,
      (name: string, work: () => void) => listeners.set(name, work),
      (name: string) => listeners.delete(name),
      (work: () => void, at?: number) => {
        // Without a time it only makes room for others.
        if (at !== undefined) return timers.push({ at, work });
        waiting += 1;
        return setTimeout(() => {
          waiting -= 1;
          work();
        });
      },
      class {
        callback: () => void;
        constructor(callback: () => void) {
          this.callback = callback;
        }
        observe() {
          painted = this.callback;
        }
      },
      async (path: string) => {
        imported.push(path);
        return { path };
      },
      {
        createElement: () => ({}),
        head: { append: ({ rel, href }: Fetched) => rel === "modulepreload" && fetched.push(href) },
      },
    );
  };
  const wait = (milliseconds: number) => {
    for (const timer of timers.filter(({ at }) => at <= milliseconds)) timer.work();
  };
  const settled = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done));
    if (waiting > 0) await settled();
  };
  return {
    imported,
    fetched,
    window,
    run,
    wait,
    paint: () => {
      painted();
      wait(0);
    },
    touch: (kind: string) => listeners.get(kind)?.(),
    settled,
    listening: () => listeners.size,
  };
}
