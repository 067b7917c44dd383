/** Files of a template whose checksums are in its passport. The passport's own checksum combines them in this order. */
export const PASSPORT_FILES = [
  "configuration.md",
  "metadata.json",
  "run.json",
  "workflow.json",
] as const;
export type PassportFile = (typeof PASSPORT_FILES)[number];

/**
 * Returns a shell command with curl and sha256sum, by which anybody can compute a passport's checksum themselves.
 * @param folder URL of the template's folder, with a trailing slash
 */
export function checksumCommand(folder: string): string {
  const names = PASSPORT_FILES.join(" ");
  return `for f in ${names}; do curl -s ${folder}$f | sha256sum | sed "s/-$/$f/"; done | sha256sum`;
}
