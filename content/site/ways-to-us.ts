// Said wherever a message begins, and the ways to us at the end of pages. Promise only what you keep.
import type { Action } from "../types.ts";

/** Wherever a message begins, and once it was sent. */
export const promise = "A person answers within one working day, in English or German.";

/** The ways to us at the end of pages that are about something else. */
export const waysToUs: readonly Action[] = [
  { label: "Write to us", to: "section", section: "contact-form" },
  { label: "Book a Call", to: "booking" },
];
