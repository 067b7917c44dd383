import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { prepareDataFolder } from "#platform/database/embedded/data-folder.ts";

const { version } = JSON.parse(
  readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"),
) as { version: string };

/** Made once for all tests, and runs, of this version: to make it takes ten times as long as to open it. */
const EMPTY = `test-results/pgdata-${version}`;

const folders = new Set<string>();
// Of every file of tests that imports this, and after what the file itself does at its end.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

const MEMORY_DISK = "/dev/shm";
const MIN_MEMORY_BYTES = 2 * 1024 ** 3;

/** Where files that nobody keeps are written fastest. */
function fastestDisk(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > MIN_MEMORY_BYTES ? MEMORY_DISK : tmpdir();
}

/** A folder of one's own, gone after the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(fastestDisk(), "site-test-"));
  folders.add(folder);
  return folder;
}

/** An empty embedded database of one's own, not opened yet, gone after the tests. */
export async function emptyDatabase(): Promise<string> {
  if (!existsSync(EMPTY)) {
    const made = `${EMPTY}-${process.pid}`;
    mkdirSync(dirname(EMPTY), { recursive: true });
    await prepareDataFolder(made, { onNotice: () => undefined });
    // Another test may have been first.
    if (existsSync(EMPTY)) rmSync(made, { recursive: true });
    else renameSync(made, EMPTY);
  }
  const folder = join(temporaryFolder(), "pgdata");
  cpSync(EMPTY, folder, { recursive: true });
  return folder;
}
