import type { Platform } from "#platform/platform.ts";

/**
 * Returns the paths of all public pages. `src/main` passes this function in, since this feature knows no other
 * feature's pages.
 */
export type KnownPages = (platform: Platform) => Promise<ReadonlySet<string>>;
