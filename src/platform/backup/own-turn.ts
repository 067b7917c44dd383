import { FolderInUse, lockFolder } from "../database/embedded/folder-lock.ts";
import { createQueue, inQueue } from "../queue.ts";
import type { Platform } from "../platform.ts";
import { OperatorError } from "../program/operator-error.ts";
import { forgetCutOff, isCutOff } from "../database/embedded/restore-swap.ts";

const turns = createQueue();

type InFolder = Pick<Platform, "config" | "database">;

/**
 * Runs `work` while no other process makes or tests a backup. With PostgreSQL, several processes may share a data
 * folder, so the function locks the folder. With the embedded database, the folder is locked anyway.
 * @throws OperatorError if another process is making, testing or restoring a backup
 */
export function inOwnTurn<T>({ config, database }: InFolder, work: () => Promise<T>): Promise<T> {
  return inQueue(turns, async () => {
    const unlock = database.kind === "embedded" ? undefined : lock(config.dataDir);
    try {
      return await work();
    } finally {
      unlock?.();
    }
  });
}

function lock(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new OperatorError(
      `Another process is making or trying a backup in ${dataDir}. Please wait until it is done.`,
      { cause: error },
    );
  }
}

/**
 * Removes files that a killed backup, restore or backup test has left, unless another process is working on a backup.
 * Opening an embedded database removes such files itself.
 */
export function forgetUnfinished({
  config: { dataDir },
  database,
  log,
}: InFolder & Pick<Platform, "log">): void {
  if (database.kind === "embedded" || !isCutOff(dataDir)) return;
  try {
    const unlock = lockFolder(dataDir);
    try {
      forgetCutOff(dataDir);
    } finally {
      unlock();
    }
  } catch (error) {
    if (error instanceof FolderInUse) return;
    log.warn({ err: error }, "files of an interrupted backup could not be removed");
  }
}
