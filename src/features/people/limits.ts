/* These constants are not in contract.ts, so that the browser need not load the Zod schemas. */

export const MAX_NAME = 200;
export const MAX_PERSON_NOTE = 5000;
/** Maximum amount, in the currency of the business. */
export const MAX_AMOUNT = 1_000_000_000;
export const MAX_SLUG = 100;

export const TRACES = ["message", "chat", "download", "newsletter", "account"] as const;

/** Values of the filter `has`. People who left nothing but spam are listed only with "spam". */
export const HAS = [...TRACES, "spam"] as const;
