import type { Platform } from "#platform/platform.ts";

/**
 * A template that is not listed because its folder has an error. `path` is `{category}/{title}`; `why` is a sentence
 * with the reason.
 */
export type RefusedFolder = { path: string; why: string };

const refused = new WeakMap<Platform, RefusedFolder[]>();

/**
 * Stores the refused templates in memory. They need not be in the database, because every process reads the folder when
 * it starts.
 */
export function noteRefused(platform: Platform, whyByPath: ReadonlyMap<string, string>): void {
  refused.set(
    platform,
    [...whyByPath].map(([path, why]) => ({ path, why })),
  );
}

export function refusedFolders(platform: Platform): readonly RefusedFolder[] {
  return refused.get(platform) ?? [];
}
