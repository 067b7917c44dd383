import { beforeAll, expect, test } from "vitest";
import { createApp, type App } from "#main/app.ts";
import { watchStatements } from "#tests/support/faults/driver.ts";
import { addTemplate, addTemplates } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { PAGE_BUDGETS } from "#tests/support/page-budgets.ts";
import { pagesOfSite } from "../support/browser/pages-of-site.ts";

let app: App;
beforeAll(async () => {
  const platform = await createTestPlatform();
  await addTemplates(platform, 20);
  await addTemplate(platform, { slug: "score-website-leads" });
  app = createApp(platform, await pagesOfSite(), []);
  // This request loads data that the site then holds in memory, so the tested pages do not query it.
  await app.fetch(new Request("http://localhost/imprint"));
}, 120_000);

test.each(PAGE_BUDGETS)(
  "$path is made with at most $queries queries",
  async ({ path, queries }) => {
    const statements: string[] = [];
    const { status } = await watchStatements(
      (sql) => (statements.push(sql), undefined),
      () => Promise.resolve(app.fetch(new Request(`http://localhost${path}`))),
    );
    expect(status).toBe(200);
    // Only one request a second reads the version of the template library, so this query is not counted.
    const pageStatements = statements.filter((sql) => !sql.includes("from library_version"));
    expect(pageStatements.slice(queries)).toEqual([]);
  },
);
