import { industries } from "#content/landing/industries.ts";
import type { Platform } from "#platform/platform.ts";
import type { Story } from "#workflow/story/story.ts";
import { librarySearch } from "../library-address.ts";
import { countIndustries, countLibrary, countReleases, findFeatured } from "./proof-store.ts";
import { findWhole, type WholeTemplate } from "./store.ts";
import { storyOf } from "./story.ts";

type Free = { count: number; path: string };

export async function measureLibrary({ database }: Platform) {
  const byName = await countIndustries(database);
  const forIndustries = industries.map(({ slug, template_industries: words }): [string, Free] => {
    const [most] = byName
      .filter(({ name }) => isNamed(name, words))
      .toSorted((a, b) => b.count - a.count);
    return [slug, { count: most?.count ?? 0, path: pathOf({ industry: most?.name ?? "" }) }];
  });
  const releases = await countReleases(database);
  return {
    ...(await countLibrary(database)),
    releases: releases
      .map(({ name, count }) => ({ n8n: name, templates: count }))
      .toSorted((a, b) => b.n8n.localeCompare(a.n8n, "en", { numeric: true })),
    industries: thoseWithSome(forIndustries),
  };
}

export async function featuredRuns({
  database,
}: Platform): Promise<{ slug: string; industries: string[] }[]> {
  const found = await findFeatured(database, industries.length);
  return found.map(({ slug, industries: names }) => ({
    slug,
    industries: industries
      .filter(({ template_industries: words }) => names.some((name) => isNamed(name, words)))
      .map((industry) => industry.slug),
  }));
}

/** Reads a template with its recorded runs. @returns undefined if the template never ran */
export async function readRuns(
  platform: Platform,
  slug: string,
): Promise<(WholeTemplate & { workflow: string; story: Story }) | undefined> {
  const whole = await findWhole(platform.database, slug);
  const story = whole && (await storyOf(platform, whole));
  return story && whole.workflow !== null
    ? { ...whole, workflow: whole.workflow, story }
    : undefined;
}

function pathOf(chosen: Parameters<typeof librarySearch>[0]): string {
  return `/templates${librarySearch(chosen)}`;
}

function thoseWithSome(entries: [string, Free][]): Record<string, Free> {
  return Object.fromEntries(entries.filter(([, { count }]) => count > 0));
}

function isNamed(name: string, words: readonly string[]): boolean {
  return words.some((word) => beginsAWord(name, word));
}

/** Whether a word of the name begins with this word: "care" begins a word of "Care Homes", but none of "Healthcare". */
function beginsAWord(name: string, word: string): boolean {
  return ` ${name}`.toLowerCase().includes(` ${word.toLowerCase()}`);
}
