import { expect, test } from "vitest";
import { TemplateQuery } from "../contract.ts";
import { NO_FACETS } from "../views.ts";
import { inLibrarySpelling, isKept } from "./listing.ts";

const FACETS = {
  ...NO_FACETS,
  categories: ["HR", "Lead Generation"],
  tools: ["Gmail"],
  industries: ["Education"],
};

test.each([
  ["", true],
  ["?category=HR", true],
  ["?category=Lead+Generation", true],
  ["?category=hr", false],
  ["?category=Nonsense", false],
  ["?category=+HR", false],
  ["?category=HR++", false],
  ["?category=all", false],
  ["?category=ALL", false],
  ["?category=", false],
  ["?industry=Education", true],
  ["?industry=education", false],
  ["?service=crm-integration", true],
  ["?service=", false],
  ["?service=crm-integration&industry=Education", false],
  ["?q=mail", false],
  ["?tool=Gmail", false],
  ["?sort=downloads", false],
  ["?category=HR&sort=downloads", false],
])(
  "the list at %j is cached, so that other spellings cannot fill the cache: %j",
  (search, cached) => {
    const address = new URL(`http://localhost/templates${search}`);
    const query = TemplateQuery.parse(Object.fromEntries(address.searchParams));
    expect(isKept(address, inLibrarySpelling(query, FACETS), FACETS)).toBe(cached);
  },
);

test.each([
  ["hr", "HR"],
  ["lead GENERATION", "Lead Generation"],
  ["Nonsense", "Nonsense"],
  ["", ""],
])("the category %j is read as %j", (typed, category) => {
  const query = TemplateQuery.parse({ category: typed, tool: "gmail", industry: "EDUCATION" });
  expect(inLibrarySpelling(query, FACETS)).toMatchObject({
    category,
    tool: "Gmail",
    industry: "Education",
  });
});
