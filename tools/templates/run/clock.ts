/**
 * Time that the clock inside n8n shows when a run begins, unless the case sets another time. The day is a Wednesday.
 * `inside/clock.cjs` contains the same time.
 */
export const CLOCK = "2026-11-18T10:00:00Z";
