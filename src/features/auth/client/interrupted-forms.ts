import { inTab, readStoredJson, removeStored, store } from "#client/storage.ts";

/* Keeps what was typed into a form whose session ended, until its person is back. */

type Input = HTMLInputElement | HTMLTextAreaElement;

const INTERRUPTED = "session-ended-elsewhere";

/** To be called while the forms are still there, before the page moves on. */
export function interrupt(): void {
  window.dispatchEvent(new Event(INTERRUPTED));
}

export function keepWhenInterrupted(form: HTMLFormElement, place: string): () => void {
  const keep = () => {
    if (inputsOf(form).some(({ value, defaultValue }) => value !== defaultValue)) {
      keepInterrupted(form, place);
    }
  };
  window.addEventListener(INTERRUPTED, keep);
  return () => window.removeEventListener(INTERRUPTED, keep);
}

/** In this tab. Passwords and codes are typed anew. */
export function keepInterrupted(form: HTMLFormElement, place: string): void {
  const typed = inputsOf(form).map(({ name, value }) => [name, value]);
  store(inTab, place, JSON.stringify(Object.fromEntries(typed)));
}

export function takeUpInterrupted(form: HTMLFormElement, place: string): void {
  const typed = readStoredJson(inTab, place) as Record<string, string> | undefined;
  removeStored(inTab, place);
  for (const input of inputsOf(form)) input.value = typed?.[input.name] ?? input.value;
}

function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>("input[name], textarea[name]")].filter(
    ({ type, readOnly, autocomplete }) =>
      type !== "password" && !readOnly && autocomplete !== "one-time-code",
  );
}
