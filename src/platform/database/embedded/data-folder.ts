import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { abandonRestore, restoreLeftovers } from "./restore-swap.ts";
import { flushTree, renameDurably } from "../../files/durable-files.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { requireFreeSpace } from "../pglite/disk/disk-space.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";
import { startThread } from "../pglite/pglite-thread.ts";

/**
 * Makes the database where there is none. A new one has another name until all of it is on the disk, so that
 * a power cut leaves nothing half-made. @throws DiskFull; OperatorError after a restore; Error
 */
export async function prepareDataFolder(
  folder: string,
  { onNotice }: { onNotice: (notice: Notice) => void },
): Promise<void> {
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, "PG_VERSION"))) {
    requireFreeSpace(folder, "open");
    abandonRestore(dirname(folder));
  } else {
    requireNoFormer(folder);
    requireFreeSpace(dirname(folder), "make");
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const thread = await startThread(unfinished, { isNew: true });
    await thread.end();
    flushTree(unfinished);
    if (existsSync(folder)) setAsideUnusable(folder, onNotice);
    renameDurably(unfinished, folder);
  }
}

/**
 * Refuses to make an empty database where a full one was set aside: it would take messages, and nobody would
 * notice until too late.
 */
function requireNoFormer(folder: string): void {
  const dataDir = dirname(folder);
  const { setAside, unfinished } = restoreLeftovers(dataDir);
  const former = setAside.at(-1);
  if (former) {
    throw new OperatorError(
      `There is no database in ${folder}, but one that a restore has set aside, ${former}. Please give it its name back (mv ${join(dataDir, former)} ${folder}), or restore a backup. For an empty site set DATA_DIR to another folder.`,
    );
  }
  if (unfinished) {
    throw new OperatorError(
      `A restore into ${dataDir} was cut off before it was whole. Please run it again; for an empty site set DATA_DIR to another folder.`,
    );
  }
}

/** PG_VERSION is written last: without that file, no database has ever been opened in the folder. */
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
