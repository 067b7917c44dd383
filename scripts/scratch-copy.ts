import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Copies files and folders of a repository into a new folder, and links the repository's installed packages there.
 * @returns the new folder
 */
export function makeScratchCopy(names: readonly string[], root = process.cwd()): string {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const name of names) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}
