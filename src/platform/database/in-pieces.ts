import { setTimeout as pause } from "node:timers/promises";

const MAX_REST_MS = 1000;

/**
 * Runs one piece of long work, then pauses so that other requests get their turn at the database.
 * @param rest length of the pause, as a multiple of the time that the piece took
 * @param maxRestMs longest pause
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
