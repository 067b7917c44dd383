import { expect, test } from "vitest";
import { createApp } from "#main/app.ts";
import { OTHER_NAMES } from "#shared/other-names.ts";
import { PAGES } from "#shared/pages.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { pagesAt } from "../support/browser/pages.ts";

const paths: readonly string[] = PAGES.map(({ path }) => path);

test("a guessed address redirects to the existing page and keeps its query", async () => {
  const app = createApp(await createTestPlatform(), pagesAt({ "*": {} }), []);
  const ask = (path: string, method = "GET") =>
    app.fetch(new Request(`http://localhost${path}`, { method }));
  for (const [name, place] of Object.entries(OTHER_NAMES)) {
    const [path = "", section] = place.split("#");
    expect(paths).not.toContain(name);
    expect(paths).toContain(path);
    for (const typed of [name, `${name}/`, name.toUpperCase()]) {
      const answer = await ask(`${typed}?next=%2Faccount`);
      const location = `${path}?next=%2Faccount${section ? `#${section}` : ""}`;
      expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
    }
    expect((await ask(name, "POST")).status).not.toBe(301);
  }
  for (const other of ["/", "/constructor", "/contacts", "//contact", "/contact/x"]) {
    expect((await ask(other)).status).not.toBe(301);
  }
});
