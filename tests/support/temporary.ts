import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Version of PGlite. Names of prepared folders contain it, so that test runs share only folders that fit. */
export const { version: PGLITE_VERSION } = JSON.parse(
  readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"),
) as { version: string };

const MEMORY_DISK = "/dev/shm";
const MIN_MEMORY_BYTES = 2 * 1024 ** 3;

/** Environment variable with the folder in which all processes of a test run make their temporary folders. */
export const FOLDER_OF_RUN = "TEST_RUN_FOLDER";

const ends = new Set<() => void>();
process.on("exit", () => {
  for (const end of [...ends].toReversed()) end();
});

/**
 * Makes a folder that is deleted when this process ends.
 * @param place - folder in which to make it; by default one in memory if there is room
 */
export function makeTemporaryFolder(prefix: string, place = fastestDisk()): string {
  const folder = mkdtempSync(join(place, prefix));
  ends.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Signals end this process by `process.exit`, so that its exit handlers clean up. */
export function endOnSignals(): void {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}

/**
 * Ends a child process when this process ends.
 * @param signal - signal that the child then gets
 */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): void {
  const end = () => void child.kill(signal);
  ends.add(end);
  child.once("exit", () => ends.delete(end));
}

function fastestDisk(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  if (bavail * bsize <= MIN_MEMORY_BYTES) return tmpdir();
  return process.env[FOLDER_OF_RUN] ?? MEMORY_DISK;
}
