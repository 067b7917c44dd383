import { watch } from "#content/library/watch.ts";
import { describeWorkflow } from "#features/diagram/server/service.ts";
import { deedTitle } from "#features/player/server/service.ts";
import { readRuns } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { triggerKindOf } from "#workflow/facts/trigger-kind.ts";
import { highlightsOf, outcomeOf } from "#workflow/story/highlights.ts";
import type { StoryStep } from "#workflow/story/story.ts";
import type { Showcase, ShowcaseStep, Told } from "../contract.ts";

const MAX_VALUES = 4;
const MAX_TEXT_LENGTH = 300;

/** The first recorded run of a template, in a few steps; undefined where it is not public or never ran. */
export async function makeShowcase(
  platform: Platform,
  { industry, template }: { industry: string; template: string },
): Promise<Showcase | undefined> {
  const runs = await readRuns(platform, template);
  const metadata = TemplateMetadata.safeParse(runs?.metadata);
  const [first] = runs?.story.cases ?? [];
  if (!runs || !first || !metadata.success) return undefined;
  const { diagram } = await describeWorkflow(runs.workflow, metadata.data);
  const highlights = highlightsOf(first);
  const onTime = triggerKindOf(metadata.data.trigger.type) === "schedule";
  const steps = highlights.flatMap((step, place): ShowcaseStep[] => {
    const icon = diagram.icons[diagram.nodes.find(({ name }) => name === step.node)?.icon ?? ""];
    if (!icon) return [];
    const { node, kind, error } = step;
    const told = place === 0 ? (onTime ? undefined : cameIn(step)) : toldOf(step);
    return [{ node, kind, icon, failed: error !== undefined, ...(told && { told }) }];
  });
  return {
    industry,
    slug: runs.slug,
    title: runs.title,
    situation: first.name,
    n8n: runs.story.n8n,
    on: formatDay(runs.story.on),
    steps,
    outcome: outcomeOf(highlights),
  };
}

function cameIn({ went }: StoryStep): Told {
  return { title: watch.step.came, subject: "", text: "", values: valuesOf(went) };
}

function toldOf({ deeds, went, kind }: StoryStep): Told | undefined {
  const [deed] = deeds;
  if (!deed) {
    const way = went.find((one) => one.way !== "");
    return way && { title: way.way, subject: "", text: "", values: valuesOf([way]) };
  }
  const { subject, text, values, act } = deed;
  return {
    title: deedTitle(deed, kind),
    subject,
    text: text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()} …` : text,
    values: act === "look" ? valuesOf(went) : values.slice(0, MAX_VALUES),
  };
}

function valuesOf(went: StoryStep["went"]): Told["values"] {
  return went.find(({ shown }) => shown.length > 0)?.shown[0]?.slice(0, MAX_VALUES) ?? [];
}
