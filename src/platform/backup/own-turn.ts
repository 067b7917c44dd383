import { FolderInUse, lockFolder } from "../database/embedded/folder-lock.ts";
import { createQueue, inQueue } from "../queue.ts";
import type { Platform } from "../platform.ts";
import { OperatorError } from "../program/operator-error.ts";
import { forgetCutOff, isCutOff } from "../database/embedded/restore-swap.ts";

const turns = createQueue();

type InFolder = Pick<Platform, "config" | "database">;

/**
 * Makes or tests a backup. Only one process may do so at a time. A process with an embedded database keeps its data
 * folder locked anyway. With PostgreSQL several processes may share a data folder, so this function locks the folder
 * during the work.
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
 * Removes the files that a backup, a restore or the test of a backup left because it was killed. The files stay while
 * another process makes, restores or tests a backup. With the embedded database this function does nothing, because
 * opening the data folder removes the files.
 */
export function forgetUnfinished({
  config: { dataDir },
  database,
  log,
}: InFolder & Pick<Platform, "log">): void {
  if (database.kind === "embedded" || !isCutOff(dataDir)) return;
  try {
    const unlock = lockFolder(dataDir);
    forgetCutOff(dataDir);
    unlock();
  } catch (error) {
    if (error instanceof FolderInUse) return;
    log.warn({ err: error }, "files of an interrupted backup could not be removed");
  }
}
