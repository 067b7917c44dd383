/**
 * Time that the clock inside n8n shows in a run, a Wednesday, unless the case sets another. `inside/clock.cjs` starts
 * with it.
 */
export const CLOCK = "2026-11-18T10:00:00Z";
