const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pause after the first failed try, after the second and so on: three days in all. */
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

/** Spreads tries: deliveries that failed together do not come back together. */
const JITTER = 0.2;

/** @param attempts tries so far, the failed one included @returns undefined after the last try */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? undefined : withJitter(delay, now);
}

export function withJitter(delayMs: number, now: Date): Date {
  return new Date(now.getTime() + delayMs * (1 - JITTER + 2 * JITTER * Math.random()));
}
