import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import type { Contents } from "./contents.ts";
import type { Log } from "../log/log.ts";
import type * as schema from "./schema.ts";

/** Drizzle over the product's tables; a transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Rows = { rows: Record<string, unknown>[] };

/**
 * The one database of the site, embedded or PostgreSQL. What it throws has a SQLSTATE as `code`,
 * or (from `db`) a `cause` that has one: also when the database is away (08006, 57P01 to 57P03),
 * full (53100), overloaded (53300) or only reads at the moment (25006).
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /**
   * One statement with `$1` parameters, outside any transaction.
   * @param options `durable: false` for what may be lost: the embedded database then answers
   *   before it is on the disk, which follows within about a second
   */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** One statement without limits of time, for the operator. */
  maintain: (sql: string) => Promise<Rows>;
  /** What pg-boss needs to run on this database. */
  bossOptions: Pick<ConstructorOptions, "db" | "backend">;
  /** Lets one process of all replicas at a time do something. */
  withAdvisoryLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Copies its files into a new folder, as of one moment; only the embedded database has some. @returns what is in the copy */
  copy?: (to: string) => Promise<Contents>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string | undefined;
  dataDir: string;
  log: Pick<Log, "info" | "warn" | "error">;
  /** How long to wait for a PostgreSQL server that does not answer yet; 0 when not given. */
  waitMs?: number;
  /** The embedded database has died too often: nothing can be answered any more. */
  onDeath: (error: Error) => void;
};
