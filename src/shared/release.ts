/** `commit` ends in `-dirty` when files differ, `date` is the commit's (ISO); "" without a repository. */
export type Release = { version: string; commit: string; date: string };

declare const RELEASE: Release | undefined;

export const release: Release =
  typeof RELEASE === "undefined" ? { version: "", commit: "", date: "" } : RELEASE;

export function releaseName({ version, commit }: Release = release): string {
  return commit ? `${version} (${commit})` : version;
}
