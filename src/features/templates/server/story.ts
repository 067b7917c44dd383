import type { WatchedStory } from "#features/diagram/contract.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import type { Platform } from "#platform/platform.ts";
import { wiresOf } from "#workflow/drawing/page-layout.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { readFirstCase, readStory, type FirstCase, type Story } from "#workflow/story/story.ts";
import { findRecord, type WholeTemplate } from "./store.ts";

type Stored = Pick<WholeTemplate, "id" | "workflow" | "metadata">;

/** Reads all recorded runs of a template. @returns undefined if the template never ran */
export async function storyOf(platform: Platform, template: Stored): Promise<Story | undefined> {
  const files = await filesOf(platform, template);
  return files && readStory(files);
}

/** Reads all recorded runs, and the drawing's lines between steps. @returns undefined if the template never ran */
export async function watchedStoryOf(
  platform: Platform,
  template: Stored,
): Promise<WatchedStory | undefined> {
  const story = await storyOf(platform, template);
  if (!story || template.workflow === null) return undefined;
  const { ports } = TemplateMetadata.pick({ ports: true }).parse(template.metadata);
  return { ...story, wires: wiresOf(readWorkflow(JSON.parse(template.workflow)), ports) };
}

/** Reads the first recorded run of a template. @returns undefined if the template never ran */
export async function firstCaseOf(
  platform: Platform,
  template: Stored,
): Promise<FirstCase | undefined> {
  const files = await filesOf(platform, template);
  return files && readFirstCase(files);
}

async function filesOf(platform: Platform, { id, workflow, metadata }: Stored) {
  if (workflow === null) return undefined;
  const record = await findRecord(platform.database, id);
  return record === null ? undefined : { record, workflow, metadata };
}
