import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { PAGE_SIZE } from "#features/templates/contract.ts";
import { requestContext } from "#platform/http/context.ts";
import { addTemplate, addTemplates } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { listedPath } from "#shared/listed-paths.ts";
import { PAGES_IN_PART } from "./limits.ts";
import { listedPages } from "./server/service.ts";
import { loader } from "./sitemap.ts";

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

test("a sitemap of many pages is an index of parts that name every page once", async () => {
  const platform = await createTestPlatform();
  await addTemplates(platform, 2 * PAGES_IN_PART);
  const read = async (search = "") => {
    const context = new RouterContextProvider();
    context.set(requestContext, { platform, origin: "https://www.example.com", address: "" });
    const request = new Request(`https://www.example.com/sitemap.xml${search}`);
    const answer = await loader({ request, context, params: {} } as never);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address,
    );
  };
  const parts = await read();
  expect(parts).toHaveLength(3);
  const found: unknown[] = [];
  for (const part of parts) found.push(...(await read(new URL(part ?? "").search)));
  expect(new Set(found).size).toBe((await listedPages(platform)).length);
  expect(await read("?part=4")).toEqual([]);
});
