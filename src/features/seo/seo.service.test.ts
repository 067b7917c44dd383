import { expect, test } from "vitest";
import { PAGE_SIZE } from "#features/templates/contract.ts";
import { addTemplate } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { listedPath } from "#shared/listed-paths.ts";
import { listedPages } from "./server/service.ts";

test("the sitemap lists every public template, however many there are, and no hidden one", async () => {
  const platform = await createTestPlatform();
  for (let n = 0; n <= PAGE_SIZE; n++) await addTemplate(platform, { title: `Public ${n}` });
  const hidden = await addTemplate(platform, { title: "Hidden", is_public: false });
  const paths = (await listedPages(platform)).map(({ path }) => path);
  expect(paths.filter((path) => listedPath(path) === "/templates/:slug")).toHaveLength(
    PAGE_SIZE + 1,
  );
  expect(paths).not.toContain(`/templates/${hidden.slug}`);
  expect(new Set(paths).size).toBe(paths.length);
});
