import { accessSync, constants } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "../../program/operator-error.ts";
import { makeFolder, withUsableDataFolder } from "../../files/private-folder.ts";

/** SQLite's error code for a file that another process has locked (https://www.sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5;

export class FolderInUse extends OperatorError {
  override name = "FolderInUse";
}

/**
 * Locks the data folder by SQLite, because PGlite would let a second process write and so destroy data. The operating
 * system releases the lock when the process dies.
 * @returns a function that releases the lock
 * @throws FolderInUse; OperatorError if the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  withUsableDataFolder(folder, () => {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process of this site. Stop that one first, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
