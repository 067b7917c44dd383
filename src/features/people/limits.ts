/* Separate from the contract, so that pages load no schemas. */

export const MAX_NAME = 200;
export const MAX_PERSON_NOTE = 5000;
/** Highest amount of a lead, in the currency of the business. */
export const MAX_AMOUNT = 1_000_000_000;
export const MAX_SLUG = 100;

export const TRACES = ["message", "chat", "download", "newsletter", "account"] as const;

/** People who left nothing but spam are listed only on request. */
export const HAS = [...TRACES, "spam"] as const;
