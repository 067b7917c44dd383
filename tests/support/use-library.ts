import { beforeAll } from "vitest";
import { fillLibrary } from "./library.ts";
import { createTestPlatform, type TestPlatform } from "./platform.ts";

/** The platform of the running test, if the test file calls `useLibrary`. */
export let platform: TestPlatform;

/** Makes a platform with the whole library, which all tests of the file share. */
export function useLibrary(): void {
  beforeAll(async () => {
    platform = await createTestPlatform({ chatDelay: false, rateLimits: false });
    await fillLibrary(platform);
  });
}
