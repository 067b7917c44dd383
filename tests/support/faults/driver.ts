import pg from "pg";
import { DatabaseError } from "#platform/database/database-error.ts";
import type { PgliteClient } from "#platform/database/pglite/pglite-client.ts";

/** SQLSTATE and message of the error with which a statement fails. */
export type Failure = { code: string; message: string };

let decide: ((sql: string) => Failure | undefined) | undefined;

/**
 * Watches all SQL statements that `work` sends, including begin and commit.
 * @param deciding - returns the error with which a statement has to fail; undefined if it need not fail
 */
export async function watchStatements<T>(
  deciding: (sql: string) => Failure | undefined,
  work: () => Promise<T>,
): Promise<T> {
  decide = deciding;
  try {
    return await work();
  } finally {
    decide = undefined;
  }
}

/** SQLSTATEs of a lost connection: the class 08, and those of a server that shuts down. */
const LOST = /^(?:08|57P)/;

/** Returns SQL that raises an error. This SQL runs in place of the statement, so the transaction fails too. */
function raising({ code, message }: Failure): string {
  return `do $$ begin raise exception '${message}' using errcode = '${code}'; end $$`;
}

export function watchedPglite(client: PgliteClient): PgliteClient {
  type Session = Pick<PgliteClient, "query" | "exec">;
  const watched = (session: Session, lost = { error: undefined as Error | undefined }): Session => {
    const failing = async (sql: string): Promise<string | undefined> => {
      if (lost.error) throw lost.error;
      const failure = decide?.(sql);
      if (!failure) return undefined;
      if (!LOST.test(failure.code)) return raising(failure);
      lost.error = new DatabaseError(failure);
      throw lost.error;
    };
    return {
      query: async (sql, params, options) => {
        const instead = await failing(sql);
        return instead ? session.query(instead) : session.query(sql, params, options);
      },
      exec: async (sql) => session.exec((await failing(sql)) ?? sql),
    };
  };
  const fail = (sql: string) => {
    const failure = decide?.(sql);
    if (failure) throw new DatabaseError(failure);
  };
  return {
    ...client,
    // Outside of a transaction, each statement has a connection of its own, and a lost one affects no other statement.
    query: (...args) => watched(client).query(...args),
    exec: (...args) => watched(client).exec(...args),
    transaction: async (work) => {
      fail("begin");
      return client.transaction(async (tx) => {
        const result = await work(watched(tx));
        fail("commit");
        return result;
      });
    },
  };
}

export function watchPostgres(): void {
  type Query = (first: unknown, ...rest: unknown[]) => unknown;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const originalQuery = prototype.query;
  prototype.query = function (this: pg.Client, first, ...rest) {
    const sql = typeof first === "string" ? first : (first as { text?: string }).text;
    const failure = sql === undefined ? undefined : decide?.(sql);
    if (!failure) return originalQuery.call(this, first, ...rest);
    const instead = LOST.test(failure.code)
      ? "select pg_terminate_backend(pg_backend_pid())"
      : raising(failure);
    const callback = rest.find((each) => typeof each === "function");
    return originalQuery.call(this, instead, ...(callback ? [callback] : []));
  };
}
