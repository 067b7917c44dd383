import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { prepareDataFolder } from "#platform/database/embedded/make-embedded.ts";
import { makeTemporaryFolder, PGLITE_VERSION } from "../temporary.ts";

/** Folder with an empty database. Making an empty database takes ten times as long as opening one. */
const EMPTY = `test-results/pgdata-${PGLITE_VERSION}-small`;

/**
 * Names of the folders of template1 and template0, two databases that tests do not need. They hold two thirds of all
 * files, and are deleted.
 */
const PATTERNS = ["1", "4"];

const folders = new Set<string>();
// Vitest runs this after the test file's own `afterAll`.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

export function temporaryFolder(): string {
  const folder = makeTemporaryFolder("site-test-");
  folders.add(folder);
  return folder;
}

export async function emptyDatabase(): Promise<string> {
  if (!existsSync(EMPTY)) {
    const made = `${EMPTY}-${process.pid}`;
    mkdirSync(dirname(EMPTY), { recursive: true });
    await prepareDataFolder(made, () => undefined);
    for (const name of PATTERNS) rmSync(join(made, "base", name), { recursive: true });
    // Another test may have made the empty database meanwhile.
    if (existsSync(EMPTY)) rmSync(made, { recursive: true });
    else renameSync(made, EMPTY);
  }
  const folder = join(temporaryFolder(), "pgdata");
  cpSync(EMPTY, folder, { recursive: true });
  return folder;
}
