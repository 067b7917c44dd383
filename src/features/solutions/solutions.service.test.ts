import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { valuesOf } from "#check/read/nodes.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { services } from "#content/landing/services.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import { findCards } from "#features/templates/server/listing.ts";
import { libraryChanged } from "#features/templates/server/service.ts";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { TEMPLATES, type TemplateFiles } from "#tests/support/library-files.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { solutionData } from "./solution-data.ts";
import { meta } from "./solution-page.tsx";
import { listSolutions, showSolution } from "./server/service.ts";

usePlatform();

const slugOf = ({ json }: TemplateFiles) => (json("metadata.json") as { slug: string }).slug;

const titles = async (kind: "services" | "industries", slug: string) =>
  (await showSolution(platform, kind, slug)).templates.map(({ title }) => title);

test("an industry shows its public templates, first those made for it alone", async () => {
  await addTemplate(platform, { title: "As well", industries: ["Healthcare", "Restaurants"] });
  await addTemplate(platform, { title: "For both", industries: ["Restaurants", "Healthcare"] });
  await addTemplate(platform, { title: "For one", industries: ["Restaurants"] });
  await addTemplate(platform, { title: "For others", industries: ["Healthcare"] });
  await addTemplate(platform, { title: "Hidden", industries: ["Restaurants"], is_public: false });
  expect(await titles("industries", "restaurants")).toEqual(["For one", "For both", "As well"]);
});

test("an industry is not confused with another whose name contains its own", async () => {
  await addTemplate(platform, { title: "Clinic", industries: ["Healthcare"] });
  expect(await titles("industries", "care-homes")).toEqual([]);
});

test("a service shows its category's templates first, then those with matching features", async () => {
  const add = async (title: string, features: string[]) => {
    const { id } = await addTemplate(platform, { title });
    await platform.database.query("update templates set features = $1 where id = $2", [
      features,
      id,
    ]);
  };
  await add("Count leads", ["Feeds a CRM", "Counts"]);
  await add("Merge contacts", ["Finds HubSpot duplicates", "CRMs of any size", "Keeps the CRM"]);
  await addTemplate(platform, { title: "Take customers in", category: ["CRM"] });
  await addTemplate(platform, { title: "A crmless one" });
  await addTemplate(platform, { title: "Hidden", category: ["CRM"], is_public: false });
  expect(await titles("services", "crm-integration")).toEqual([
    "Take customers in",
    "Merge contacts",
    "Count leads",
  ]);
});

test("there are only a few templates, and none if none fits", async () => {
  for (let n = 0; n < 8; n++) await addTemplate(platform, { category: ["Marketing"] });
  expect(await titles("services", "marketing-campaign-automation")).toHaveLength(6);
  expect(await titles("services", "crm-integration")).toEqual([]);
});

test("the library lists every template of an industry by pages", async () => {
  const added = Array.from({ length: 45 }, (_, n) => `T${String(n).padStart(3, "0")}`);
  for (const title of added) await addTemplate(platform, { title, industries: ["Restaurants"] });
  await addTemplate(platform, { title: "Clinic", industries: ["Healthcare"] });
  const found: string[] = [];
  let after: string | null = "";
  for (let pages = 0; after !== null && pages < 5; pages++) {
    const query = TemplateQuery.parse({ industry: "Restaurants", ...(after && { after }) });
    const { cards, next } = await findCards(platform, query, "198.51.100.7");
    found.push(...cards.map(({ title }) => title));
    after = next;
  }
  expect(found.toSorted()).toEqual(added);
});

test("every page shows a recorded run, and beside it one to three other templates with a drawing", async () => {
  await fillLibrary(platform);
  for (const { path } of [...listSolutions("services"), ...listSolutions("industries")]) {
    const [, kind, slug] = path.split("/") as [string, "services" | "industries", string];
    const { run, templates, icons } = await showSolution(platform, kind, slug);
    expect(run?.steps[run.outcome]?.deeds).toHaveLength(1);
    expect([1, 2, 3]).toContain(templates.length);
    expect(templates.map((one) => one.slug)).not.toContain(run?.slug);
    const names = templates.flatMap(({ sketch }) => sketch?.icons ?? []);
    expect(Object.keys(icons).toSorted()).toEqual([...new Set(names)].toSorted());
  }
});

test("what other people see is the outcome of each page's recorded run", async () => {
  await fillLibrary(platform);
  const outcomes = await Promise.all(
    [...listSolutions("services"), ...listSolutions("industries")].map(async ({ path }) => {
      const [, kind, slug] = path.split("/") as [string, "services" | "industries", string];
      const { run } = await showSolution(platform, kind, slug);
      const { node, deeds: [deed] = [] } = run?.steps[run.outcome] ?? {};
      const { json } = TEMPLATES.find((one) => slugOf(one) === run?.slug)!;
      const owner = valuesOf(readWorkflow(json("workflow.json"))).map(({ value }) => value);
      const isForTeam =
        ["slack", "microsoftTeams"].includes(deed?.channel ?? "") || owner.includes(deed?.place);
      return { path, node, act: deed?.act, isForTeam, isEmpty: !deed?.text };
    }),
  );
  const seen = ["send", "approve", "draft", "answer"];
  expect(outcomes).toHaveLength(18);
  expect(
    outcomes.filter(
      ({ act, isForTeam, isEmpty }) => isForTeam || isEmpty || !seen.includes(act ?? ""),
    ),
  ).toEqual([]);
});

test("a page shows the run that its content names, as long as that template is public", async () => {
  await fillLibrary(platform);
  const shown = async () =>
    (await showSolution(platform, "services", "ai-integration-services")).run?.slug;
  expect(await shown()).toBe("sort-outlook-inbox");
  await platform.database.query(
    "update templates set is_public = false where slug = 'sort-outlook-inbox'",
  );
  libraryChanged(platform);
  expect([undefined, "sort-outlook-inbox"]).not.toContain(await shown());
});

test("a page has its name, its picture, and the pages that it links to", async () => {
  const [first] = services;
  expect(await showSolution(platform, "services", first!.slug)).toMatchObject({
    path: `/services/${first!.slug}`,
    name: first!.title,
    picture: first!.image,
    related: expect.arrayContaining([{ path: "/industries/care-homes", name: "Care Homes" }]),
  });
});

test.each([
  ["services", "crm-integration", 4],
  ["industries", "restaurants", 4],
] as const)(
  "the structured data of /%s/%s contains only what the page says",
  async (kind, slug, questions) => {
    const shown = await showSolution(platform, kind, slug);
    const matches = [{ loaderData: { origin: "https://x.example" } }];
    const tags = meta({ matches, loaderData: shown } as never) as Record<string, unknown>[];
    const graph = solutionData("https://x.example", shown);
    expect(graph.map((thing) => thing["@type"])).toEqual([
      "ProfessionalService",
      "Service",
      "FAQPage",
      "BreadcrumbList",
    ]);
    const [organization, service, faq] = graph;
    expect(service).toMatchObject({ url: `https://x.example/${kind}/${slug}` });
    expect(service?.["provider"]).toEqual({ "@id": organization?.["@id"] });
    expect(faq?.["mainEntity"]).toHaveLength(questions);
    const image = tags.find(({ property }) => property === "og:image")?.["content"] as string;
    expect(existsSync(`public${new URL(image).pathname}`)).toBe(true);
  },
);

test("the service of an industry names the industry", async () => {
  const shown = await showSolution(platform, "industries", "restaurants");
  expect(JSON.stringify(solutionData("https://x.example", shown))).toContain(
    '"name":"Automation for Restaurants"',
  );
});

test("the page of an industry quotes its case study beside two templates, and only while that study is shown", async () => {
  onTestFinished(() => applyBrand({}));
  await fillLibrary(platform);
  const page = (slug: string) => showSolution(platform, "industries", slug);
  const hotels = await page("hotels-hospitality");
  expect(hotels.study).toMatchObject({
    company: "Quillmere Hotel",
    figure: { value: "14, not 10" },
    sample: true,
  });
  expect(hotels.templates).toHaveLength(2);
  const restaurants = await page("restaurants");
  expect(restaurants.study).toBeUndefined();
  expect(restaurants.templates).toHaveLength(3);
  expect((await showSolution(platform, "services", "crm-integration")).study).toBeUndefined();
  applyBrand({ name: "Quillfern", isNameSample: false });
  expect((await page("hotels-hospitality")).study).toBeUndefined();
});
