import { rmSync } from "node:fs";
import { drizzle } from "drizzle-orm/pglite";
import { join } from "node:path";
import { fromPglite } from "pg-boss";
import { BACKUP_UNFINISHED, finishRestore } from "../../backup/swap.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { withCommitHooks } from "../after-commit.ts";
import type { Database, DatabaseOptions, Db } from "../database.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "../migrate.ts";
import { asPglite, openPglite, type PgliteClient } from "../pglite/pglite-client.ts";
import type { Notice } from "../pglite/pglite-protocol.ts";
import * as schema from "../schema.ts";

export class DataFolderUnusable extends OperatorError {
  override name = "DataFolderUnusable";
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${folder} cannot be opened: ${reason}. What can be done is in docs/operating.md.`,
      { cause },
    );
  }
}

/** @throws FolderInUse, DiskFull or DataFolderUnusable */
export async function openEmbedded({
  dataDir,
  log,
  onDeath,
}: Omit<DatabaseOptions, "url">): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "pgdata");
  const onNotice = ({ level, message, details }: Notice) => log[level](details ?? {}, message);
  let client: PgliteClient | undefined;
  try {
    tidyUp(dataDir, onNotice);
    await prepareDataFolder(folder, { onNotice });
    client = await openPglite(folder, { onNotice, onDeath });
  } catch (error) {
    unlock();
    throw error instanceof OperatorError ? error : new DataFolderUnusable(folder, error);
  }
  try {
    return await embedded(client, unlock);
  } catch (error) {
    await client.close();
    unlock();
    throw error;
  }
}

/** After a backup or a restore that was cut off. */
function tidyUp(dataDir: string, onNotice: (notice: Notice) => void): void {
  rmSync(join(dataDir, BACKUP_UNFINISHED), { recursive: true, force: true });
  const aside = finishRestore(dataDir);
  if (aside.length === 0) return;
  onNotice({
    level: "warn",
    message: "a restore that had been cut off was finished",
    details: { "set aside as": aside },
  });
}

export async function embedded(client: PgliteClient, unlock: () => void): Promise<Database> {
  await migrate((work) =>
    client.transaction((tx) =>
      work(async (sql, params) => {
        if (params) return tx.query(sql, params);
        await tx.exec(sql);
        return { rows: [] };
      }),
    ),
  );
  return {
    kind: "embedded",
    db: drizzleOver(client),
    query: async (sql, params, options) => await client.query(sql, params, options),
    maintain: async (sql) => await client.query(sql, [], { unbounded: true }),
    bossOptions: { db: fromPglite(asPglite(client)), backend: "pglite" },
    withAdvisoryLock: (work) => work(),
    copy: (to) => client.copy(to),
    refuseWrites: client.refuseWrites,
    async close() {
      await client.close();
      unlock();
    },
  };
}

function drizzleOver(client: PgliteClient): Db {
  const db = drizzle(asPglite(client), { schema });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => withCommitHooks((hooked) => transaction(hooked, config), work);
  return db;
}
