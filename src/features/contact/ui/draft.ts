import { randomId } from "#client/random-id.ts";
import { inTab, readStoredJson, removeStored, store, type Place } from "#client/storage.ts";
import type { Filled, FormValues } from "./form-values.ts";

/** An attempt to send: retries use the same key, so that the server stores one message. */
type Attempt = { key: string; content: string };

export type Draft = { values?: FormValues; attempt?: Attempt };

const STORAGE_KEY = "contact-draft";

export function readDraft(place: Place = inTab): Draft {
  const draft = readStoredJson(place, STORAGE_KEY);
  return typeof draft === "object" && draft !== null ? draft : {};
}

export function keepDraft(draft: Draft, place: Place = inTab): void {
  store(place, STORAGE_KEY, JSON.stringify(draft));
}

export function forgetDraft(place: Place = inTab): void {
  removeStored(place, STORAGE_KEY);
}

/** @returns the earlier attempt for unchanged values, else a new one (decision 21) */
export function attemptOf({ values, files }: Filled, earlier: Attempt | undefined): Attempt {
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const content = JSON.stringify(chosen.length > 0 ? [values, chosen] : values);
  return earlier?.content === content ? earlier : { key: randomId(), content };
}
