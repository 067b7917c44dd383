import { expect, test } from "vitest";
import { showTemplate } from "#features/templates/server/template-view.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { showConnection } from "./server/service.ts";

usePlatform();

const needing = (...types: string[]) => ({ credentials: types.map((type) => ({ type })) });

test("a connection lists the public templates that need it, by title", async () => {
  await addTemplate(platform, { title: "B", slug: "b", metadata: needing("gmailOAuth2") });
  await addTemplate(platform, {
    title: "A",
    slug: "a",
    metadata: needing("slackApi", "googleSheetsOAuth2Api", "gmailOAuth2"),
  });
  await addTemplate(platform, { title: "C", metadata: needing("slackApi") });
  await addTemplate(platform, { title: "D", metadata: needing("gmailOAuth2"), is_public: false });
  await addTemplate(platform, { title: "By hand", metadata: { credentials: "none" } });
  const { templates } = await showConnection(platform, "google");
  expect(templates).toEqual([
    { slug: "a", title: "A" },
    { slug: "b", title: "B" },
  ]);
});

test("a connection for a tool lists the public templates with that tool, and no others", async () => {
  const metadata = needing("httpHeaderAuth");
  await addTemplate(platform, { title: "A", slug: "a", metadata, tools: ["Cal.com", "Gmail"] });
  await addTemplate(platform, { title: "B", slug: "b", metadata, tools: ["Gmail"] });
  await addTemplate(platform, { title: "C", metadata, tools: ["Cal.com"], is_public: false });
  const { templates } = await showConnection(platform, "cal-com");
  expect(templates).toEqual([{ slug: "a", title: "A" }]);
  expect((await showConnection(platform, "forms")).templates).toEqual([{ slug: "b", title: "B" }]);
});

test("every template of a connection is on one of its pages, and there is no page beyond", async () => {
  const titles = Array.from({ length: 125 }, (_, n) => `T${String(n).padStart(3, "0")}`);
  for (const title of titles) await addTemplate(platform, { title, tools: ["Cal.com"] });
  const pages = await Promise.all(
    ["1", "2", "3"].map((page) => showConnection(platform, "cal-com", page)),
  );
  expect(pages.flatMap(({ templates }) => templates.map(({ title }) => title))).toEqual(titles);
  expect(pages.map(({ hasMoreTemplates }) => hasMoreTemplates)).toEqual([true, true, false]);
  for (const page of ["0", "4", "1001", "2.0", "-1", ""]) {
    await expect(showConnection(platform, "cal-com", page)).rejects.toMatchObject({
      code: "not_found",
    });
  }
});

test("a connection that no template needs has a page, an unknown one has none", async () => {
  expect(await showConnection(platform, "notion")).toMatchObject({ name: "Notion", templates: [] });
  await expect(showConnection(platform, "nothing")).rejects.toMatchObject({ code: "not_found" });
});

test("Markdown becomes HTML, and existing markup is escaped", async () => {
  const { steps, credentials } = await showConnection(platform, "shopify");
  const actions = steps.flatMap((step) => step.actions);
  expect(actions.some((action) => action.includes("<em>Release</em>"))).toBe(true);
  expect(actions.filter((action) => /\*|`|<(?!\/?(?:em|strong|code|a)\b)/.test(action))).toEqual(
    [],
  );
  expect(credentials[0]?.rights[0]?.name).toBe("read_products");
});

test(
  "every template links to the pages about all its credentials",
  { tags: ["slow"] },
  async () => {
    await fillLibrary(platform);
    const { rows } = await platform.database.query(
      "select slug, metadata->'credentials' as credentials from templates",
    );
    for (const { slug, credentials } of rows) {
      const { facts } = await showTemplate(platform, String(slug));
      if (!facts) throw new Error(`${String(slug)} has no facts`);
      const pages = await Promise.all(
        facts.connections.map((link) => showConnection(platform, link.slug)),
      );
      const explained = pages.flatMap((page) => page.credentials.map(({ type }) => type));
      const required = (credentials as { type: string }[]).map(({ type }) => type);
      expect(required.filter((type) => !explained.includes(type))).toEqual([]);
      expect(pages.every((page) => page.templates.some((link) => link.slug === slug))).toBe(true);
    }
  },
);
