/** Files of a template whose checksums its passport contains, in the order in which these are combined. */
export const PASSPORT_FILES = [
  "configuration.md",
  "metadata.json",
  "run.json",
  "workflow.json",
] as const;
export type PassportFile = (typeof PASSPORT_FILES)[number];

/**
 * Returns a shell command with curl and sha256sum by which anybody computes a passport's checksum.
 * @param folder URL of the template's folder, with a trailing slash
 */
export function checksumCommand(folder: string): string {
  const names = PASSPORT_FILES.join(" ");
  return `for f in ${names}; do curl -s ${folder}$f | sha256sum | sed "s/-$/$f/"; done | sha256sum`;
}
