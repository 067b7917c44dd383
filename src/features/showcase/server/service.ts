import { libraryRuns } from "#content/landing/library.ts";
import { measureLibrary, recordedOf, versioned } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { libraryWords } from "#content/landing/library.ts";
import type { LibraryFacts, Showcase } from "../contract.ts";
import { makeShowcase } from "./showcase.ts";

/** One for each industry, made when it is first asked for. */
const showcases = new Map(
  libraryRuns.map((run) => [run.industry, versioned((platform) => makeShowcase(platform, run))]),
);

const facts = versioned(async (platform): Promise<LibraryFacts> => {
  const recorded = await recordedOf(
    platform,
    libraryRuns.map(({ template }) => template),
  );
  const shown = libraryRuns.filter(({ template }) => recorded.has(template));
  const first = shown[0] && (await showcases.get(shown[0].industry)?.get(platform));
  return {
    ...(await measureLibrary(platform)),
    shown: shown.map(({ industry }) => industry),
    first: first && atRest(first),
  };
});

/** The library as the landing page shows it. */
export const libraryFacts = facts.get;

/** As it was read last, for when the database does not answer. */
export function lastLibraryFacts(platform: Platform): LibraryFacts | undefined {
  return facts.last(platform);
}

/** A recorded run for an industry. @throws Refusal `not_found` */
export async function findShowcase(platform: Platform, industry: string): Promise<Showcase> {
  const found = await showcases.get(industry)?.get(platform);
  if (!found) throw new Refusal("not_found", libraryWords.failed);
  return found;
}

/** What stands in a page until the run is played. */
function atRest(showcase: Showcase): Showcase {
  const steps = showcase.steps.map(({ told, ...step }, place) =>
    place === showcase.outcome && told ? { ...step, told } : step,
  );
  return { ...showcase, steps };
}
