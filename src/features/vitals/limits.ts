/* Separate from the contract, so that the browser loads no schemas. */

export const MAX_MEASUREMENTS = 20;
