import { join } from "node:path";
import { errorMessage } from "#shared/text/error-message.ts";
import { finishRestore, forgetCutOff } from "./restore-swap.ts";
import type { Log } from "../../log/log.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { makePrivate } from "../../files/private-folder.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { lockFolder } from "./folder-lock.ts";

class DataFolderUnusable extends OperatorError {
  override name = "DataFolderUnusable";
  constructor(folder: string, cause: unknown) {
    const reason = errorMessage(cause);
    super(
      `The database in ${folder} cannot be opened: ${reason}. What can be done is in docs/operating.md.`,
      { cause },
    );
  }
}

export function unusable(folder: string, error: unknown): OperatorError {
  return error instanceof OperatorError ? error : new DataFolderUnusable(folder, error);
}

export function noticesTo(log: Pick<Log, Notice["level"]>): (notice: Notice) => void {
  return ({ level, message, details }) => log[level](details ?? {}, message);
}

/** Makes the database without opening it. @throws as `openEmbedded` */
export async function makeEmbedded(dataDir: string, log: Log): Promise<void> {
  makePrivate(dataDir, log);
  const unlock = lockFolder(dataDir);
  try {
    await preparedFolder(dataDir, noticesTo(log));
  } finally {
    unlock();
  }
}

/** Finishes or forgets what was cut off, and makes the database. The caller holds the lock. @returns its folder */
export async function preparedFolder(
  dataDir: string,
  onNotice: (notice: Notice) => void,
): Promise<string> {
  const folder = join(dataDir, "pgdata");
  try {
    tidyUp(dataDir, onNotice);
    await prepareDataFolder(folder, { onNotice });
    return folder;
  } catch (error) {
    throw unusable(folder, error);
  }
}

function tidyUp(dataDir: string, onNotice: (notice: Notice) => void): void {
  forgetCutOff(dataDir);
  const aside = finishRestore(dataDir);
  if (aside.length === 0) return;
  onNotice({
    level: "warn",
    message: "a restore that had been cut off was finished",
    details: { "set aside as": aside },
  });
}
