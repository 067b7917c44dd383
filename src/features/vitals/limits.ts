/* This constant is not in contract.ts, so that the browser need not load the schemas. */

export const MAX_MEASUREMENTS = 20;
