import { inPage, writeDraft } from "#client/draft.ts";
import { inBrowser, readStored, removeStored } from "#client/storage.ts";
import { useDraft } from "#client/use-draft.ts";
import {
  faultyFields,
  fillWorkflow,
  isTyped,
  missingFields,
  NOTHING_TYPED,
  type Typed,
} from "#workflow/setup/fill.ts";
import type { Setup } from "#workflow/setup/setup.ts";
import type { Filled } from "../contract.ts";

/*
 * Keeps the typed values until the visitor leaves the page. If the visitor has chosen to store them, they stay in the
 * browser.
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

/** @returns undefined if nothing was typed */
export function useFilled(slug: string, setup: Setup | null): Filled | undefined {
  const { typed } = useTyped(slug);
  const isEmpty =
    Object.keys(typed.values).length === 0 &&
    Object.values(typed.credentials).every((name) => name.trim() === "");
  if (!setup || isEmpty) return undefined;
  return {
    fill: (workflow) => {
      const filled = fillWorkflow(workflow, setup, typed);
      // The visitor now has the typed values in a file, so the browser need not warn before the page is left.
      warnBeforeLoss(keyOf(slug), false);
      return filled;
    },
    missing: missingFields(setup, typed).map(({ label }) => label),
    faulty: faultyFields(setup, typed).map(({ field }) => field.label),
  };
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

/** Keys of the typed values that are lost when the visitor leaves the page. */
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
