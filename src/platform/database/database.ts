import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Contents } from "./contents.ts";

/** A database of Drizzle, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Rows = { rows: Record<string, unknown>[] };

export type Query = (sql: string, params?: unknown[]) => Promise<Rows>;

/**
 * The site's database. Every error has a SQLSTATE: errors of `query` as their `code`, errors of `db` in their `cause`.
 * A database that is unreachable (08006, 57P01 to 57P03), full (53100), overloaded (53300) or read-only (25006) gives
 * such an error too.
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /**
   * Runs a statement outside of any transaction. With `durable: false`, the statement does not wait for the disk, and a
   * crash within the next second may undo it.
   */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** Runs one statement, such as VACUUM or a statement that the operator typed. There is no time limit. */
  maintain: (sql: string) => Promise<Rows>;
  /**
   * With true, makes the embedded database refuse writes with the SQLSTATE 25006. With false, allows writes again.
   * Undefined for PostgreSQL.
   */
  refuseWrites?: (on: boolean) => Promise<void>;
  /**
   * Copies the files of the embedded database, all in the state of the same moment. Undefined for PostgreSQL.
   * @returns the migrations and the numbers of rows in the copy
   */
  copy?: (to: string) => Promise<Contents>;
  /**
   * Number of connections in the pool of PostgreSQL, and of requests that wait for one. Undefined for the embedded
   * database.
   */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
