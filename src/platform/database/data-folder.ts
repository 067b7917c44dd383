import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { flushTree, renameDurably } from "../durable-files.ts";
import { requireRoom } from "./disk-space.ts";
import type { Notice } from "./pglite-protocol.ts";
import { startThread } from "./pglite-thread.ts";

/** A dump (tar.gz) to start from, and what becomes of the folder that is there. */
export type Restore = { dump: Uint8Array; setAside: (folder: string) => Promise<void> };

/**
 * Makes sure that a folder holds a whole database, a new one if there is none. It is made under
 * another name, and gets its own when everything is on the disk: a start that is cut off leaves
 * nothing half-made behind.
 * @throws DiskFull
 * @throws Error when no database can be made, or none from the dump; what was there is untouched
 */
export async function prepareDataFolder(
  folder: string,
  { restore, onNotice }: { restore?: Restore; onNotice: (notice: Notice) => void },
): Promise<void> {
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const exists = existsSync(folder);
  if (!restore && existsSync(join(folder, "PG_VERSION"))) {
    requireRoom(folder, "open");
  } else {
    requireRoom(dirname(folder), "make");
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const thread = await startThread(unfinished, { restore: restore?.dump });
    await thread.end();
    flushTree(unfinished);
    if (exists) await (restore?.setAside(folder) ?? setAsideUnusable(folder, onNotice));
    renameDurably(unfinished, folder);
  }
  // What PGlite makes can be read by everybody.
  chmodSync(folder, 0o700);
}

/** PG_VERSION is written last: without it no database has ever been opened there. */
function setAsideUnusable(folder: string, onNotice: (notice: Notice) => void): void {
  if (readdirSync(folder).length === 0) return rmSync(folder, { recursive: true });
  const aside = `${folder}-incomplete-${Date.now()}`;
  renameSync(folder, aside);
  onNotice({
    level: "warn",
    message: "the data folder held no whole database: a first start had been cut off",
    details: { "set aside as": aside },
  });
  return undefined;
}
