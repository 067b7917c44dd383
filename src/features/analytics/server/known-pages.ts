import type { Platform } from "#platform/platform.ts";

/**
 * Returns the paths of all public pages. `src/main` passes this function in, because this feature does not know the
 * pages of other features.
 */
export type KnownPages = (platform: Platform) => Promise<ReadonlySet<string>>;
