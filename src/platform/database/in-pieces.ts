import { setTimeout as pause } from "node:timers/promises";

const MAX_REST_MS = 1000;

/**
 * Runs `work`, one piece of a long task. Then the function pauses `rest` times as long as the piece took, but at most
 * `maxRestMs`, so that other requests are answered.
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
