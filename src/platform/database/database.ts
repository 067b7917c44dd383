import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { fromPglite, type ConstructorOptions } from "pg-boss";
import { OperatorError } from "../operator-error.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { asPglite, openPglite, type PgliteClient } from "./pglite-client.ts";
import * as schema from "./schema.ts";

/** Drizzle over the product's tables; a transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Any number; see migrate.ts. */
const EXCLUSIVE_LOCK = 7_340_518;

type Rows = { rows: Record<string, unknown>[] };

/** The one database of the site, embedded or PostgreSQL. */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** One statement with `$1` parameters, outside any transaction. */
  query: (sql: string, params?: unknown[]) => Promise<Rows>;
  /** What pg-boss needs to run on this database. */
  bossOptions: Pick<ConstructorOptions, "db" | "backend">;
  /** Lets one process of all replicas at a time do something. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** A copy of everything as tar.gz; only the embedded database makes its own. */
  dump?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string | undefined;
  dataDir: string;
  /** Starts the embedded database anew from a dump (tar.gz), once what was there is set aside. */
  restore?: { dump: Uint8Array; setAside: (folder: string) => Promise<void> };
  /** A connection that breaks while nobody waits for it. */
  onError: (error: Error) => void;
  /** The embedded database's thread died: nothing can be answered any more. */
  onDeath: (error: Error) => void;
};

/**
 * Opens the configured database and brings its tables up to date.
 * @throws FolderInUse when another process holds the data folder
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options.onError) : openEmbedded(options);
}

/** DATABASE_URL names a server that does not answer or does not let us in. */
export class DatabaseUnreachable extends OperatorError {
  override name = "DatabaseUnreachable";
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database ${pathname.slice(1)} at ${host} cannot be opened: ${reason}. Please check DATABASE_URL.`,
      { cause },
    );
  }
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  pool.on("error", onError);
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new DatabaseUnreachable(url, error);
  });
  try {
    await migrate(async (work) => {
      await client.query("begin");
      await work((sql, params) => client.query(sql, params));
      await client.query("commit");
    });
  } catch (error) {
    client.release(true);
    await pool.end();
    throw error;
  }
  client.release();
  const query = (sql: string, params: unknown[] = []): Promise<Rows> => pool.query(sql, params);
  return {
    kind: "postgres",
    db: drizzlePostgres(pool, { schema }) as unknown as Db,
    query,
    bossOptions: {
      db: { executeSql: (sql, params) => query(sql, params) },
      backend: "postgres",
    },
    async exclusively(work) {
      const holder = await pool.connect();
      try {
        await holder.query("select pg_advisory_lock($1)", [EXCLUSIVE_LOCK]);
        return await work();
      } finally {
        // The lock goes with its connection, whatever happened on it.
        holder.release(true);
      }
    },
    close: () => pool.end(),
  };
}

async function openEmbedded({ dataDir, restore, onDeath }: DatabaseOptions): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "pgdata");
  if (restore && existsSync(folder)) await restore.setAside(folder);
  mkdirSync(folder, { recursive: true });
  const client = openPglite(folder, { restore: restore?.dump, onDeath });
  try {
    return await embedded(client, unlock);
  } catch (error) {
    await client.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

/** Wraps an open PGlite client; tests bring their own that lives in memory. */
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
    db: drizzlePglite(asPglite(client), { schema }) as unknown as Db,
    query: async (sql, params) => await client.query(sql, params),
    bossOptions: { db: fromPglite(asPglite(client)), backend: "pglite" },
    exclusively: (work) => work(),
    dump: () => client.dump(),
    async close() {
      await client.close();
      unlock();
    },
  };
}
