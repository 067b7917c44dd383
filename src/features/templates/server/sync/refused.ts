import type { Platform } from "#platform/platform.ts";

/** A folder of the library that the site does not list, as `{category}/{title}`, and a sentence that says why. */
export type RefusedFolder = { path: string; why: string };

const refused = new WeakMap<Platform, RefusedFolder[]>();

/** Every process reads the folder itself when it starts, so each knows. */
export function noteRefused(platform: Platform, whyByPath: ReadonlyMap<string, string>): void {
  refused.set(
    platform,
    [...whyByPath].map(([path, why]) => ({ path, why })),
  );
}

export function refusedFolders(platform: Platform): readonly RefusedFolder[] {
  return refused.get(platform) ?? [];
}
