import type { Platform } from "#platform/platform.ts";
import { libraryVersion } from "./library-version.ts";

export type Versioned<T> = {
  /** Returns the value for the present version. @throws the error of `make`; the next call tries again */
  get: (platform: Platform) => Promise<T>;
  /** Returns the last value, for times when the database does not answer; undefined before the first value. */
  last: (platform: Platform) => T | undefined;
};

/** Caches a value until the version of the library changes. */
export function versioned<T>(make: (platform: Platform) => Promise<T>): Versioned<T> {
  const current = new WeakMap<Platform, { version: string; value: Promise<T> }>();
  const last = new WeakMap<Platform, { value: T }>();
  return {
    async get(platform) {
      const version = await libraryVersion(platform);
      const known = current.get(platform);
      if (known?.version === version) return known.value;
      const making = { version, value: make(platform) };
      current.set(platform, making);
      making.value.then(
        (value) => last.set(platform, { value }),
        () => current.get(platform) === making && current.delete(platform),
      );
      return making.value;
    },
    last: (platform) => last.get(platform)?.value,
  };
}
