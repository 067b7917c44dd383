import { inPage, writeDraft } from "#client/draft.ts";
import { inBrowser, readStored, removeStored } from "#client/storage.ts";
import { useDraft } from "#client/use-draft.ts";
import { isTyped, NOTHING_TYPED, type Typed } from "#workflow/setup/fill.ts";

/*
 * The values that visitors type are a draft in the page, and are lost when the visitor leaves the page. If the visitor
 * wants it, the browser stores the values for later visits.
 */

export function useTyped(slug: string) {
  const key = keyOf(slug);
  const [draft] = useDraft<Typed>(key, inBrowser);
  const typed = isTyped(draft) ? draft : NOTHING_TYPED;
  return {
    typed,
    isStored: isTyped(draft) && isStored(key),
    setTyped: (next: Typed) => write(key, next, isStored(key)),
    setStored: (next: boolean) => write(key, { ...typed }, next),
  };
}

/**
 * Records that the visitor has downloaded the workflow with the typed values. Closing the page then needs no warning.
 */
export function markTaken(slug: string): void {
  warnBeforeLoss(keyOf(slug), false);
}

function keyOf(slug: string): string {
  return `set-up ${slug}`;
}

function isStored(key: string): boolean {
  return readStored(inBrowser, key) !== undefined;
}

function write(key: string, typed: Typed, stored: boolean): void {
  if (!stored) removeStored(inBrowser, key);
  writeDraft(key, typed, stored ? inBrowser : inPage);
  warnBeforeLoss(key, !stored && JSON.stringify(typed) !== JSON.stringify(NOTHING_TYPED));
}

/** Keys of the drafts that are lost when the visitor leaves the page. */
const unsaved = new Set<string>();

/** Makes the browser ask the visitor for a confirmation, if closing or reloading the page would lose typed values. */
function warnBeforeLoss(key: string, isLost: boolean): void {
  if (isLost) unsaved.add(key);
  else unsaved.delete(key);
  if (unsaved.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
