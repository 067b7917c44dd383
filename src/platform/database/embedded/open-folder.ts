import { join } from "node:path";
import { errorMessage } from "#shared/text/error-message.ts";
import type { Log } from "../../log/log.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { openPglite, type PgliteClient } from "../pglite/pglite-client.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";
import { lockFolder } from "./folder-lock.ts";
import { prepareDataFolder, tidyUp } from "./make-embedded.ts";

export type OpenFolder = { client: PgliteClient; unlock: () => void };

export type FolderOptions = {
  dataDir: string;
  log: Pick<Log, "info" | "warn" | "error">;
  onDeath: (error: Error) => void;
};

/** Locks and prepares the data folder, and opens the database. @throws FolderInUse; OperatorError */
export async function openFolder({ dataDir, log, onDeath }: FolderOptions): Promise<OpenFolder> {
  const unlock = lockFolder(dataDir);
  const onNotice = ({ level, message, details = {} }: Notice) => log[level](details, message);
  const folder = join(dataDir, "pgdata");
  try {
    tidyUp(dataDir, onNotice);
    await prepareDataFolder(folder, onNotice);
    return { client: await openPglite(folder, { onNotice, onDeath }), unlock };
  } catch (error) {
    unlock();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The database in ${folder} cannot be opened: ${errorMessage(error)}. What can be done is in docs/operating.md.`,
      { cause: error },
    );
  }
}

/** Returns a handler for `onDeath` that ends the process, so that a supervisor such as systemd restarts the site. */
export function endWith(log: Pick<Log, "fatal">): (error: Error) => void {
  return (error) => {
    log.fatal({ err: error }, "the embedded database died too often");
    process.exit(1);
  };
}
