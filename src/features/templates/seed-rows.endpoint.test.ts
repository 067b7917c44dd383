import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { data } from "react-router";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { listedPages } from "#features/seo/server/service.ts";
import { copyOfLibrary } from "#tests/support/library.ts";
import { pagesAt } from "#tests/support/browser/pages.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { createApp, type App } from "#main/app.ts";
import { folderPath } from "#shared/template-addresses.ts";
import { TemplateQuery, type Template, type TemplatePage } from "./contract.ts";
import { findCards, libraryFacets } from "./server/listing.ts";
import { libraryChanged } from "./server/service.ts";
import { synchroniseTemplates } from "./server/sync/synchronise.ts";
import { showTemplate } from "./server/template-view.ts";

/*
 * These tests insert templates as another program would, and fill exactly the columns that docs/product.md, section 3,
 * lists.
 */

let app: App;
usePlatform();
beforeEach(() => {
  const missing = { loader: () => data("missing", { status: 404 }) };
  app = createApp(platform, pagesAt({ "*": missing }), []);
});

const sql = async (statement: string) => (await platform.database.query(statement)).rows;
const TITLE = "Answer guests at night";
const INSERT = `insert into templates (id, title, description, category, tools, features, is_public, created_at)
  values ('0b6f0d0a-52a3-4c53-9f5e-3a1f6a8f2a01', '${TITLE}', 'Guests get an answer while you sleep.',
    '{"Hospitality"}', '{"Gmail"}', null, true, '2026-11-21T09:00:00Z')`;
const ID = "0b6f0d0a-52a3-4c53-9f5e-3a1f6a8f2a01";
const SLUG = "answer-guests-at-night";

const get = async (path: string) => {
  const response = await app.fetch(new Request(`http://localhost${path}`));
  return { status: response.status, body: await response.text() };
};
const json = async <T>(path: string) => JSON.parse((await get(path)).body) as T;
const find = async (q: string) =>
  (await json<TemplatePage>(`/api/templates?q=${encodeURIComponent(q)}`)).templates;

test("a template with only the required columns is listed, found and complete", async () => {
  await sql(INSERT);
  expect(await find("GUESTS at")).toEqual([
    expect.objectContaining({
      id: ID,
      title: TITLE,
      slug: SLUG,
      summary: "Guests get an answer while you sleep.",
      outcome: "Guests get an answer while you sleep.",
      features: null,
      industries: [],
      setup_minutes: null,
      downloads: 0,
    }),
  ]);
  const { cards } = await findCards(platform, TemplateQuery.parse({}), "192.0.2.1");
  expect(cards).toMatchObject([{ slug: SLUG, setup_minutes: null, sketch: null }]);
  expect(await libraryFacets(platform)).toMatchObject({
    categories: ["Hospitality"],
    tools: ["Gmail"],
  });
});

test("a seeded template has a page and a text, and stands in the feeds and in n8n's template browser", async () => {
  await sql(INSERT);
  expect(await showTemplate(platform, SLUG)).toMatchObject({ title: TITLE, diagram: null });
  const text = await get(`/templates/${SLUG}.md`);
  expect(text.status).toBe(200);
  expect(text.body).not.toMatch(/null|undefined/);
  for (const path of ["/templates.json", "/templates.atom", "/n8n/templates/search"]) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(SLUG);
  }
  expect((await get(`/n8n/templates/workflows/${SLUG}`)).status).toBe(200);
  expect((await listedPages(platform)).map(({ path }) => path)).toContain(`/templates/${SLUG}`);
});

test("a start leaves a seeded template unchanged, also its visibility", async () => {
  await sql(INSERT);
  const before = await sql("select * from templates");
  const folder = copyOfLibrary(["crm/merge_duplicate_contacts_in_hubspot_every_night"]);
  await synchroniseTemplates(platform, folder);
  expect(await sql(`select * from templates where id = '${ID}'`)).toEqual(before);
  await sql("update templates set is_public = false");
  await synchroniseTemplates(platform, folder);
  libraryChanged(platform);
  expect(await find("")).toEqual([]);
});

test("a seeded template can be downloaded: the row is read, both leads are stored, its files are served", async () => {
  await sql(INSERT);
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const templateFolder = join(folder, "hospitality", "answer_guests_at_night");
  mkdirSync(templateFolder, { recursive: true });
  writeFileSync(join(templateFolder, "workflow.json"), `{"nodes":[]}`);
  app = createApp(platform, pagesAt({}), [{ folder, prefix: "/templates/" }]);
  const row = await json<Template>(`/api/templates/${ID}`);
  expect(await get(`${folderPath(row)}workflow.json`)).toEqual({
    status: 200,
    body: `{"nodes":[]}`,
  });
  for (const lead of [
    { email: "ada@example.com", template_id: ID },
    { template_id: ID, downloaded_at: "2026-11-21T10:00:00Z" },
  ]) {
    const response = await app.fetch(
      new Request("http://localhost/api/download-leads", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(lead),
      }),
    );
    expect(response.status).toBe(201);
  }
});

test("a template without a workflow has no import", async () => {
  await sql(INSERT);
  expect((await get(`/templates/${SLUG}/workflow.json`)).status).toBe(404);
  expect((await get(`/n8n/workflows/templates/${SLUG}`)).status).toBe(404);
});

test.each([
  ["the title", "Answer guests at night", "answer-guests-at-night"],
  [
    "letters with marks",
    "Prüfe Ärzte-Rechnungen für Café & Größe",
    "pruefe-aerzte-rechnungen-fuer-cafe-groesse",
  ],
  ["signs alone", "日本 ?!", "template"],
  ["a long title", "word ".repeat(60), "word-".repeat(16).slice(0, -1)],
])("a slug is made from %s", async (_, title, slug) => {
  const [row] = (
    await platform.database.query(
      "insert into templates (title, description, category, tools) values ($1, 'x', '{A}', '{B}') returning slug",
      [title],
    )
  ).rows;
  expect(row).toEqual({ slug });
});

test("templates of equal titles get different slugs, also in one statement or at the same moment", async () => {
  const insert = (times: number) =>
    `insert into templates (title, description, category, tools)
     select '${TITLE}', 'x', '{A}', '{B}' from generate_series(1, ${times})`;
  await sql(insert(2));
  await Promise.all([sql(insert(1)), sql(insert(1))]);
  const slugs = (await sql("select slug from templates order by slug")).map((row) => row["slug"]);
  expect(slugs).toEqual([SLUG, `${SLUG}-2`, `${SLUG}-3`, `${SLUG}-4`]);
});

test("the summary of a long description ends between two words, and follows the description", async () => {
  const long = "A sentence of words. ".repeat(20);
  await sql(INSERT.replace("Guests get an answer while you sleep.", long));
  const summary = async () => String((await sql("select summary from templates"))[0]?.["summary"]);
  expect(await summary()).toMatch(/^A sentence of words\. .*\w…$/);
  expect((await summary()).length).toBeLessThanOrEqual(200);
  await sql("update templates set description = 'Short.'");
  expect(await summary()).toBe("Short.");
  await sql("update templates set summary = 'By hand.'");
  await sql("update templates set description = 'Other.'");
  expect(await summary()).toBe("By hand.");
});

test("leads with only the required columns are stored", async () => {
  await sql(INSERT);
  await sql(`insert into download_leads (email, template_id) values ('ada@example.com', '${ID}')`);
  await sql(
    `insert into download_leads (template_id, downloaded_at) values ('${ID}', '2026-11-21T10:00:00Z')`,
  );
  await sql(
    `insert into chat_leads (email, name, interest, "timestamp", wants_newsletter)
     values ('ada@example.com', null, 'Email Automation', '2026-11-21T10:00:00.000Z', true)`,
  );
  expect(await sql("select 1 as one from download_leads")).toHaveLength(2);
  expect(await sql("select session_id is not null as has_session from chat_leads")).toEqual([
    { has_session: true },
  ]);
});
