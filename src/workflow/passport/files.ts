/**
 * Files of a template whose checksums are in its passport, the file `passport.json`. The passport's own checksum is
 * computed from these checksums, in this order.
 */
export const PASSPORT_FILES = [
  "configuration.md",
  "metadata.json",
  "run.json",
  "workflow.json",
] as const;
export type PassportFile = (typeof PASSPORT_FILES)[number];

/**
 * Returns a shell command with curl and sha256sum. With it, anybody can check the checksum in a template's passport.
 * @param folder - URL of the template's folder, with a slash at the end
 */
export function checksumCommand(folder: string): string {
  const names = PASSPORT_FILES.join(" ");
  return `for f in ${names}; do curl -s ${folder}$f | sha256sum | sed "s/-$/$f/"; done | sha256sum`;
}
