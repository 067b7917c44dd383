const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses in ms between the attempts to send a delivery. Their sum is about three days. */
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

/**
 * Fraction by which pauses are randomly longer or shorter. Otherwise deliveries that failed together would be repeated
 * together.
 */
const JITTER = 0.2;

/**
 * Returns the time of the next attempt.
 * @param attempts - number of attempts so far, including the one that has just failed
 * @returns undefined if there is to be no further attempt
 */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : withJitter(delay, now);
}

export function withJitter(delayMs: number, now: Date): Date {
  return new Date(now.getTime() + delayMs * (1 - JITTER + 2 * JITTER * Math.random()));
}
