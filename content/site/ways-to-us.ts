// The promise beside message forms, and the links at the end of pages. Promise only what you keep.
import type { Action } from "../types.ts";
import { brand } from "./brand.ts";
import { asSentence, claims } from "./claims.ts";

/** Says when and in which languages a person answers. Shown beside message forms, and after sending. */
export function promise(): string {
  const { answerTime, languages } = claims;
  const one = new Intl.ListFormat("en", { type: "disjunction" }).format(languages);
  return `A person answers${answerTime && ` ${answerTime}`}${one && `, in ${one}`}.`;
}

/** The first price that the business has entered; without prices, a sentence that is true for any price. */
export function cost(): string {
  const [price] = brand.prices ?? [];
  return price
    ? asSentence(`${price.label}: ${price.text}`)
    : "You get a fixed written quote, and pay nothing until you say yes.";
}

/** Ways to reach us, at the end of pages about other subjects. */
export const waysToUs: readonly Action[] = [
  { label: "Write to us", to: "section", section: "contact-form" },
  { label: "Book a Call", to: "booking" },
];
