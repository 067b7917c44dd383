import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Platform } from "../platform.ts";

/** Scheduled copies that are kept, newest first. */
const KEPT_COPIES = 7;

/**
 * Writes a copy of the whole embedded database (tar.gz of its folder).
 * @param file where to; else a dated file under `backups` in the data folder, of which the last seven are kept
 * @returns a sentence naming the file
 * @throws Error on PostgreSQL, which has its own tools for this
 */
export async function backUp(
  { database, config, now }: Pick<Platform, "database" | "config" | "now">,
  file?: string,
): Promise<string> {
  if (!database.dump) {
    throw new Error("The data is in PostgreSQL: use pg_dump, or your provider's backups.");
  }
  const folder = join(config.dataDir, "backups");
  const path = resolve(
    file ?? join(folder, `${now().toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz`),
  );
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // A copy that was cut off must not look like a whole one.
  await writeFile(`${path}.part`, await database.dump(), { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  if (!file) forgetOldCopies(folder);
  return `Saved to ${path}`;
}

function forgetOldCopies(folder: string): void {
  const copies = readdirSync(folder)
    .filter((name) => name.endsWith(".tar.gz"))
    .toSorted()
    .toReversed();
  for (const name of copies.slice(KEPT_COPIES)) rmSync(join(folder, name));
}
