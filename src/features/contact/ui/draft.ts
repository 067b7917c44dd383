import { randomId } from "#client/random-id.ts";
import type { FormValues } from "./form-values.ts";

/** One sending of one filled form: repeated with the same key, it is the same message. */
export type Attempt = { key: string; content: string };

export type Draft = { values?: FormValues; attempt?: Attempt };

const STORAGE_KEY = "contact-draft";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was typed, kept in this tab until it is sent. A browser that keeps nothing is no error. */
export function readDraft(storage: () => DraftStorage = () => sessionStorage): Draft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft, storage: () => DraftStorage = () => sessionStorage): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function forgetDraft(storage: () => DraftStorage = () => sessionStorage): void {
  try {
    storage().removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

/**
 * @param earlier the attempt before, if any
 * @returns the same attempt for the same words, a new one for others (decision 21)
 */
export function attemptFor(values: FormValues, earlier: Attempt | undefined): Attempt {
  const content = JSON.stringify(values);
  return earlier?.content === content ? earlier : { key: randomId(), content };
}
