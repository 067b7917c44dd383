import { inTab, readStoredJson, removeStored, store, storedKeys, type Place } from "./storage.ts";

/*
 * A draft is what somebody has typed and not yet saved or sent. If the browser stores nothing, the draft lasts as long
 * as the page.
 */

export const inPage: Place = () => ({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

const drafts = new Map<string, object | undefined>();
const listeners = new Set<() => void>();

export function readDraft(key: string, place: Place = inTab): object | undefined {
  if (!drafts.has(key)) {
    const stored = readStoredJson(place, key);
    drafts.set(key, typeof stored === "object" && stored !== null ? stored : undefined);
  }
  return drafts.get(key);
}

/** @param draft - undefined removes the draft */
export function writeDraft(key: string, draft: object | undefined, place: Place = inTab): void {
  drafts.set(key, draft);
  if (draft) store(place, key, JSON.stringify(draft));
  else removeStored(place, key);
  for (const changed of listeners) changed();
}

export function onDraftChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const PREFIX = "draft ";

/** Returns the key of a signed-in person's draft. A sign-out removes all drafts with such keys. */
export function ownDraftKey(owner: string, form: string): string {
  return `${PREFIX}${owner} ${form}`;
}

export function removeOwnDrafts(): void {
  for (const key of new Set([...drafts.keys(), ...storedKeys(inTab)])) {
    if (key.startsWith(PREFIX)) writeDraft(key, undefined);
  }
}
