import { existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is prepared once for many test runs holds for this version of the embedded database. */
export const { version: PGLITE_VERSION } = JSON.parse(
  readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"),
) as { version: string };

const MEMORY_DISK = "/dev/shm";
const MIN_MEMORY_BYTES = 2 * 1024 ** 3;

/** A new folder where files that nobody keeps are written fastest: in memory, where there is room. */
export function makeTemporaryFolder(prefix: string): string {
  return mkdtempSync(join(fastestDisk(), prefix));
}

function fastestDisk(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > MIN_MEMORY_BYTES ? MEMORY_DISK : tmpdir();
}
