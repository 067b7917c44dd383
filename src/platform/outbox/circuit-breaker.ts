import { withJitter } from "./retry.ts";

const MINUTE_MS = 60_000;
/** Pauses between attempts while the mail server fails, in ms. The last pause repeats. */
const PROBE_DELAYS_MS: readonly number[] = [
  5000,
  15_000,
  30_000,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
];

/** Pauses sending while the mail server fails. After each pause, one attempt shows whether the server works again. */
export type CircuitBreaker = {
  canTry: () => boolean;
  isProbing: () => boolean;
  /** @returns time at which the next attempt may be made */
  recordFailure: () => Date;
  reset: () => void;
};

export function createCircuitBreaker(now: () => Date): CircuitBreaker {
  let failures = 0;
  let openUntil = new Date(0);
  const canTry = () => now() >= openUntil;
  return {
    canTry,
    isProbing: () => failures > 0,
    recordFailure() {
      // Another email, which was attempted at the same time, has already recorded this failure.
      if (failures > 0 && !canTry()) return openUntil;
      const delay = PROBE_DELAYS_MS[Math.min(failures, PROBE_DELAYS_MS.length - 1)] ?? 0;
      failures += 1;
      openUntil = withJitter(delay, now());
      return openUntil;
    },
    reset() {
      failures = 0;
      openUntil = new Date(0);
    },
  };
}
