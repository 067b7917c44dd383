import { useSyncExternalStore } from "react";
import { onDraftChange, readDraft, writeDraft } from "./draft.ts";
import type { Place } from "./storage.ts";

/** Reads and writes a draft. In the first render of a page from the server, the draft is undefined. */
export function useDraft<Draft extends object>(key: string, place?: Place) {
  const draft = useSyncExternalStore(
    onDraftChange,
    () => readDraft(key, place) as Draft | undefined,
    () => undefined,
  );
  return [draft, (next: Draft | undefined) => writeDraft(key, next, place)] as const;
}
