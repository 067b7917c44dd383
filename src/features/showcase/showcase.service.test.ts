import { beforeEach, expect, test } from "vitest";
import { libraryRuns } from "#content/landing/library.ts";
import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import { findCards } from "#features/templates/server/listing.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import { libraryChanged } from "#features/templates/server/service.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { findShowcase, libraryFacts } from "./server/service.ts";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform({ rateLimits: false });
});

const inList = async (path: string) => {
  const query = TemplateQuery.parse(
    Object.fromEntries(new URL(path, "http://localhost").searchParams),
  );
  return (await findCards(platform, query, "")).count.number;
};

test("every number is what its list shows", async () => {
  await fillLibrary(platform);
  const facts = await libraryFacts(platform);
  console.log(JSON.stringify({ ...facts, first: 0 }, null, 1), JSON.stringify(facts.first));
  for (const service of services)
    console.log(
      service.slug,
      (await findCards(platform, TemplateQuery.parse({ service: service.slug }), "")).cards.map(
        (c) => c.title,
      ),
    );
  expect(await inList("/templates")).toBe(facts.templates);
  const free = [...Object.values(facts.services), ...Object.values(facts.industries)];
  for (const { count, path } of free) expect([path, await inList(path)]).toEqual([path, count]);
  expect(industries.length).toBe(9);
  expect(libraryRuns.length).toBe(9);
  for (const { industry } of libraryRuns) {
    const f = await findShowcase(platform, industry);
    console.log(
      JSON.stringify(
        f.steps.map(({ icon, ...r }) => r),
        null,
        1,
      ),
    );
  }
  libraryChanged(platform);
  await addTemplate(platform);
});
