import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import type { Contents } from "./contents.ts";

/** Drizzle; a transaction is one as well. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Rows = { rows: Record<string, unknown>[] };

/**
 * Errors have a SQLSTATE as `code`, those of `db` in their `cause`: also when the database is away (08006,
 * 57P01 to 57P03), full (53100), overloaded (53300) or read-only (25006).
 */
export type Database = {
  kind: "embedded" | "postgres";
  db: Db;
  /** Outside any transaction. `durable: false`: may be lost in the second until it is on disk. */
  query: (sql: string, params?: unknown[], options?: { durable?: boolean }) => Promise<Rows>;
  /** One statement without limits of time, for the operator. */
  maintain: (sql: string) => Promise<Rows>;
  bossOptions: Pick<ConstructorOptions, "db" | "backend">;
  withAdvisoryLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Of everybody, with 25006, until it is called again; the embedded database's alone. */
  refuseWrites?: (on: boolean) => Promise<void>;
  /** All files as of one moment; PostgreSQL has no copy. @returns what is in the copy */
  copy?: (to: string) => Promise<Contents>;
  /** Of PostgreSQL. */
  connections?: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
