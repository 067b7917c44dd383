import { useSyncExternalStore } from "react";
import { onDraftChange, readDraft, writeDraft } from "./draft.ts";
import type { Place } from "./storage.ts";

/** Returns a draft, and a function that replaces it. On the server and during hydration, the draft is undefined. */
export function useDraft<Draft extends object>(key: string, place?: Place) {
  const draft = useSyncExternalStore(
    onDraftChange,
    () => readDraft(key, place) as Draft | undefined,
    () => undefined,
  );
  return [draft, (next: Draft | undefined) => writeDraft(key, next, place)] as const;
}
