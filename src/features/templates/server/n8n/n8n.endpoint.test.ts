import { beforeEach, expect, test } from "vitest";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { n8nApi, openToN8n } from "./http.ts";

const EDITOR = { Origin: "http://n8n.example:5678", "n8n-version": "2.41.1" };
const SLUG = "score-website-leads";

let app: TestApp;
usePlatform();
beforeEach(() => {
  app = createTestApp(platform);
  app.use("/n8n/*", openToN8n);
  app.use(securityHeaders(platform.config));
  app.route("/n8n", n8nApi);
});

const get = async (path: string) => {
  const response = await app.request(`/n8n${path}`, { headers: EDITOR });
  expect(response.status).toBe(200);
  return (await response.json()) as never;
};

test.each([
  "/health",
  "/templates/categories",
  "/templates/search",
  `/workflows/templates/${SLUG}`,
  "/templates/workflows/unknown",
  "/nowhere",
])("%s names the exact origin that asked, with credentials, also for errors", async (path) => {
  await fillLibrary(platform);
  const { headers } = await app.request(`/n8n${path}`, { headers: EDITOR });
  expect(headers.get("access-control-allow-origin")).toBe(EDITOR.Origin);
  expect(headers.get("access-control-allow-credentials")).toBe("true");
  expect(headers.get("vary")).toContain("Origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("a preflight allows n8n's own header and reading only", async () => {
  const response = await app.request("/n8n/templates/search", {
    method: "OPTIONS",
    headers: { ...EDITOR, "Access-Control-Request-Headers": "n8n-version" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toContain("n8n-version");
  expect(response.headers.get("access-control-allow-methods")).toBe("GET");
  expect(response.headers.get("access-control-allow-origin")).toBe(EDITOR.Origin);
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
});

test("a request without an origin is answered without naming one", async () => {
  const { headers } = await app.request("/n8n/health");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("vary")).toContain("Origin");
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is refused", async (method) => {
  const response = await app.request("/n8n/templates/search", { method, headers: EDITOR });
  expect(response.status).toBe(405);
});

test("health and categories have the shapes n8n reads", async () => {
  await fillLibrary(platform);
  expect(await get("/health")).toEqual({ status: "OK" });
  const { categories } = await get("/templates/categories");
  expect(categories).toContainEqual({ id: "lead-generation", name: "Lead Generation" });
});

test("search finds by words and by category names, page by page", async () => {
  for (let n = 1; n <= 5; n++) {
    await addTemplate(platform, {
      title: `Mail ${n}%`,
      category: [n === 5 ? "Sales" : "Email"],
      created_at: `2026-11-0${n}T08:00:00Z`,
    });
  }
  await addTemplate(platform, { title: "Mail hidden", is_public: false });
  const names = async (query: string) => {
    const { totalWorkflows, workflows } = await get(`/templates/search?${query}`);
    return [totalWorkflows, ...(workflows as { name: string }[]).map(({ name }) => name)];
  };
  expect(await names("search=MAIL&page=1&limit=2&category=")).toEqual([5, "Mail 5%", "Mail 4%"]);
  expect(await names("search=mail&page=3&rows=2")).toEqual([5, "Mail 1%"]);
  expect(await names("search=3%25")).toEqual([1, "Mail 3%"]);
  expect(await names("category=Sales,Support")).toEqual([1, "Mail 5%"]);
  expect(await names("page=-1&limit=x")).toHaveLength(6);
});

test("a request for twenty, as n8n's editor sends, gets a hundred", async () => {
  for (let n = 1; n <= 103; n++) await addTemplate(platform, { title: `Mail ${n}` });
  const count = async (page: number) => {
    const { totalWorkflows, workflows } = await get(`/templates/search?page=${page}&limit=20`);
    expect(totalWorkflows).toBe(103);
    return (workflows as []).length;
  };
  expect(await count(1)).toBe(100);
  // n8n's editor has 100 items by now. With 20 items on each of its pages, it next requests page 100 / 20 + 1 = 6.
  expect(await count(6)).toBe(3);
});

test("an item has what the template browser needs", async () => {
  await fillLibrary(platform);
  const { workflows, filters } = await get("/templates/search?search=score%20website");
  expect(filters).toEqual([]);
  expect(workflows).toEqual([
    {
      id: SLUG,
      name: "Score website leads and alert sales in Slack",
      totalViews: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      user: { name: expect.any(String), username: expect.any(String) },
      nodes: [],
    },
  ]);
});

test("the preview page gets the workflow with its description", async () => {
  await fillLibrary(platform);
  const { workflow } = await get(`/templates/workflows/${SLUG}`);
  expect(workflow).toMatchObject({
    id: SLUG,
    description: expect.stringContaining("\n\n## What it does"),
    categories: expect.arrayContaining([{ id: "crm", name: "CRM" }]),
    image: [],
    workflowInfo: {
      nodeCount: expect.any(Number),
      nodeTypes: { "n8n-nodes-base.webhook": { count: 1 } },
    },
  });
  // The preview page already shows the title, so the description does not start with it.
  expect(workflow).not.toMatchObject({ description: expect.stringMatching(/^# /m) });
  const { nodes, connections } = (workflow as { workflow: { nodes: []; connections: object } })
    .workflow;
  expect(nodes.length).toBeGreaterThan(8);
  expect(Object.keys(connections)).toContain("Set your values");
});

test("the import is the plain workflow with empty pinned data", async () => {
  await fillLibrary(platform);
  expect(await get(`/workflows/templates/${SLUG}`)).toMatchObject({
    id: SLUG,
    name: "Score website leads and alert sales in Slack",
    workflow: { nodes: expect.any(Array), connections: {}, settings: {}, pinData: {} },
  });
});

test("each industry is a collection, narrowed by category ids", async () => {
  await fillLibrary(platform);
  const { collections } = await get("/templates/collections?search=");
  expect(collections).toContainEqual({
    id: "any-business",
    rank: expect.any(Number),
    name: "Any business",
    totalViews: 0,
    createdAt: expect.any(String),
    nodes: [],
    workflows: expect.arrayContaining([{ id: SLUG }]),
  });
  const narrowed = await get("/templates/collections?category[]=hospitality");
  for (const { workflows } of (narrowed as { collections: { workflows: { id: string }[] }[] })
    .collections) {
    expect(workflows).not.toContainEqual({ id: SLUG });
  }
  const { collections: named } = await get("/templates/collections?search=ANY");
  expect((named as { id: string }[]).map(({ id }) => id)).toEqual(["any-business"]);
  const { collection } = await get("/templates/collections/any-business");
  expect(collection).toMatchObject({
    name: "Any business",
    description: "",
    image: [],
    categories: [],
  });
  expect((collection as { workflows: { id: string }[] }).workflows.map(({ id }) => id)).toContain(
    SLUG,
  );
});

test.each([
  "/templates/workflows/unknown",
  "/workflows/templates/unknown",
  "/templates/collections/unknown",
  "/x",
])("%s is not found, with a sentence", async (path) => {
  const response = await app.request(`/n8n${path}`, { headers: EDITOR });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});
