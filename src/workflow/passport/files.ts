/** The files whose checksums a passport holds, in the order in which they are added up. */
export const PASSPORT_FILES = [
  "configuration.md",
  "metadata.json",
  "run.json",
  "workflow.json",
] as const;
export type PassportFile = (typeof PASSPORT_FILES)[number];

/**
 * A command for any shell with curl and sha256sum that prints the checksum of a passport.
 * @param folder the address of the template's folder, with a trailing slash
 */
export function checksumCommand(folder: string): string {
  const names = PASSPORT_FILES.join(" ");
  return `for f in ${names}; do curl -s ${folder}$f | sha256sum | sed "s/-$/$f/"; done | sha256sum`;
}
