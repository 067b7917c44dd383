import { expect, test } from "vitest";
import { caseStudies } from "#content/landing/case-studies.ts";
import { libraryRuns } from "#content/landing/library.ts";
import { stories } from "#content/landing/stories.ts";
import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import { findCards } from "#features/templates/server/listing.ts";
import { libraryChanged } from "#features/templates/server/service.ts";
import { Refusal } from "#platform/refusal.ts";
import { addTemplate, fillLibrary } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { findShowcase, libraryFacts } from "./server/service.ts";

usePlatform({ rateLimits: false });

const countInList = async (path: string) => {
  const { searchParams } = new URL(path, "http://localhost");
  const query = TemplateQuery.parse(Object.fromEntries(searchParams));
  return (await findCards(platform, query, "")).count.number;
};

const hide = async (where: string) => {
  await platform.database.query(`update templates set is_public = false where ${where}`);
  libraryChanged(platform);
};

test("every number equals the length of its list, and every service and industry has templates", async () => {
  await fillLibrary(platform);
  const facts = await libraryFacts(platform);
  expect(await countInList("/templates")).toBe(facts.templates);
  expect(Object.keys(facts.industries)).toEqual(industries.map(({ slug }) => slug));
  for (const { count, path } of Object.values(facts.industries)) {
    expect([path, count]).toEqual([path, await countInList(path)]);
  }
  for (const { slug } of services) {
    expect([slug, await countInList(`/templates?service=${slug}`)]).not.toEqual([slug, 0]);
  }
});

test("situations and seeded faults are counted from the runs", async () => {
  await addTemplate(platform, {
    metadata: {
      tested: {
        situations: 5,
        faults: { made: 15, noticed: 13 },
      },
    },
  });
  await addTemplate(platform, {
    metadata: {
      tested: { situations: 2, faults: { made: 4, noticed: 4 } },
    },
  });
  await addTemplate(platform, { metadata: { tested: { faults: { made: "many" } } } });
  const hidden = { situations: 90, faults: { made: 9, noticed: 9 } };
  await addTemplate(platform, { is_public: false, metadata: { tested: hidden } });
  const { templates, situations, made, noticed } = await libraryFacts(platform);
  expect({ templates, situations, made, noticed }).toEqual({
    templates: 3,
    situations: 7,
    made: 19,
    noticed: 17,
  });
});

test("after a change of a template, the numbers equal those counted anew", async () => {
  await fillLibrary(platform);
  await libraryFacts(platform);
  const change = async (statement: string) => {
    await platform.database.query(statement);
    libraryChanged(platform);
    const changed = await libraryFacts(platform);
    const { rows } = await platform.database.query(
      `select count(*)::int as templates, sum((metadata #> '{tested,situations}')::int)::int as situations
       from templates where is_public`,
    );
    const { templates, situations } = changed;
    expect({ templates, situations }).toEqual(rows[0]);
    for (const { count, path } of Object.values(changed.industries))
      expect([path, count]).toEqual([path, await countInList(path)]);
    return changed;
  };
  const one = "(select slug from templates where is_public order by slug limit 1)";
  const { templates, situations } = await change(
    `update templates set metadata = jsonb_set(metadata, '{tested,situations}', '1000') where slug = ${one}`,
  );
  expect(situations).toBeGreaterThan(1000);
  await change(`update templates set slug = 'renamed' where slug = ${one}`);
  await change("update templates set industries = '{Education}' where slug = 'renamed'");
  const hidden = await change("update templates set is_public = false where slug = 'renamed'");
  expect(hidden.templates).toBe(templates - 1);
  await change("update templates set is_public = true where slug = 'renamed'");
  await change("delete from templates where slug = 'renamed'");
  await change("update templates set is_public = false where slug > 'm'");
});

test("a service's templates are found by category in any case, and by complete words of a feature", async () => {
  await addTemplate(platform, { category: ["Crm"] });
  const inFeature = await addTemplate(platform);
  const other = await addTemplate(platform);
  const say = (id: string, feature: string) =>
    platform.database.query("update templates set features = $2 where id = $1", [id, [feature]]);
  await say(inFeature.id, "Fills in HubSpot.");
  await say(other.id, "Works in Hubspotty and scrm.");
  expect(await countInList("/templates?service=crm-integration")).toBe(2);
});

test("hidden templates do not count, and without a public template there is no link and no run", async () => {
  await fillLibrary(platform);
  await hide("industries && '{Education}'");
  const { industries: free, shown, first } = await libraryFacts(platform);
  expect(free["education"]).toBeUndefined();
  expect(shown).not.toContain("education");
  expect(first?.industry).toBe(shown[0]);
  await expect(findShowcase(platform, "education")).rejects.toThrow(Refusal);
  await hide("true");
  expect(await libraryFacts(platform)).toEqual({
    templates: 0,
    situations: 0,
    made: 0,
    noticed: 0,
    industries: {},
    shown: [],
    stories: [],
    first: undefined,
  });
});

test("every story of the hero leads to a template, each named template shows a run, and the page holds only the text of its outcome", async () => {
  await fillLibrary(platform);
  const { shown, stories: linked, first } = await libraryFacts(platform);
  // The stories at the top of the landing page, and the case studies, link to templates that have a recorded run.
  expect(linked).toEqual(expect.arrayContaining(stories.map(({ template }) => template.slug)));
  expect(linked).toEqual(expect.arrayContaining(caseStudies.shown.map(({ template }) => template)));
  expect(shown).toEqual(libraryRuns.map(({ industry }) => industry));
  for (const { industry, template } of libraryRuns) {
    const run = await findShowcase(platform, industry);
    expect([run.slug, run.steps.length >= 4, run.steps.length <= 7]).toEqual([
      template,
      true,
      true,
    ]);
    expect(run.steps[run.outcome]?.deeds).toHaveLength(1);
    const opening = run.steps[run.opening];
    expect((opening?.deeds.length ?? 0) + (opening?.went.length ?? 0)).toBeGreaterThan(0);
  }
  const full = first?.steps.flatMap(({ deeds, went }, place) =>
    deeds.length + went.length > 0 ? [place] : [],
  );
  expect(full).toEqual([first?.outcome]);
});
