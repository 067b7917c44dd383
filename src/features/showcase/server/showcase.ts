import { iconFinder } from "#features/diagram/server/service.ts";
import { readRuns } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { triggerKindOf } from "#workflow/facts/trigger-kind.ts";
import { highlightsOf, outcomeOf } from "#workflow/story/highlights.ts";
import type { StoryStep } from "#workflow/story/story.ts";
import type { Showcase } from "../contract.ts";

const MAX_VALUES = 4;
const MAX_TEXT_LENGTH = 180;
const MAX_LINES = 6;

/** The first recorded run of a template, in a few steps; undefined where it is not public or never ran. */
export async function makeShowcase(
  platform: Platform,
  { industry, template }: { industry: string; template: string },
): Promise<Showcase | undefined> {
  const runs = await readRuns(platform, template);
  const metadata = TemplateMetadata.safeParse(runs?.metadata);
  const [first] = runs?.story.cases ?? [];
  if (!runs || !first || !metadata.success) return undefined;
  const iconOf = iconFinder(runs.workflow);
  const isTimed = triggerKindOf(metadata.data.trigger.type) === "schedule";
  const steps = highlightsOf(first).flatMap((step, place) => {
    const icon = iconOf(step.node);
    // A timer gives nothing but the time.
    const { went } = place === 0 && isTimed ? SILENT : step;
    return icon ? [{ ...shortened({ ...step, went }), icon }] : [];
  });
  const opening = steps.findIndex(({ deeds, went }) => deeds.length + went.length > 0);
  return {
    industry,
    slug: runs.slug,
    title: runs.title,
    situation: first.name,
    n8n: runs.story.n8n,
    on: formatDay(runs.story.on),
    steps,
    opening: Math.max(0, opening),
    outcome: outcomeOf(steps),
  };
}

/** The run for the page itself: only the outcome has its text, the other texts are loaded to play the run. */
export function atRest(showcase: Showcase): Showcase {
  const steps = showcase.steps.map((step, place) =>
    place === showcase.outcome ? step : { ...step, ...SILENT },
  );
  return { ...showcase, steps };
}

const SILENT: Pick<StoryStep, "deeds" | "went"> = { deeds: [], went: [] };

/** A step as short as a card needs it. */
function shortened({ deeds, went, ...step }: StoryStep): StoryStep {
  return {
    ...step,
    wires: [],
    came: { count: step.came.count, shown: [] },
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

function shortText(text: string): string {
  const lines = text.split(/\n+/).slice(0, MAX_LINES).join("\n");
  if (lines.length <= MAX_TEXT_LENGTH) return lines;
  return `${lines.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, "")} …`;
}
