import { useSyncExternalStore } from "react";
import { inBrowser, readStoredJson, removeStored, store } from "#client/storage.ts";
import { isTyped, NOTHING_TYPED, type Typed } from "#workflow/setup/fill.ts";

/*
 * This file stores the values that visitors type. By default the values are in memory only, and are lost when the
 * visitor closes or reloads the page. If the visitor wants it, the browser stores the values for later visits.
 */

type Entry = { typed: Typed; isStored: boolean; taken: Typed };

const NOTHING: Entry = { typed: NOTHING_TYPED, isStored: false, taken: NOTHING_TYPED };
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

export function useTyped(slug: string) {
  const { typed, isStored } = useSyncExternalStore(
    subscribe,
    () => entryOf(slug),
    () => NOTHING,
  );
  return {
    typed,
    isStored,
    setTyped: (next: Typed) => write(slug, { ...entryOf(slug), typed: next }),
    setStored: (next: boolean) => write(slug, { ...entryOf(slug), isStored: next }),
  };
}

/**
 * Records that the visitor has downloaded the workflow with the typed values. Closing the page then needs no warning.
 */
export function markTaken(slug: string): void {
  const entry = entryOf(slug);
  write(slug, { ...entry, taken: entry.typed });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(slug: string): string {
  return `set-up ${slug}`;
}

function entryOf(slug: string): Entry {
  const known = entries.get(slug);
  if (known) return known;
  const stored = readStoredJson(inBrowser, keyOf(slug));
  const entry = isTyped(stored) ? { ...NOTHING, typed: stored, isStored: true } : NOTHING;
  entries.set(slug, entry);
  return entry;
}

function write(slug: string, entry: Entry): void {
  entries.set(slug, entry);
  if (entry.isStored) store(inBrowser, keyOf(slug), JSON.stringify(entry.typed));
  else removeStored(inBrowser, keyOf(slug));
  warnBeforeLoss();
  for (const listener of listeners) listener();
}

/** Makes the browser ask the visitor for a confirmation, if closing or reloading the page would lose typed values. */
function warnBeforeLoss(): void {
  const isLost = [...entries.values()].some(
    ({ typed, isStored, taken }) => !isStored && typed !== taken,
  );
  if (isLost) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
