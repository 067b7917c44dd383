import { expect, test } from "vitest";
import { admin } from "#content/accounts/admin.ts";
import { listedPages } from "#features/seo/server/service.ts";
import { parametersOf } from "#main/page-parameters.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { listedPath, LISTED_PATHS } from "#shared/listed-paths.ts";
import { PAGES } from "#shared/pages.ts";
import { pagePattern } from "#shared/web-vitals.ts";
import { contentLinks } from "#tests/support/content-texts.ts";
import { addTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { flatRoutes } from "#tests/support/fuzz/page-contracts.ts";

/* These tests compare the list of pages with the routes, the sitemap and all links that depend on the list. */

/** Pages of signed-in people, pages to which an email leads, and pages for signing in. */
const PRIVATE =
  /^\/(?:account|admin|confirm|forgot|newsletter|reset|sign-in|sign-up|weekly-report)(?:\/|$)/;
/** Path of the route for all addresses without a page. */
const OTHER = "*";
const LISTED: readonly string[] = LISTED_PATHS;

usePlatform();

const EXAMPLES: Record<string, string> = {
  "/templates/:slug": "/templates/a-template",
  "/templates/:slug/passport": "/templates/a-template/passport",
  "/connect/:slug": "/connect/google",
  "/services/:slug": "/services/crm-integration",
  "/industries/:slug": "/industries/restaurants",
};
const example = (path: string) => EXAMPLES[path] ?? path;

test("every page is a route, and every route a page or a file", () => {
  const routes = flatRoutes().filter(({ file }) => file.endsWith("page.tsx"));
  const pages = PAGES.filter(({ file }) => file.endsWith("page.tsx"));
  const routed = routes.map(({ path, file }) => `${path} ${file}`);
  expect(routed.toSorted()).toEqual(
    pages.map(({ path, file }) => `${path === OTHER ? "/nowhere" : path} ${file}`).toSorted(),
  );
});

test("every page is listed but the private ones", () => {
  const listed = PAGES.map(({ path }) => path).filter((path) => !PRIVATE.test(path));
  expect([...LISTED_PATHS, OTHER]).toEqual(listed);
});

test("every listed page is in the sitemap, and no other", async () => {
  const { id } = await addTemplate(platform, { slug: "a-template" });
  await platform.database.query(
    "insert into template_files (template_id, workflow, guide, fingerprint, passport) values ($1, '{}', '', '', '{}')",
    [id],
  );
  const listed = (await listedPages(platform)).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(LISTED_PATHS.map(example)));
  expect(new Set(listed.map(listedPath))).toEqual(new Set(LISTED_PATHS));
});

test.each(PAGES.map(({ path }) => [path, LISTED.includes(path)] as const))(
  "search engines, the page cache and the vitals are told whether %s is listed: %s",
  (path, listed) => {
    const address = example(path);
    const meta = pageMeta({
      origin: "https://x.example",
      path: address,
      title: "",
      description: "",
    });
    expect(meta.some(({ content }) => content === "noindex")).toBe(!listed);
    expect(parametersOf(address) !== undefined).toBe(listed);
    expect(pagePattern(address) === path).toBe(listed);
  },
);

test("every link of the content leads to a page", async () => {
  const links = contentLinks();
  expect(links.length).toBeGreaterThan(10);
  const known = [...PAGES, ...(await listedPages(platform))].map(({ path }) => path);
  expect(links.filter((link) => !known.includes(link.replace(/[?#].*$/, "")))).toEqual([]);
});

test("every page of the back office has a label in its navigation", () => {
  const paths = PAGES.map(({ path }) => path.replace(/\/:id$/, "")).filter((path) =>
    path.startsWith("/admin/"),
  );
  const labeled: readonly string[] = admin.nav.map(({ path }) => path);
  expect(paths.filter((path) => !labeled.includes(path))).toEqual([]);
});
