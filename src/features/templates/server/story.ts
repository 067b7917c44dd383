import type { Platform } from "#platform/platform.ts";
import { readStory, type Story } from "#workflow/story/story.ts";
import { findRecord, type WholeTemplate } from "./store.ts";

export async function storyOf(
  platform: Platform,
  { id, workflow, metadata }: Pick<WholeTemplate, "id" | "workflow" | "metadata">,
): Promise<Story | undefined> {
  if (workflow === null) return undefined;
  const record = await findRecord(platform.database, id);
  return record === null ? undefined : readStory({ record, workflow, metadata });
}
