import { beforeEach, expect, test } from "vitest";
import { listedPages } from "#features/seo/server/service.ts";
import { addTemplate } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { flatRoutes } from "#tests/support/storm/contracts.ts";
import { parametersOf } from "#main/page-parameters.ts";

/* Lists of pages that are written by hand. This is where a page is missed that is on none of them. */

/** For nobody who searches: accounts, staff, steps that a mail leads to. */
const UNLISTED = /^\/(?:account|admin|confirm|forgot|newsletter|reset|sign-in|sign-up)(?:\/|$)/;
/** No pages, or none of the built site. */
const OTHER = /^\/(?:nowhere|design|llms\.txt|robots\.txt|sitemap\.xml)$/;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const paths = [...new Set(flatRoutes().map(({ path }) => path))].filter(
  (path) => !OTHER.test(path),
);

test("every page that is for everyone is in the sitemap, and no other", async () => {
  await addTemplate(platform, { slug: "a-template" });
  const listed = (await listedPages(platform)).map(({ path }) => path);
  const open = paths.filter((path) => !UNLISTED.test(path));
  expect(open.length).toBeGreaterThan(3);
  expect(open.map((path) => path.replace(":slug", "a-template")).toSorted()).toEqual(
    listed.toSorted(),
  );
});

test("what every page that is for everyone reads from its address is known", () => {
  const open = paths.filter((path) => !UNLISTED.test(path));
  expect(
    open.filter((path) => parametersOf(path.replace(":slug", "a-template")) === undefined),
  ).toEqual([]);
});
