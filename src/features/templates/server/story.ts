import type { Platform } from "#platform/platform.ts";
import { readFirstCase, readStory, type FirstCase, type Story } from "#workflow/story/story.ts";
import { findRecord, type WholeTemplate } from "./store.ts";

type Stored = Pick<WholeTemplate, "id" | "workflow" | "metadata">;

/** Reads all recorded runs of a template. @returns undefined if the template never ran */
export async function storyOf(platform: Platform, template: Stored): Promise<Story | undefined> {
  const files = await filesOf(platform, template);
  return files && readStory(files);
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
