import type { Platform } from "#platform/platform.ts";

/**
 * Returns the paths of all public pages. `src/main` passes this function in, since this feature does not know other
 * features' pages.
 */
export type KnownPages = (platform: Platform) => Promise<ReadonlySet<string>>;
