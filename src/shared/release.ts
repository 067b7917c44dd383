/**
 * `commit`: hash, followed by `-dirty` if files differed from the commit. `date`: ISO timestamp. Both are "" if the
 * site was built outside a git repository.
 */
export type Release = { version: string; commit: string; date: string };

declare const RELEASE: Release | undefined;

export const release: Release =
  typeof RELEASE === "undefined" ? { version: "", commit: "", date: "" } : RELEASE;

export function releaseName(): string {
  const { version, commit } = release;
  return commit ? `${version} (${commit})` : version;
}
