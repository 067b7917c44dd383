import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Contents } from "./contents.ts";

/** A database of Drizzle, or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Rows = { rows: Record<string, unknown>[] };

/**
 * The site's database. Each error has a SQLSTATE as `code`; an error of `db` has it in its `cause`. This includes
 * errors of a database that cannot be reached (08006, 57P01 to 57P03), is full (53100), overloaded (53300) or read-only
 * (25006).
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** Runs a statement outside of any transaction. With `durable: false` a crash within a second may lose the change. */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** Runs one statement without time limits, such as VACUUM or a statement of the operator. */
  maintain: (sql: string) => Promise<Rows>;
  /** Makes the database refuse every write with 25006, until called with false. Only the embedded database has it. */
  refuseWrites?: (on: boolean) => Promise<void>;
  /**
   * Copies all files of the database, as they are at one moment. Only the embedded database has this function.
   * @returns the contents of the copy
   */
  copy?: (to: string) => Promise<Contents>;
  /** Numbers of connections in the pool. Only PostgreSQL has this function. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
