import { drizzle } from "drizzle-orm/pglite";
import { withCommitHooks } from "../after-commit.ts";
import type { Database, Db } from "../database.ts";
import { migrate } from "../migrate.ts";
import { asPglite, type PgliteClient } from "../pglite/pglite-client.ts";
import { openFolder, type FolderOptions, type OpenFolder } from "./open-folder.ts";

export type EmbeddedOptions = FolderOptions & {
  /** The folder of the embedded database, if the caller has already begun to open it. */
  opening?: Promise<OpenFolder> | undefined;
};

export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { client, unlock } = await (options.opening ?? openFolder(options));
  try {
    return await embedded(client, unlock);
  } catch (error) {
    await client.close();
    unlock();
    throw error;
  }
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
    copy: (to) => client.copy(to),
    refuseWrites: client.refuseWrites,
    async close() {
      await client.close();
      unlock();
    },
  };
}

function drizzleOver(client: PgliteClient): Db {
  const db = drizzle(asPglite(client));
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => withCommitHooks((hooked) => transaction(hooked, config), work);
  return db;
}
