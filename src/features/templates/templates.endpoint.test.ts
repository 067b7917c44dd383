import { beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { addTemplate, addTemplates } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import type { TemplatePage } from "./contract.ts";
import { templatesApi } from "./server/http.ts";

let app: TestApp;
usePlatform();
beforeEach(() => {
  app = createTestApp(platform);
  app.route("/api", templatesApi);
});

const list = async (query: Record<string, string> = {}) => {
  const response = await app.request(`/api/templates?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as TemplatePage;
};
const titles = async (query: Record<string, string> = {}) =>
  (await list(query)).templates.map((template) => template.title);

test("the list holds every public template with the required columns, newest first", async () => {
  const old = await addTemplate(platform, { title: "Old", created_at: "2026-01-01T00:00:00Z" });
  await addTemplate(platform, { title: "New", created_at: "2026-02-01T00:00:00Z" });
  await addTemplate(platform, { title: "Hidden", is_public: false });
  const { templates, next } = await list();
  expect(templates.map((template) => template.title)).toEqual(["New", "Old"]);
  expect(next).toBeNull();
  expect(templates[1]).toEqual({
    id: old.id,
    title: "Old",
    description: old.description,
    category: ["Email"],
    tools: ["Gmail"],
    features: null,
    is_public: true,
    created_at: expect.stringMatching(/^2026-01-01T00:00:00/),
    slug: old.slug,
    summary: "A summary.",
    outcome: "An outcome.",
    industries: [],
    version: "1.0.0",
    setup_minutes: 10,
    updated_at: expect.any(String),
    downloads: 0,
  });
});

test("the list shows the present number of downloads", async () => {
  await addTemplate(platform);
  expect((await list()).templates).toMatchObject([{ downloads: 0 }]);
  await platform.database.query("update templates set downloads = 5");
  expect((await list()).templates).toMatchObject([{ downloads: 5 }]);
});

const FOUND: [where: string, stored: Parameters<typeof addTemplate>[1], search: string][] = [
  ["the title", { title: "Answer reviews" }, "ER REV"],
  ["the description", { description: "Notes what guests said." }, "guests SAID"],
  ["a tool", { tools: ["Gmail", "Google Sheets"] }, "google sh"],
  ["a category", { category: ["Lead Generation"] }, "lead gen"],
  ["a percent sign", { title: "Save 5% of the time" }, "5%"],
  ["an underscore", { title: "Read snake_case names" }, "e_c"],
  ["a backslash", { title: "Move C:\\Invoices to the cloud" }, ":\\I"],
  ["a quote", { title: `Say "thank you" to Ann's guests` }, `u" to Ann's`],
  ["an emoji", { title: "Wave 👋🏽 at people" }, "👋🏽"],
  ["right-to-left text", { title: "رسائل الضيوف" }, "الضيوف"],
  ["two hundred characters", { description: `x${"ab".repeat(100)}x` }, "ab".repeat(100)],
  ["one character", { title: "Ω" }, "ω"],
];
test.each(FOUND)("a search finds %s", async (_where, stored, search) => {
  const { title } = await addTemplate(platform, stored);
  await addTemplate(platform, { title: "Something else", description: "Other.", tools: ["Slack"] });
  expect(await titles({ q: search })).toEqual([title]);
});

test.each(["%", "_", "\\", "a%b", "%%", "__", "\\%", "Gmail Email", "\u001f"])(
  "%j stands for itself and matches nothing that does not contain it",
  async (search) => {
    await addTemplate(platform, { title: "aXb" });
    expect(await titles({ q: search })).toEqual(search === "\u001f" ? ["aXb"] : []);
  },
);

test("a search finds only texts that contain all of the search, wherever its rarest letters are", async () => {
  await addTemplate(platform, { title: "Sort invoices by month" });
  expect(await titles({ q: "SORT invoices by month" })).toEqual(["Sort invoices by month"]);
  expect(await titles({ q: "Read invoices" })).toEqual([]);
  expect(await titles({ q: "invoices by week" })).toEqual([]);
});

test("a category and a tool narrow the list, 'all' does not", async () => {
  await addTemplate(platform, { title: "A", category: ["HR", "Email"], tools: ["Gmail"] });
  await addTemplate(platform, { title: "B", category: ["HR"], tools: ["Slack"] });
  expect(await titles({ category: "Email" })).toEqual(["A"]);
  expect(await titles({ tool: "Slack" })).toEqual(["B"]);
  expect(await titles({ category: "HR", tool: "Slack" })).toEqual(["B"]);
  expect(await titles({ category: "Mail" })).toEqual([]);
  expect(await titles({ tool: "Sla" })).toEqual([]);
  expect(await titles({ category: "all" })).toHaveLength(2);
});

const ANY_CASE: Record<string, string>[] = [
  { category: "lead Generation", tool: "google sheets", industry: "REAL estate", sort: "NEWEST" },
  { service: "Lead-Generation-Automation", trigger: "Schedule", complexity: "SIMPLE" },
  { q: "the summaries", tool: "GOOGLE sheets" },
];
test.each(ANY_CASE)("the names in %j may be in any case", async (query) => {
  await addTemplate(platform, {
    title: "A",
    category: ["Lead Generation"],
    tools: ["Google Sheets"],
    industries: ["Real Estate"],
    metadata: {
      trigger: { type: "n8n-nodes-base.scheduleTrigger" },
      complexity: { level: "simple" },
    },
  });
  await addTemplate(platform, { title: "B" });
  const { templates, close_matches } = await list(query);
  expect([...templates, ...close_matches].map(({ title }) => title)).toEqual(["A"]);
});

test("industry, trigger and complexity narrow the list and the close matches", async () => {
  const like = (title: string, type: string | null, level: string, industries: string[]) =>
    addTemplate(platform, {
      title,
      industries,
      metadata: type ? { trigger: { type }, complexity: { level } } : {},
    });
  await like("Schedule", "n8n-nodes-base.scheduleTrigger", "simple", ["Education"]);
  await like("Mail", "n8n-nodes-base.gmailTrigger", "advanced", ["Education", "Healthcare"]);
  await like("Payment", "n8n-nodes-base.stripeTrigger", "simple", ["Healthcare"]);
  await like("Without a folder", null, "", []);
  const sorted = async (query: Record<string, string>) => (await titles(query)).toSorted();
  expect(await sorted({ industry: "Education" })).toEqual(["Mail", "Schedule"]);
  expect(await titles({ trigger: "schedule" })).toEqual(["Schedule"]);
  expect(await titles({ trigger: "email" })).toEqual(["Mail"]);
  expect(await titles({ trigger: "app" })).toEqual(["Payment"]);
  expect(await sorted({ complexity: "simple" })).toEqual(["Payment", "Schedule"]);
  expect(await titles({ complexity: "simple", industry: "Healthcare" })).toEqual(["Payment"]);
  expect(await titles({ trigger: "", complexity: "", industry: "all" })).toHaveLength(4);
  const { close_matches } = await list({ q: "the summaries", complexity: "advanced" });
  expect(close_matches.map(({ title }) => title)).toEqual(["Mail"]);
});

test.each([
  ["trigger", "What starts it is schedule, form, email, message or app."],
  ["complexity", "The complexity is simple, medium or advanced."],
  ["service", expect.stringMatching(/^The service is .+ or crm-integration\.$/)],
])("a made-up %s is refused with a sentence", async (name, error) => {
  const response = await app.request(`/api/templates?${name}=nonsense`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error });
});

test("the list can begin with the most downloaded or with the quickest to set up", async () => {
  await addTemplate(platform, { title: "Slow", downloads: 9, setup_minutes: 60 });
  await addTemplate(platform, { title: "Quick", downloads: 1, setup_minutes: 5 });
  expect(await titles({ sort: "downloads" })).toEqual(["Slow", "Quick"]);
  expect(await titles({ sort: "quickest" })).toEqual(["Quick", "Slow"]);
});

test.each(["newest", "downloads"])("pages by %s join, also at equal times", async (sort) => {
  await addTemplates(platform, 130);
  const seen: string[] = [];
  let after: string | null = "";
  let pages = 0;
  while (after !== null) {
    const page: TemplatePage = await list({ sort, ...(after && { after }) });
    seen.push(...page.templates.map((template) => template.id));
    after = page.next;
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(seen).toHaveLength(130);
  expect(new Set(seen).size).toBe(130);
});

const REFUSED: Record<string, string>[] = [
  { q: "x".repeat(201) },
  { sort: "oldest" },
  { after: "nowhere" },
  { after: "1_2026-13-01T00:00:00Z_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11" },
  { after: "_2026-11-01T00:00:00Z_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11" },
  { after: "0_0000-01-01T00:00:00Z_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11" },
  { after: "0_0001-01-01T00:00:00+14:00_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11" },
  { after: "0_9999-12-31T23:59:59-14:00_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11" },
];
test.each(REFUSED)("%j is refused with a sentence", async (query) => {
  const response = await app.request(`/api/templates?${new URLSearchParams(query)}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\.$/) });
});

test("the sixty-first search in a minute is refused, browsing without a search is not", async () => {
  for (let n = 0; n < 60; n++) await list({ q: "x" });
  const refused = await app.request("/api/templates?q=x");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await list();
});

test("close matches come in their own list and leave the exact matches unchanged", async () => {
  await addTemplate(platform, { title: "Greet guests" });
  await addTemplate(platform, { title: "Count hotel keys" });
  const { templates, close_matches } = await list({ q: "hotel" });
  expect(templates).toMatchObject([{ title: "Count hotel keys" }]);
  expect(close_matches).toMatchObject([
    { title: "Greet guests", match: { synonyms: [{ said: "hotel", means: "guests" }] } },
  ]);
  expect(close_matches[0]).not.toHaveProperty("sketch");
  const drawn = await list({ q: "hotel", cards: "1" });
  expect(drawn.templates[0]).toHaveProperty("sketch", null);
  expect(drawn.close_matches[0]).toHaveProperty("sketch", null);
});

test("a search with more than one page of exact matches has no close matches", async () => {
  await addTemplates(platform, 61);
  await addTemplate(platform, { title: "Greet guests", category: ["Care"], tools: ["Slack"] });
  expect(await list({ q: "many" })).toMatchObject({ close_matches: [], next: expect.any(String) });
});

test.each([
  [{ q: "zebra" }, 204],
  [{ q: "" }, 422],
  [{}, 422],
  [{ q: "x".repeat(201) }, 422],
  ["zebra", 422],
])("a missed search %j is answered %i", async (body, status) => {
  const response = await app.request("/api/missed-searches", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  if (status === 422) expect(await response.json()).toMatchObject({ error: expect.any(String) });
});

test("a template is read by its id; a hidden or unknown one is not found", async () => {
  const shown = await addTemplate(platform, { title: "Shown" });
  const hidden = await addTemplate(platform, { is_public: false });
  const response = await app.request(`/api/templates/${shown.id.toUpperCase()}`);
  expect(await response.json()).toMatchObject({ id: shown.id, title: "Shown" });
  for (const id of [hidden.id, crypto.randomUUID(), "1", "%00", "__proto__"]) {
    const missing = await app.request(`/api/templates/${id}`);
    expect([id, missing.status]).toEqual([id, 404]);
    expect(await missing.json()).toEqual({ error: "Template not found" });
  }
});
