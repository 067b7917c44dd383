import type { Platform } from "#platform/platform.ts";

/** Paths of all pages that anybody may open. `src/main` hands it in: this feature knows no pages. */
export type KnownPages = (platform: Platform) => Promise<ReadonlySet<string>>;
