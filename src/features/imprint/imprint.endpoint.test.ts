import { expect, test } from "vitest";
import { listedPages } from "#features/seo/server/service.ts";
import { createApp } from "#main/app.ts";
import { sampleEntries } from "#shared/imprint/imprint.ts";
import { pagesOfSite } from "#tests/support/browser/pages-of-site.ts";
import { createTestPlatform } from "#tests/support/platform.ts";

test.each(["development", "production"] as const)(
  "in %s mode, an imprint with sample data is served and listed only in development",
  async (mode) => {
    const made = await createTestPlatform();
    const platform = { ...made, config: { ...made.config, mode } };
    const app = createApp(platform, await pagesOfSite(), []);
    const { status } = await app.fetch(new Request("http://localhost/imprint"));
    const isServed = mode === "development" || sampleEntries().length === 0;
    expect(status).toBe(isServed ? 200 : 404);
    const paths = (await listedPages(platform)).map(({ path }) => path);
    expect(paths.includes("/imprint")).toBe(isServed);
  },
);
