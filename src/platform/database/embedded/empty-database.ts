import { existsSync } from "node:fs";
import { join } from "node:path";
import { startThread } from "../pglite/pglite-thread.ts";

export const EMPTY_DATABASE = "empty-database.tgz";

/**
 * Unpacks an empty database into an empty folder. The caller flushes the files to the disk. The build has prepared the
 * database, because making one takes 300 MB of memory and three seconds. A program that runs without a build makes the
 * database now.
 */
export async function addEmptyDatabase(folder: string): Promise<void> {
  const file = join(import.meta.dirname, EMPTY_DATABASE);
  if (existsSync(file)) {
    const { extract } = await import("tar");
    // By default the whole archive would be unpacked in memory first.
    const inPieces = { maxReadSize: 65_536 };
    await extract({ file, cwd: folder, preserveOwner: false, noMtime: true, ...inPieces });
  } else {
    const thread = await startThread(folder);
    await thread.end();
  }
}
