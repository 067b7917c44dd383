import { randomId } from "#client/random-id.ts";
import { inTab, readStoredJson, removeStored, store, type Place } from "#client/storage.ts";
import type { Filled, FormValues } from "./form-values.ts";

/**
 * An attempt to send the form. All attempts with the same content have the same key, so that the server stores the
 * message only once.
 */
type Attempt = { key: string; content: string };

/** `suggested`: texts that the site has put into the message field so far. */
type Draft = { values?: FormValues; attempt?: Attempt; suggested?: readonly string[] };

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

/**
 * Returns the earlier attempt if the form has not changed since, so that the server recognizes the retry (decision 21).
 * If the form has changed, returns a new attempt with a new key.
 */
export function attemptOf({ values, files }: Filled, earlier: Attempt | undefined): Attempt {
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const content = JSON.stringify(chosen.length > 0 ? [values, chosen] : values);
  return earlier?.content === content ? earlier : { key: randomId(), content };
}
