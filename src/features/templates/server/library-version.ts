import type { Platform } from "#platform/platform.ts";
import { readVersion } from "./store.ts";

const POLL_MS = 1000;

const polled = new WeakMap<Platform, { at: number; version: string | Promise<string> }>();

/**
 * Another value, another content of the library. Read at most once a second, so another replica's change
 * is seen that much later. @returns a promise only when it has to be read
 */
export function libraryVersion(platform: Platform): string | Promise<string> {
  const known = polled.get(platform);
  const isFresh = known && performance.now() - known.at < POLL_MS;
  // A database that takes longer than that is not asked by one more connection each second.
  if (known && (isFresh || typeof known.version !== "string")) return known.version;
  const reading = readVersion(platform.database);
  const read = { at: performance.now(), version: reading as string | Promise<string> };
  polled.set(platform, read);
  reading.then(
    (version) => (read.version = version),
    () => polled.get(platform) === read && polled.delete(platform),
  );
  return reading;
}

/** After a change of our own: this process then shows it at once. */
export function libraryChanged(platform: Platform): void {
  polled.delete(platform);
}
