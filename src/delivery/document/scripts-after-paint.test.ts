import { runInNewContext } from "node:vm";
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

test("what the framework's script imports is loaded for it, and then it starts", () => {
  const code = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(scriptsAfterPaint(PAGE))?.[1];
  const window: Record<string, unknown> = {};
  const imported: string[] = [];
  let loaded: string[] = [];
  let start: (modules: Record<string, string>) => void = () => undefined;
  runInNewContext(String(code).replaceAll("import(", "importModule("), {
    window,
    importModule: (path: string) => imported.push(path),
    startAfterPaint: (paths: string[], run: typeof start) => {
      loaded = [...paths];
      start = run;
    },
  });
  expect(loaded).toEqual([
    "/a.js",
    "/b.js",
    "/assets/manifest.js",
    "/assets/root.js",
    "/assets/page.js",
  ]);
  expect([imported, window]).toEqual([[], {}]);
  start(Object.fromEntries(loaded.map((path) => [path, `all of ${path}`])));
  expect(window["__reactRouterRouteModules"]).toEqual({
    root: "all of /assets/root.js",
    page: "all of /assets/page.js",
  });
  expect(imported).toEqual(["/assets/entry.client.js"]);
});
