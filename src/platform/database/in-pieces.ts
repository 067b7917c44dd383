import { setTimeout as pause } from "node:timers/promises";

const MAX_REST_MS = 1000;

/** Runs a piece of a long task, then pauses `rest` times as long (up to `maxRestMs`) for other requests. */
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
