import type { Log } from "#platform/log/log.ts";
import { withTimeout } from "#platform/time-limit.ts";

const VERSION_TIMEOUTS = { waitMs: 1000, pauseMs: 1000 };

export type WatchedVersion = () => string | undefined | Promise<string | undefined>;

/**
 * Returns a function that returns the version of the template library. If the version cannot be read, the last known
 * version is returned.
 * @param read - returns a promise only if it has to ask the database
 */
export function watchVersion(
  read: () => string | Promise<string>,
  log: Log,
  timeouts = VERSION_TIMEOUTS,
): WatchedVersion {
  let last: string | undefined;
  let isLost = false;
  let pausedUntil = 0;

  const found = (version: string) => {
    if (isLost) log.info("the library's version can be read again");
    isLost = false;
    last = version;
    return version;
  };
  const lost = (error?: unknown) => {
    pausedUntil = performance.now() + timeouts.pauseMs;
    if (!isLost) {
      log.warn(
        { err: error },
        "the library's version cannot be read: cached pages are sent as they are",
      );
    }
    isLost = true;
    return last;
  };

  return () => {
    if (performance.now() < pausedUntil) return last;
    const reading = read();
    if (typeof reading === "string") return found(reading);
    const settled = withTimeout(reading, timeouts.waitMs).then(found, lost);
    if (!isLost) return settled;
    // The last attempt failed, so callers do not wait for this one. They get the last known version at once, and no
    // other attempt begins for `pauseMs`.
    pausedUntil = performance.now() + timeouts.pauseMs;
    return last;
  };
}
