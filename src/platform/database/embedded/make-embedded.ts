import { join, dirname } from "node:path";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { finishRestore, forgetCutOff, abandonRestore, restoreLeftovers } from "./restore-swap.ts";
import { OperatorError } from "../../program/operator-error.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";
import { flushTree, renameDurably } from "../../files/durable-files.ts";
import { requireFreeSpace } from "../pglite/disk/disk-space.ts";
import { addEmptyDatabase } from "./empty-database.ts";

/** Finishes an interrupted restore, and removes the files of other interrupted work. The caller must hold the lock. */
export function tidyUp(dataDir: string, onNotice: (notice: Notice) => void): void {
  forgetCutOff(dataDir);
  const aside = finishRestore(dataDir);
  if (aside.length === 0) return;
  onNotice({
    level: "warn",
    message: "a restore that had been cut off was finished",
    details: { "set aside as": aside },
  });
}

/**
 * Makes a database in `folder` if there is none. The files are written into another folder, which is renamed to
 * `folder` only when all of them are on the disk. A power cut therefore leaves no incomplete database.
 * @throws OperatorError if the disk is nearly full, or if there is no database because a restore was interrupted or has
 *   renamed the former one
 */
export async function prepareDataFolder(
  folder: string,
  onNotice: (notice: Notice) => void,
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
    await addEmptyDatabase(unfinished);
    flushTree(unfinished);
    if (existsSync(folder)) setAsideUnusable(folder, onNotice);
    renameDurably(unfinished, folder);
  }
}

/** Refuses to make an empty database beside one that a restore renamed: new messages would go into the empty one. */
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
      `A restore into ${dataDir} was interrupted before it was complete. Please run it again; for an empty site set DATA_DIR to another folder.`,
    );
  }
}

/** Renames a database whose first start was interrupted: PG_VERSION, which PostgreSQL writes last, is missing. */
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
