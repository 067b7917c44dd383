/**
 * What was built. `commit` ends in `-dirty` when files differ from it, `date` is its own (ISO); both
 * are empty where the build saw no repository.
 */
export type Release = { version: string; commit: string; date: string };

/** Put in by the build. */
declare const RELEASE: Release | undefined;

export const release: Release =
  typeof RELEASE === "undefined" ? { version: "", commit: "", date: "" } : RELEASE;

/** Such as `0.1.0 (1a2b3c4)`. */
export function releaseName({ version, commit }: Release = release): string {
  return commit ? `${version} (${commit})` : version;
}
