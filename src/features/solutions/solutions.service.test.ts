import { beforeEach, expect, test } from "vitest";
import { services } from "#content/landing/services.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { listSolutions, showSolution } from "./server/service.ts";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const titles = async (kind: "services" | "industries", slug: string) =>
  (await showSolution(platform, kind, slug)).templates.map(({ title }) => title);

test("an industry shows its public templates, those for the fewest industries first", async () => {
  await addTemplate(platform, { title: "For both", industries: ["Restaurants", "Healthcare"] });
  await addTemplate(platform, { title: "For one", industries: ["Restaurants"] });
  await addTemplate(platform, { title: "For others", industries: ["Healthcare"] });
  await addTemplate(platform, { title: "Hidden", industries: ["Restaurants"], is_public: false });
  expect(await titles("industries", "restaurants")).toEqual(["For one", "For both"]);
});

test("an industry is not taken for another whose name holds its own", async () => {
  await addTemplate(platform, { title: "Clinic", industries: ["Healthcare"] });
  expect(await titles("industries", "care-homes")).toEqual([]);
});

test("a service shows the public templates about it: its category first, then words of titles and features", async () => {
  await addTemplate(platform, { title: "Merge HubSpot contacts" });
  await addTemplate(platform, { title: "Keep customers", category: ["CRM"] });
  await addTemplate(platform, { title: "A crmless one" });
  await addTemplate(platform, { title: "Hidden", category: ["CRM"], is_public: false });
  expect(await titles("services", "crm-integration")).toEqual([
    "Keep customers",
    "Merge HubSpot contacts",
  ]);
});

test("there are never more than a few, and none where none fits", async () => {
  for (let n = 0; n < 8; n++) await addTemplate(platform, { category: ["Marketing"] });
  expect(await titles("services", "marketing-campaign-automation")).toHaveLength(6);
  expect(await titles("services", "crm-integration")).toEqual([]);
});

test("every service and industry finds something in the library", async () => {
  await fillLibrary(platform);
  const without: string[] = [];
  for (const { path } of [...listSolutions("services"), ...listSolutions("industries")]) {
    const [, kind, slug] = path.split("/") as [string, "services" | "industries", string];
    if ((await titles(kind, slug)).length === 0) without.push(path);
  }
  expect(without).toEqual([]);
});

test("a page has its name, its picture and where it leads", async () => {
  const [first] = services;
  expect(await showSolution(platform, "services", first!.slug)).toMatchObject({
    path: `/services/${first!.slug}`,
    name: first!.title,
    picture: first!.image,
    related: expect.arrayContaining([{ path: "/industries/care-homes", name: "Care Homes" }]),
  });
});

test.each([
  ["services", "nothing"],
  ["services", "care-homes"],
  ["industries", "crm-integration"],
] as const)("there is no page /%s/%s", async (kind, slug) => {
  await expect(showSolution(platform, kind, slug)).rejects.toMatchObject({ code: "not_found" });
});
