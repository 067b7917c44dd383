import type { Entries, StoryStep } from "#workflow/story/story.ts";

/** Parts of a step that are told. A shortened run leaves out what came in. */
export type Told = Pick<StoryStep, "deeds" | "went"> & Partial<Pick<StoryStep, "came" | "error">>;

/** Whether there is nothing to read at a step: it did nothing in a service, and all entries are technical. */
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

/** Whether all that came in went out as it was, and the step did nothing in a service. */
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
