import { describe, expect, test } from "vitest";
import { industryPages } from "#content/industries/index.ts";
import { industries } from "#content/landing/industries.ts";
import { services, servicesSection } from "#content/landing/services.ts";
import { servicePages } from "#content/services/index.ts";
import { seo } from "#content/site/seo.ts";
import { solutions, type SolutionPage } from "#content/site/solutions.ts";
import { textsIn } from "#tests/support/content-texts.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { groupSolutions, listSolutions } from "./server/service.ts";

const pages: readonly SolutionPage[] = [...servicePages, ...industryPages];
const slugs = pages.map(({ slug }) => slug);

function wordsOf({ promise, problem, moments, steps, questions }: SolutionPage): string[] {
  return textsIn({ promise, problem, moments, steps, questions });
}

test("every service and every industry of the landing page has a page, and there are no other pages", () => {
  expect(servicePages.map(({ slug }) => slug).toSorted()).toEqual(
    services.map(({ slug }) => slug).toSorted(),
  );
  expect(industryPages.map(({ slug }) => slug).toSorted()).toEqual(
    industries.map(({ slug }) => slug).toSorted(),
  );
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(listSolutions("services").map(({ name }) => name)).toEqual(
    services.map(({ title }) => title),
  );
});

test.each(["services", "industries"] as const)(
  "the overview of %s shows each of them once, three in each of three groups",
  (kind) => {
    const groups = groupSolutions(kind);
    expect(groups.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
    expect(groups.flatMap(({ cards }) => cards.map(({ path }) => path)).toSorted()).toEqual(
      listSolutions(kind)
        .map(({ path }) => path)
        .toSorted(),
    );
  },
);

/** Each text says in its first word how many services or industries there are. */
const COUNTING = [
  { kind: "services", text: servicesSection.intro },
  { kind: "services", text: solutions.services.intro },
  { kind: "industries", text: solutions.industries.intro },
] as const;

test.each(COUNTING)("the text about $kind counts them: $text", ({ kind, text }) => {
  const words = ["Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
  expect(text.split(" ")[0]).toBe(words[listSolutions(kind).length - 6]);
});

test("no two pages share a paragraph, nor a title or description", () => {
  const all = pages.flatMap((page) => [...wordsOf(page), page.title, page.description]);
  const seen = new Set<string>();
  const twice = all.filter((text) => text.length > 25 && (seen.has(text) || !seen.add(text)));
  expect(twice).toEqual([]);
});

test("every industry is named by templates of the library", () => {
  const named = TEMPLATES.flatMap(
    ({ json }) => (json("metadata.json") as { industries: string[] }).industries,
  );
  expect(industries.filter(({ name }) => !named.includes(name))).toEqual([]);
});

describe.each(pages)("the page about $slug", (page) => {
  test("has every part, and enough text of its own", () => {
    expect(page.problem.length).toBeGreaterThanOrEqual(2);
    expect(page.moments.length).toBeGreaterThanOrEqual(3);
    expect(page.steps.length).toBeGreaterThanOrEqual(4);
    expect(page.questions.length).toBeGreaterThanOrEqual(3);
    expect(page.questions.length).toBeLessThanOrEqual(5);
    expect(wordsOf(page).filter((text) => text.trim() === "")).toEqual([]);
    const count = wordsOf(page).join(" ").split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(350);
    expect(count).toBeLessThanOrEqual(600);
  });

  test("has a title and a description as long as search engines show", () => {
    const title = seo.titlePattern.replace("{page}", page.title);
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  test("links to other services and industries", () => {
    expect(page.related.length).toBeGreaterThanOrEqual(3);
    expect(page.related.filter((slug) => slug === page.slug || !slugs.includes(slug))).toEqual([]);
    expect(new Set(page.related).size).toBe(page.related.length);
  });
});

test("every page is linked from another", () => {
  const led = new Set(pages.flatMap(({ related }) => related));
  expect(slugs.filter((slug) => !led.has(slug))).toEqual([]);
});
