import type { Log } from "../../log/log.ts";
import { openPglite, type PgliteClient } from "../pglite/pglite-client.ts";
import { lockFolder } from "./folder-lock.ts";
import { noticesTo, preparedFolder, unusable } from "./make-embedded.ts";

export type OpenFolder = { client: PgliteClient; unlock: () => void };

export type FolderOptions = {
  dataDir: string;
  log: Pick<Log, "info" | "warn" | "error">;
  onDeath: (error: Error) => void;
};

/**
 * Locks and prepares the data folder, and opens the database in a thread.
 * @throws FolderInUse, DiskFull, DataFolderUnusable
 */
export async function openFolder({ dataDir, log, onDeath }: FolderOptions): Promise<OpenFolder> {
  const unlock = lockFolder(dataDir);
  const onNotice = noticesTo(log);
  try {
    const folder = await preparedFolder(dataDir, onNotice);
    const client = await openPglite(folder, { onNotice, onDeath }).catch((error: unknown) => {
      throw unusable(folder, error);
    });
    return { client, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Returns a function for `onDeath` that ends the process. A supervisor such as systemd then starts the site again. */
export function endWith(log: Pick<Log, "fatal">): (error: Error) => void {
  return (error) => {
    log.fatal({ err: error }, "the embedded database died too often");
    process.exit(1);
  };
}
