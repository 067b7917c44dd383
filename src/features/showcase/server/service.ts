import { libraryRuns, libraryWords } from "#content/landing/library.ts";
import { stories } from "#content/landing/stories.ts";
import {
  featuredRuns,
  measureLibrary,
  recordedOf,
  versioned,
} from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { LibraryFacts, Showcase } from "../contract.ts";
import { atRest, makeShowcase } from "./showcase.ts";

/** Which template's run is shown for which industry: featured templates first, then those that the content names. */
const runs = versioned(async (platform) => {
  const chosen: { industry: string; template: string }[] = [];
  for (const { slug, industries } of await featuredRuns(platform)) {
    const named = libraryRuns.find(({ template }) => template === slug)?.industry ?? [];
    const industry = [named, industries]
      .flat()
      .find((one) => chosen.every((run) => run.industry !== one));
    if (industry) chosen.push({ industry, template: slug });
  }
  const others = libraryRuns.filter(
    ({ industry, template }) =>
      !chosen.some((run) => run.industry === industry || run.template === template),
  );
  return [...chosen, ...others];
});

const showcases = new Map(
  libraryRuns.map(({ industry }) => [
    industry,
    versioned(async (platform) => {
      const run = (await runs.get(platform)).find((one) => one.industry === industry);
      return run && makeShowcase(platform, run);
    }),
  ]),
);

const facts = versioned(async (platform): Promise<LibraryFacts> => {
  const chosen = await runs.get(platform);
  const linked = stories.map(({ template }) => template.slug);
  const recorded = await recordedOf(platform, [
    ...linked,
    ...chosen.map(({ template }) => template),
  ]);
  const shown = chosen.filter(({ template }) => recorded.has(template));
  const first = shown[0] && (await showcases.get(shown[0].industry)?.get(platform));
  return {
    ...(await measureLibrary(platform)),
    shown: shown.map(({ industry }) => industry),
    stories: linked.filter((slug) => recorded.has(slug)),
    first: first && atRest(first),
  };
});

export const libraryFacts = facts.get;

/** The facts that were read last, for when the database does not answer. */
export function lastLibraryFacts(platform: Platform): LibraryFacts | undefined {
  return facts.last(platform);
}

/** @throws Refusal `not_found` */
export async function findShowcase(platform: Platform, industry: string): Promise<Showcase> {
  const found = await showcases.get(industry)?.get(platform);
  if (!found) throw new Refusal("not_found", libraryWords.failed);
  return found;
}
