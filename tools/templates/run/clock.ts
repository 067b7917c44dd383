/** The time it is in every run (a Wednesday): what `inside/clock.cjs` sets n8n's clock to. */
export const CLOCK = "2026-11-18T10:00:00Z";
