/*
 * The browser imports this constant. In contract.ts, it would make the browser load the schemas
 * too.
 */

export const MAX_MEASUREMENTS = 20;
