/**
 * `commit` ends in `-dirty` if files differ from it. `date`: the commit's ISO timestamp. Both are "" without a
 * repository.
 */
export type Release = { version: string; commit: string; date: string };

declare const RELEASE: Release | undefined;

export const release: Release =
  typeof RELEASE === "undefined" ? { version: "", commit: "", date: "" } : RELEASE;

export function releaseName(): string {
  const { version, commit } = release;
  return commit ? `${version} (${commit})` : version;
}
