import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { prepareDataFolder } from "#platform/database/embedded/data-folder.ts";
import { makeTemporaryFolder, PGLITE_VERSION } from "../temporary.ts";

/** Made once for all tests, and runs, of this version: to make it takes ten times as long as to open it. */
const EMPTY = `test-results/pgdata-${PGLITE_VERSION}-small`;

/** template1 and template0, which nobody copies here: two thirds of all files. */
const PATTERNS = ["1", "4"];

const folders = new Set<string>();
// Of every file of tests that imports this, and after what the file itself does at its end.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

export function temporaryFolder(): string {
  const folder = makeTemporaryFolder("site-test-");
  folders.add(folder);
  return folder;
}

/** An empty embedded database of one's own, not opened yet, gone after the tests. */
export async function emptyDatabase(): Promise<string> {
  if (!existsSync(EMPTY)) {
    const made = `${EMPTY}-${process.pid}`;
    mkdirSync(dirname(EMPTY), { recursive: true });
    await prepareDataFolder(made, { onNotice: () => undefined });
    for (const name of PATTERNS) rmSync(join(made, "base", name), { recursive: true });
    // Another test may have been first.
    if (existsSync(EMPTY)) rmSync(made, { recursive: true });
    else renameSync(made, EMPTY);
  }
  const folder = join(temporaryFolder(), "pgdata");
  cpSync(EMPTY, folder, { recursive: true });
  return folder;
}
