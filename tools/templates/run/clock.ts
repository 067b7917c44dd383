/** The time it is in a run (a Wednesday) whose case names no other: what `inside/clock.cjs` begins with. */
export const CLOCK = "2026-11-18T10:00:00Z";
