import { beforeEach, expect, test, vi } from "vitest";
import type { ServerBuild } from "react-router";
import { libraryChanged } from "#features/templates/server/service.ts";
import { addTemplate, addTemplates, type SeededTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { createApp, type App } from "#main/app.ts";

let app: App;
let template: SeededTemplate;
usePlatform();
beforeEach(async () => {
  app = createApp(platform, {} as ServerBuild, []);
  template = await addTemplate(platform, { slug: "weekly-summary", title: "Before" });
  await platform.database.query(
    "insert into template_files (template_id, fingerprint, workflow, guide) values ($1, 'x', '{\"nodes\":[]}', '# Guide')",
    [template.id],
  );
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.fetch(new Request(`http://localhost${path}`, { headers })));

const FEEDS = [
  "/templates.json",
  "/templates.atom",
  "/templates/weekly-summary.md",
  "/templates/weekly-summary/workflow.json",
];

test.each(FEEDS)("%s is made once for each state of the library", async (path) => {
  const first = await ask(`${path}?utm_source=reader`);
  expect(first.status).toBe(200);
  const etag = first.headers.get("etag") ?? "";
  const text = await first.text();
  const querySpy = vi.spyOn(platform.database, "query");
  for (const search of ["", "?utm_source=x", "?a=1&a=2"]) {
    const again = await ask(path + search);
    expect([await again.text(), again.headers.get("etag")]).toEqual([text, etag]);
    expect((await ask(path + search, { "If-None-Match": etag })).status).toBe(304);
  }
  const statements = querySpy.mock.calls.filter(([sql]) => !sql.includes("library_version"));
  expect(statements).toEqual([]);
  querySpy.mockRestore();
  await platform.database.query("update templates set title = 'After', summary = 'Other.'");
  await platform.database.query("update template_files set workflow = '{\"nodes\":[1]}'");
  libraryChanged(platform);
  // While the new feed is being rendered, clients get the former one.
  await expect.poll(async () => (await ask(path)).headers.get("etag")).not.toBe(etag);
  expect(await (await ask(path)).text()).not.toBe(text);
});

test("the feed's download counts are at most ten minutes old", async () => {
  const downloads = async () => {
    const answer = (await (await ask("/templates.json")).json()) as { templates: SeededTemplate[] };
    return answer.templates[0]?.downloads;
  };
  expect(await downloads()).toBe(0);
  await platform.database.query("update templates set downloads = 3");
  expect(await downloads()).toBe(0);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 601_000);
  expect(await downloads()).toBe(3);
  clock.mockRestore();
});

test("further pages are not cached, and one address may read sixty a minute", async () => {
  await addTemplates(platform, 600);
  const first = (await (await ask("/templates.json")).json()) as { next: string };
  const next = first.next.replace("http://localhost", "");
  for (let n = 0; n < 60; n++) expect((await ask(next)).status).toBe(200);
  const refused = await ask(next);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/templates.json")).status).toBe(200);
});
