// The promise beside message forms, and the links at the end of pages. Promise only what you keep.
import type { Action } from "../types.ts";

/** Shown beside message forms, and after sending. */
export const promise = "A person answers within one working day, in English or German.";

/** Ways to reach us, at the end of pages about other subjects. */
export const waysToUs: readonly Action[] = [
  { label: "Write to us", to: "section", section: "contact-form" },
  { label: "Book a Call", to: "booking" },
];
