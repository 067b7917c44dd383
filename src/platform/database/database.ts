import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Contents } from "./contents.ts";

/** A database of Drizzle, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Rows = { rows: Record<string, unknown>[] };

export type Query = (sql: string, params?: unknown[]) => Promise<Rows>;

/**
 * Every error has a SQLSTATE: an error of `query` in its own `code`, an error of `db` in the `code` of its `cause`.
 * This includes errors of an unreachable (08006, 57P01 to 57P03), full (53100), overloaded (53300) or read-only (25006)
 * database.
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** Runs a statement outside of any transaction. If not `durable`, a crash within the next second may undo it. */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** Runs one statement, such as VACUUM, outside of any transaction and without a time limit. */
  maintain: (sql: string) => Promise<Rows>;
  /** Makes the embedded database refuse writes with the SQLSTATE 25006, or accept them again. */
  refuseWrites?: (on: boolean) => Promise<void>;
  /** Copies a consistent snapshot of the embedded database's files into the folder `to`. */
  copy?: (to: string) => Promise<Contents>;
  /** Numbers of PostgreSQL connections in the pool, and of requests that wait for one. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
