import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Contents } from "./contents.ts";

/** A database of Drizzle, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Rows = { rows: Record<string, unknown>[] };

/**
 * Errors have a SQLSTATE as `code`, those of `db` in their `cause`: also when the database is away (08006,
 * 57P01 to 57P03), full (53100), overloaded (53300) or read-only (25006).
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** Runs outside any transaction. `durable: false`: a crash in the next second may lose the change. */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** Runs one statement without time limits, for the operator. */
  maintain: (sql: string) => Promise<Rows>;
  /** Refuses every write with 25006 until it is called with false. Only the embedded database has this. */
  refuseWrites?: (on: boolean) => Promise<void>;
  /** Copies all files as of one moment. Only the embedded database has this. @returns what is in the copy */
  copy?: (to: string) => Promise<Contents>;
  /** Only PostgreSQL has connections. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
