import { valuesOf } from "#check/read/nodes.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { caseStudies } from "#content/landing/case-studies.ts";
import { libraryRuns, libraryWords } from "#content/landing/library.ts";
import { stories } from "#content/landing/stories.ts";
import {
  featuredRuns,
  measureLibrary,
  recordedOf,
  versioned,
  readFirstRun,
} from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { iconFinder } from "#features/diagram/server/service.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { triggerKindOf } from "#workflow/facts/trigger-kind.ts";
import { highlightsOf, isSeenByOthers, outcomeOf } from "#workflow/story/highlights.ts";
import type { StoryStep } from "#workflow/story/story.ts";
import type { LibraryFacts, RecordedRun, Showcase, ShowcaseStep } from "../contract.ts";
import { shortText } from "./short-text.ts";

/**
 * Chooses the templates whose recorded runs the landing page shows, at most one for each industry. Templates that staff
 * have featured come first. A list in content/ names the templates for the other industries.
 */
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

/**
 * Facts about the template library. `lastLibraryFacts` returns those that were read last, for use when the database
 * does not answer.
 */
export const { get: libraryFacts, last: lastLibraryFacts } = versioned(async (platform) => {
  const chosen = await runs.get(platform);
  const linked = [
    ...new Set([
      ...stories.map(({ template }) => template.slug),
      ...caseStudies.shown.flatMap(({ template }) => template ?? []),
    ]),
  ];
  const recorded = await recordedOf(platform, [
    ...linked,
    ...chosen.map(({ template }) => template),
  ]);
  const shown = chosen.filter(({ template }) => recorded.has(template));
  const first = shown[0] && (await showcaseOf(platform, shown[0].industry));
  return {
    ...(await measureLibrary(platform)),
    shown: shown.map(({ industry }) => industry),
    stories: linked.filter((slug) => recorded.has(slug)),
    first: first && atRest(first),
  } satisfies LibraryFacts;
});

/** @throws Refusal `not_found` */
export async function findShowcase(platform: Platform, industry: string): Promise<Showcase> {
  const found = await showcaseOf(platform, industry);
  if (!found) throw new Refusal("not_found", libraryWords.failed);
  return found;
}

async function showcaseOf(platform: Platform, industry: string): Promise<Showcase | undefined> {
  const run = (await runs.get(platform)).find((one) => one.industry === industry);
  const shown = run && (await shorten(platform, run.template));
  return shown && { ...shown.run, industry };
}

/**
 * Returns the recorded run of the first template whose outcome other people see, such as a message to a customer. If
 * there is none, returns the first run of any of these templates. Only the step with the index `outcome` keeps its
 * result.
 */
export async function firstRun(
  platform: Platform,
  templates: readonly string[],
): Promise<RecordedRun | undefined> {
  let first: RecordedRun | undefined;
  for (const template of templates) {
    const shown = await shorten(platform, template);
    if (shown?.isSeen) return atRest(shown.run);
    first ??= shown?.run;
  }
  return first && atRest(first);
}

const MAX_VALUES = 4;

/**
 * Shortens the first recorded run of a template to a few steps.
 * @returns the short run, and `isSeen`: whether its outcome reaches other people than the workflow's owner, such as an
 *   email to a customer. Undefined if the template is not public or has no recorded run
 */
async function shorten(
  platform: Platform,
  template: string,
): Promise<{ run: RecordedRun; isSeen: boolean } | undefined> {
  const recorded = await readFirstRun(platform, template);
  const metadata = TemplateMetadata.safeParse(recorded?.metadata);
  if (!recorded || !metadata.success) return undefined;
  const { first } = recorded.run;
  const iconOf = iconFinder(recorded.workflow);
  const owner = valuesOf(readWorkflow(JSON.parse(recorded.workflow))).map(({ value }) => value);
  const isTimed = triggerKindOf(metadata.data.trigger.type) === "schedule";
  const steps = highlightsOf(first).flatMap((step, place) => {
    const icon = iconOf(step.node);
    // If a timer starts the workflow, its first step outputs only the time. This output is left out, because visitors
    // need not see it.
    const { went } = place === 0 && isTimed ? SILENT : step;
    return icon ? [{ ...shortened({ ...step, went }), icon }] : [];
  });
  const opening = steps.findIndex(({ deeds, went }) => deeds.length + went.length > 0);
  const outcome = outcomeOf(steps, owner);
  const last = steps[outcome];
  return {
    run: {
      slug: recorded.slug,
      title: recorded.title,
      situation: first.name,
      steps,
      opening: Math.max(0, opening),
      outcome,
    },
    isSeen: last !== undefined && isSeenByOthers(last, owner),
  };
}

/** Keeps only the result that is shown while nothing plays. The page loads the others when the run is played. */
function atRest<Run extends RecordedRun>(showcase: Run): Run {
  const steps = showcase.steps.map((step, place) =>
    place === showcase.outcome ? step : { ...step, ...SILENT },
  );
  return { ...showcase, steps };
}

const SILENT: Pick<StoryStep, "deeds" | "went"> = { deeds: [], went: [] };

function shortened({ node, kind, error, deeds, went }: StoryStep): Omit<ShowcaseStep, "icon"> {
  return {
    node,
    kind,
    ...(error !== undefined && { error }),
    deeds: deeds.slice(0, 1).map(({ text, values, ...deed }) => ({
      ...deed,
      text: shortText(text),
      values: values.slice(0, MAX_VALUES),
    })),
    went: went.slice(0, 1).map(({ shown, ...ways }) => ({
      ...ways,
      shown: shown.slice(0, 1).map((values) => values.slice(0, MAX_VALUES)),
    })),
  };
}
