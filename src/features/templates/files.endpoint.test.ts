import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { addTemplate, addTemplates, fillLibrary, LIBRARY } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { watch } from "#content/library/watch.ts";
import type { Story } from "#workflow/story/story.ts";
import { staticFiles } from "#delivery/files/static-files.ts";
import { movedTemplates, publicFiles, templateFiles } from "./server/files-http.ts";
import { libraryChanged } from "./server/service.ts";
import { showTemplate } from "./server/template-view.ts";

const SLUG = "score-website-leads";
const FOLDER = "lead_generation/score_website_leads_and_alert_sales_in_slack";

const { cases } = JSON.parse(readFileSync(join(LIBRARY, FOLDER, "fixtures.json"), "utf8")) as {
  cases: { name: string }[];
};
const CASES = cases.map(({ name }) => name);

let app: TestApp;
usePlatform();
beforeEach(async () => {
  app = createTestApp(platform);
  app.use(publicFiles(staticFiles([{ folder: LIBRARY, prefix: "/templates/" }])));
  app.use(movedTemplates);
  app.route("/", templateFiles);
  await fillLibrary(platform);
});

const text = async (path: string, type: string) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  return response.text();
};

test("the import link gives the workflow file byte for byte", async () => {
  const file = readFileSync(join(LIBRARY, FOLDER, "workflow.json"), "utf8");
  expect(await text(`/templates/${SLUG}/workflow.json`, "application/json")).toBe(file);
});

test("a template's runs in n8n are described case by case", async () => {
  const story = JSON.parse(await text(`/templates/${SLUG}/run.json`, "application/json")) as Story;
  expect(story.cases.map(({ kind }) => kind)).toEqual(CASES.map((name) => name.split(":")[0]));
  const [first] = story.cases;
  expect(first?.steps.flatMap(({ deeds }) => deeds)).toContainEqual(
    expect.objectContaining({ act: "send", channel: "slack", place: "#sales" }),
  );
  const view = await showTemplate(platform, SLUG);
  // The page leaves out the paths of the drawn lines, and the values marked as `minor`, which only programs need.
  const shown: unknown = JSON.parse(
    JSON.stringify(first, (key, value: unknown) => {
      if (key === "wires") return [];
      return Array.isArray(value)
        ? value.filter((one: { minor?: true } | null) => !one?.minor)
        : value;
    }),
  );
  expect(view.run).toMatchObject({ n8n: "2.41.1", first: shown, count: CASES.length });
});

test("a template that never ran has no address for runs and no player", async () => {
  await platform.database.query("update template_files set record = null");
  expect((await app.request(`/templates/${SLUG}/run.json`)).status).toBe(404);
  expect((await showTemplate(platform, SLUG)).run).toBeNull();
  expect(await text(`/templates/${SLUG}.md`, "text/markdown")).not.toContain(watch.heading);
});

test("a record of an unknown format is not shown", async () => {
  await platform.database.query(`update template_files set record = '{"format":2}'`);
  expect((await app.request(`/templates/${SLUG}/run.json`)).status).toBe(404);
});

test("the set-up form comes from the workflow and its guide", async () => {
  const { setup } = await showTemplate(platform, SLUG);
  expect(setup?.fields).toContainEqual(
    expect.objectContaining({ name: "leadSheetTab", label: "Lead sheet tab", value: "Leads" }),
  );
  expect(setup?.credentials).toContainEqual({
    type: "slackApi",
    label: "Slack API",
    nodes: ["Alert sales in Slack", "Send the unsaved lead to Slack"],
  });
  expect(setup?.steps).toHaveLength(6);
  expect(setup?.steps.filter(({ isValues }) => isValues)).toHaveLength(1);
});

test("a template's text contains its steps, needs and set-up", async () => {
  const markdown = await text(`/templates/${SLUG}.md`, "text/markdown");
  expect(markdown).toMatch(/^# Score website leads and alert sales in Slack\n/);
  expect(markdown).toContain("When the website sends a lead → Set your values → Check the fields");
  expect(markdown).toContain("Google Sheets OAuth2 API");
  expect(markdown).toMatch(/- Tested with: n8n 2\.41\.1 \(.+\)\n- Tested with: n8n 2\.0\.0 \(/);
  expect(markdown).toMatch(/- Tried in: \d+ situations\. We planted \d+ mistakes/);
  expect(markdown).toContain("### Set up in 6 steps");
  expect(markdown).toContain("### When all goes well: A hot lead is saved and sales is told");
  expect(markdown).toMatch(/\*\*Alert sales in Slack\*\*; Slack message to #sales: \*New lead/);
  expect(markdown).toContain(`https://www.example.com/templates/${SLUG}/workflow.json`);
});

test("code in a guide stays as it is in the template's text", async () => {
  const guide = "# T\n\n## Test it\n\n```sh\n# Starts n8n\nn8n\n```\n\n### Then\n";
  await platform.database.query("update template_files set guide = $1", [guide]);
  const markdown = await text(`/templates/${SLUG}.md`, "text/markdown");
  expect(markdown).toContain("### Test it\n\n```sh\n# Starts n8n\nn8n\n```\n\n#### Then");
});

test("templates.json lists every public template with its addresses, page by page", async () => {
  await addTemplate(platform, { title: "Hidden", is_public: false });
  await addTemplates(platform, 500);
  const seen: unknown[] = [];
  let address: string | null = "/templates.json";
  while (address !== null) {
    const page = JSON.parse(await text(address, "application/json")) as {
      templates: { slug: string; import_url: string; files: string[] }[];
      next: string | null;
    };
    seen.push(...page.templates);
    address = page.next && page.next.replace("https://www.example.com", "");
  }
  const { rows } = await platform.database.query(
    "select count(*)::int as all from templates where is_public",
  );
  expect(seen).toHaveLength(Number(rows[0]?.["all"]));
  expect(seen).toContainEqual(
    expect.objectContaining({
      slug: SLUG,
      import_url: `https://www.example.com/templates/${SLUG}/workflow.json`,
      tested: expect.objectContaining({
        situations: CASES.length,
        releases: [
          expect.objectContaining({ n8n: "2.41.1" }),
          expect.objectContaining({ n8n: "2.0.0" }),
        ],
      }),
      passport: expect.objectContaining({
        verdict: "green",
        checksum: expect.stringMatching(/^sha256-[0-9a-f]{64}$/),
        n8n: "2.41.1",
        json_url: `https://www.example.com/templates/${SLUG}/passport.json`,
      }),
      files: expect.arrayContaining([
        `https://www.example.com/templates/${FOLDER}/configuration.md`,
      ]),
    }),
  );
});

test("the feed has one entry for each template, its words escaped", async () => {
  await addTemplate(platform, { title: `<b> & "quotes"` });
  const feed = await text("/templates.atom", "application/atom+xml");
  const { rows } = await platform.database.query("select id from templates where is_public");
  for (const { id } of rows) expect(feed).toContain(`<id>urn:uuid:${String(id)}</id>`);
  expect(feed).toContain("&#60;b&#62; &#38; &#34;quotes&#34;");
  expect(feed).not.toContain("<b>");
});

test("unknown and hidden templates get the page that says so", async () => {
  const { slug } = await addTemplate(platform, { is_public: false });
  for (const path of [`/templates/${slug}.md`, "/templates/x.md", "/templates/x/workflow.json"]) {
    expect((await app.request(path)).status).toBe(404);
  }
});

test("files of a hidden template are not sent, until it is shown again", async () => {
  const paths = [`/templates/${FOLDER}/preview.png`, `/templates/${SLUG}/workflow.json`];
  const statuses = async (isPublic: boolean) => {
    const change = "update templates set is_public = $2 where slug = $1";
    await platform.database.query(change, [SLUG, isPublic]);
    libraryChanged(platform);
    return Promise.all(paths.map(async (path) => (await app.request(path)).status));
  };
  expect(await statuses(false)).toEqual([404, 404]);
  expect(await statuses(true)).toEqual([200, 200]);
  const { rows } = await platform.database.query(
    "select title, category from templates where slug = $1",
    [SLUG],
  );
  await addTemplate(platform, { ...rows[0], is_public: false });
  expect(await statuses(true)).toEqual([200, 200]);
});

test("while the database is away, files are sent only if it is known which templates are hidden", async () => {
  const path = `/templates/${FOLDER}/preview.png`;
  const { database } = platform;
  const query = () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const statusWith = async (present: typeof database) => {
    platform.database = present;
    libraryChanged(platform);
    return (await app.request(path)).status;
  };
  expect(await statusWith({ ...database, query })).toBe(503);
  expect(await statusWith(database)).toBe(200);
  expect(await statusWith({ ...database, query })).toBe(200);
});

test("an invalid cursor is refused with a sentence", async () => {
  for (const path of ["/templates.json", "/templates.atom"]) {
    const response = await app.request(`${path}?after=x`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/first page\.$/) });
  }
});

test("a template's former addresses redirect to its present one", async () => {
  const [before, now] = ["match-property-enquiries", "match-property-inquiries"];
  const folder = (word: string) =>
    `/templates/lead_generation/match_property_${word}_to_open_listings_and_send_details`;
  const moved = [
    ...["", "?a=b", ".md", "/workflow.json", "/run.json"].map((rest) => [
      `/templates/${before}${rest}`,
      `/templates/${now}${rest}`,
    ]),
    [`/share/templates/${before}.png`, `/share/templates/${now}.png`],
    [`${folder("enquiries")}/preview.png`, `${folder("inquiries")}/preview.png`],
  ] as const;
  for (const [from = "", to] of moved) {
    const response = await app.request(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  }
  expect(await text("/templates.json", "application/json")).not.toContain("enquir");
});

test("addresses of hidden templates and made-up addresses do not redirect", async () => {
  await platform.database.query(
    "update templates set is_public = false where slug = 'match-property-inquiries'",
  );
  for (const path of ["match-property-enquiries.md", "lead_generation/x/workflow.json"])
    expect((await app.request(`/templates/${path}`)).status).toBe(404);
});
