import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies parts of a repository, and links its packages into the copy. @returns the folder of the copy */
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
