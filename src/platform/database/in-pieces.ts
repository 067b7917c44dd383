import { setTimeout as pause } from "node:timers/promises";

const MAX_REST_MS = 1000;

/**
 * Runs a piece of work that others wait for, then leaves the database to them.
 * @param rest how many times as long as the piece took
 * @param maxRestMs longest rest
 */
export async function piece<T>(
  work: () => Promise<T>,
  rest = 3,
  maxRestMs = MAX_REST_MS,
): Promise<T> {
  const begun = performance.now();
  const result = await work();
  await pause(Math.min(rest * (performance.now() - begun), maxRestMs));
  return result;
}
