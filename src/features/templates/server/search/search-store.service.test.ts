import { beforeEach, expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { TemplateQuery, type Template } from "../../contract.ts";
import { SORTS, type Sort } from "../../limits.ts";
import { searchTemplates } from "./search-store.ts";

usePlatform();
beforeEach(async () => {
  const add = (title: string, day: number, more: Partial<Template>) =>
    addTemplate(platform, { title, created_at: `2026-11-0${day}T08:00:00Z`, ...more });
  await add("Answer with AI (drafts)", 1, { downloads: 3, setup_minutes: 20 });
  await add("Explain invoices", 4, { downloads: 1, setup_minutes: 10 });
  await add("The AI's summary", 2, { downloads: 3, setup_minutes: 10 });
  await add("Paid in full", 3, { downloads: 2, setup_minutes: 30 });
  await add("Remind of AI", 5, { downloads: 0, setup_minutes: null });
});

async function find(query: Partial<TemplateQuery>, limit: number) {
  const defaults = TemplateQuery.parse({ q: "ai" });
  const { json, last } = await searchTemplates(platform.database, { ...defaults, ...query }, limit);
  return { titles: (JSON.parse(json) as Template[]).map(({ title }) => title), last };
}

test("relevance puts complete words before parts of words, the newest of each first", async () => {
  expect((await find({ sort: "relevance" }, 10)).titles).toEqual([
    "Remind of AI",
    "The AI's summary",
    "Answer with AI (drafts)",
    "Explain invoices",
    "Paid in full",
  ]);
});

test.each(["(drafts)", "AI (", "i's s", "in full", "\\", "[", "ai's", "***", "(?i)ai"])(
  "%j is looked for as it is written, by relevance too",
  async (q) => {
    const { titles } = await find({ q, sort: "newest" }, 10);
    expect((await find({ q, sort: "relevance" }, 10)).titles.toSorted()).toEqual(titles.toSorted());
  },
);

test("by quickest, templates without a set-up time come last", async () => {
  expect((await find({ sort: "quickest" }, 10)).titles.at(-1)).toBe("Remind of AI");
});

test("templates made for one industry and few others come first in its list", async () => {
  await addTemplate(platform, {
    title: "For many",
    industries: ["Hotels", "Shops", "Clinics", "Schools"],
  });
  await addTemplate(platform, { title: "For another first", industries: ["Shops", "Hotels"] });
  await addTemplate(platform, { title: "For it alone", industries: ["Hotels"] });
  const query = { q: "", industry: "Hotels", sort: "relevance" } as const;
  const { titles } = await find(query, 10);
  expect(titles).toEqual(["For it alone", "For another first", "For many"]);
  const { last } = await find(query, 1);
  expect((await find({ ...query, after: last ?? undefined }, 10)).titles).toEqual(titles.slice(1));
});

test.each<Sort>([...SORTS])("by %s, page after page gives each once, in order", async (sort) => {
  const { titles } = await find({ sort }, 10);
  const walked: string[] = [];
  let after: TemplateQuery["after"];
  do {
    const page = await find({ sort, after }, 1);
    walked.push(...page.titles);
    after = page.last ?? undefined;
  } while (after && walked.length < 10);
  expect(walked).toEqual(titles);
});
