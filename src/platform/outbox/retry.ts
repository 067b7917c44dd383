const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before repeated attempts, in ms. Their sum is about three days. */
export const RETRY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];

/** Fraction by which pauses differ at random, so that deliveries that failed together are not repeated together. */
const JITTER = 0.2;

/**
 * @param attempts - including the one that has just failed
 * @returns time of the next attempt, if there is to be one
 */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : withJitter(delay, now);
}

export function withJitter(delayMs: number, now: Date): Date {
  return new Date(now.getTime() + delayMs * (1 - JITTER + 2 * JITTER * Math.random()));
}
