import type { Deed } from "#workflow/story/deeds.ts";
import type { Entries, StoryStep } from "#workflow/story/story.ts";

/** `came`, the items that arrived at the step, is missing in shortened runs, such as those on the start page. */
export type Told = Pick<StoryStep, "deeds" | "went"> & Partial<Pick<StoryStep, "came" | "error">>;

/**
 * Whether a step has nothing that people want to read: it did nothing in a service, it did not fail, and its items have
 * only technical fields.
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

export function isTitleOnly({ subject, text, values }: Deed): boolean {
  return subject === "" && text === "" && values.length === 0;
}

/** Whether this deed (something that a step did in a service) asks a service, a model or a person for an answer. */
export function isAnswered({ act }: Deed): boolean {
  return act === "look" || act === "call" || act === "model" || act === "approve";
}
