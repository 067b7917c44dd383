import { inTab, readStoredJson, removeStored, store } from "../storage.ts";

/*
 * Stores the values of a form in this browser tab, for a person who has to sign in again before the form can be sent.
 */

type Input = HTMLInputElement | HTMLTextAreaElement;

const LEAVING = "save-form-drafts";

/** Stores the drafts of all forms on the page. The caller has to call it before the browser leaves the page. */
export function saveOpenDrafts(): void {
  window.dispatchEvent(new Event(LEAVING));
}

/**
 * Stores a form as a draft when `saveOpenDrafts` is called, if somebody has changed the form.
 * @returns a function that removes the listener
 */
export function saveDraftOnLeaving(form: HTMLFormElement, key: string): () => void {
  const save = () => {
    if (inputsOf(form).some(({ value, defaultValue }) => value !== defaultValue)) {
      saveDraft(form, key);
    }
  };
  window.addEventListener(LEAVING, save);
  return () => window.removeEventListener(LEAVING, save);
}

export function saveDraft(form: HTMLFormElement, key: string): void {
  const values = inputsOf(form).map(({ name, value }) => [name, value]);
  store(inTab, key, JSON.stringify(Object.fromEntries(values)));
}

export function restoreDraft(form: HTMLFormElement, key: string): void {
  const values = readStoredJson(inTab, key) as Record<string, string> | undefined;
  removeStored(inTab, key);
  for (const input of inputsOf(form)) input.value = values?.[input.name] ?? input.value;
}

/**
 * Returns the inputs whose values a draft contains. Passwords and codes must not be stored. File inputs cannot be
 * restored, because scripts cannot choose files.
 */
function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>("input[name], textarea[name]")].filter(
    ({ type, readOnly, autocomplete }) =>
      type !== "password" && type !== "file" && !readOnly && autocomplete !== "one-time-code",
  );
}
