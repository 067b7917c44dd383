import type { Platform } from "#platform/platform.ts";
import { libraryVersion } from "./library-version.ts";

type Made<T> = { version: string; value: T };

type Versioned<T> = {
  /**
   * Returns the value, which `make` may have to calculate first. @throws the error of `make`; the next call tries again
   */
  get: (platform: Platform) => Promise<T>;
  /** Returns the value that was made last, for when the database does not answer. */
  last: (platform: Platform) => T | undefined;
};

/** Caches a value until the library's version changes. `make` may calculate the new value from the previous value. */
export function versioned<T>(
  make: (platform: Platform, step: { version: string; former: Made<T> | undefined }) => Promise<T>,
): Versioned<T> {
  const current = new WeakMap<Platform, Made<Promise<T>>>();
  const last = new WeakMap<Platform, Made<T> & { turn: number }>();
  let turns = 0;
  return {
    async get(platform) {
      const version = await libraryVersion(platform);
      const known = current.get(platform);
      if (known?.version === version) return known.value;
      const making = { version, value: make(platform, { version, former: last.get(platform) }) };
      current.set(platform, making);
      const turn = (turns += 1);
      making.value.then(
        (value) => {
          // Calculating a value may end after that of a newer value. The newer value then stays.
          if (turn > (last.get(platform)?.turn ?? 0)) last.set(platform, { version, value, turn });
        },
        () => current.get(platform) === making && current.delete(platform),
      );
      return making.value;
    },
    last: (platform) => last.get(platform)?.value,
  };
}
