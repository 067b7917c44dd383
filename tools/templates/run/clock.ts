/** Time in runs whose case sets no other, a Wednesday. `inside/clock.cjs` starts with it. */
export const CLOCK = "2026-11-18T10:00:00Z";
