import { industries } from "#content/landing/industries.ts";
import type { Platform } from "#platform/platform.ts";
import type { FirstCase } from "#workflow/story/story.ts";
import { librarySearch } from "../library-address.ts";
import { readChanges } from "./library-version-store.ts";
import { findFeatured, readShares, type Share } from "./proof-store.ts";
import { findWhole, type WholeTemplate } from "./store.ts";
import { firstCaseOf } from "./story.ts";
import { versioned } from "./versioned.ts";

/**
 * Numbers from the tests of all public templates, by slug. After a change of the library, only the changed templates
 * are read again, because reading thousands of them takes too long.
 */
const shares = versioned<Map<string, Share>>(async ({ database }, { version, former }) => {
  const changes = former && (await readChanges(database.db, former.version, version));
  if (!changes || changes === "everything" || changes.changed === "all")
    return readShares(database, "all");
  const changed = await readShares(database, changes.changed);
  const unchanged = new Map(former.value);
  for (const slug of changes.changed) unchanged.delete(slug);
  return new Map([...unchanged, ...changed]);
});

export async function measureLibrary(platform: Platform) {
  const all = [...(await shares.get(platform)).values()];
  const names = all.flatMap((share) => [...new Set(share.industries)]);
  const byName = [...Map.groupBy(names, (name) => name)];
  const forIndustries = industries.flatMap(({ slug, template_industries: words }) => {
    const [most] = byName
      .filter(([one]) => namesIndustry(one, words))
      .toSorted(([, one], [, other]) => other.length - one.length);
    if (!most) return [];
    const [industry, { length: count }] = most;
    return [[slug, { count, path: `/templates${librarySearch({ industry })}` }] as const];
  });
  const sumOf = (key: "situations" | "made" | "noticed") =>
    all.reduce((sum, share) => sum + share[key], 0);
  return {
    templates: all.length,
    situations: sumOf("situations"),
    made: sumOf("made"),
    noticed: sumOf("noticed"),
    industries: Object.fromEntries(forIndustries),
  };
}

export async function featuredRuns({
  database,
}: Platform): Promise<{ slug: string; industries: string[] }[]> {
  const found = await findFeatured(database, industries.length);
  return found.map(({ slug, industries: names }) => ({
    slug,
    industries: industries
      .filter(({ template_industries: words }) => names.some((name) => namesIndustry(name, words)))
      .map((industry) => industry.slug),
  }));
}

/** Reads a template together with its first recorded run. @returns undefined if the template never ran */
export async function readFirstRun(
  platform: Platform,
  slug: string,
): Promise<(WholeTemplate & { workflow: string; run: FirstCase }) | undefined> {
  const template = await findWhole(platform.database, slug);
  const run = template && (await firstCaseOf(platform, template));
  return run && template.workflow !== null
    ? { ...template, workflow: template.workflow, run }
    : undefined;
}

/** Whether any word in `name` begins with one of `words`: "care" fits "Care Homes", but not "Healthcare". */
export function namesIndustry(name: string, words: readonly string[]): boolean {
  const text = ` ${name}`.toLowerCase();
  return words.some((word) => text.includes(` ${word.toLowerCase()}`));
}
