import { existsSync } from "node:fs";
import { join } from "node:path";
import { startThread } from "../pglite/pglite-thread.ts";
import { BUILD_FOLDER } from "./build-folder.ts";

export const EMPTY_DATABASE = "empty-database.tgz";

/**
 * Puts an empty database into an empty folder: unpacks the one in the build, or makes one, which takes 300 MB of memory
 * and three seconds. The caller has to flush the files to the disk.
 */
export async function addEmptyDatabase(folder: string): Promise<void> {
  const file = join(BUILD_FOLDER, EMPTY_DATABASE);
  if (existsSync(file)) {
    const { extract } = await import("tar");
    // Makes `extract` read the archive in pieces. By default it would first read the whole archive into memory.
    const inPieces = { maxReadSize: 65_536 };
    await extract({ file, cwd: folder, preserveOwner: false, noMtime: true, ...inPieces });
  } else {
    const thread = await startThread(folder);
    await thread.end();
  }
}
