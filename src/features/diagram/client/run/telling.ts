import type { Entries, StoryStep } from "#workflow/story/story.ts";

/** Parts of a step that the player shows. For a shortened run, the items that arrived (`came`) are missing. */
export type Told = Pick<StoryStep, "deeds" | "went"> & Partial<Pick<StoryStep, "came" | "error">>;

/**
 * Whether a step has nothing for people to read: it changed nothing in a service, did not fail, and its items have only
 * technical fields.
 */
export function isQuiet({ came, deeds, went, error }: Told): boolean {
  return (
    deeds.length === 0 &&
    error === undefined &&
    went.length > 0 &&
    ![...(came ? [came] : []), ...went].some(isTelling)
  );
}

export function isTelling({ shown }: Entries): boolean {
  return shown.flat().some(({ minor }) => !minor);
}

/** Whether a step passed on all items as they arrived, changed nothing in a service, and did not fail. */
export function isUnchanged({ came, deeds, went, error }: Told): boolean {
  return (
    deeds.length === 0 &&
    error === undefined &&
    went.length > 0 &&
    went.every(({ count, shown }) => isSame({ count, shown }, came))
  );
}

export function isSame({ count, shown }: Entries, came: Entries | undefined): boolean {
  return (
    came !== undefined &&
    shown.length > 0 &&
    count === came.count &&
    JSON.stringify(shown) === JSON.stringify(came.shown)
  );
}
