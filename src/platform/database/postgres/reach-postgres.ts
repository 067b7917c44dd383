import pg from "pg";
import { errorMessage } from "#shared/text/error-message.ts";
import { OperatorError } from "../../program/operator-error.ts";
import type { Query } from "../database.ts";
import { sqlStateOf } from "../failure.ts";

export class DatabaseUnreachable extends OperatorError {
  override name = "DatabaseUnreachable";
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    super(
      `The database ${pathname.slice(1)} at ${host} cannot be opened: ${errorMessage(cause)}. Please check DATABASE_URL.`,
      { cause },
    );
  }
}

const PASSING =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|08006|57P0[1-3]|53300)$/;
const CONNECT_TIMEOUT_MS = 10_000;
const AGAIN_MS = 1000;
const BAD_PERCENT =
  "its address has a % that begins no character encoded as UTF-8 (please write a % that is meant itself as %25, and a letter such as ä as %C3%A4)";

/** @throws DatabaseUnreachable if the connection fails */
export async function connect(
  config: pg.ClientConfig & { connectionString: string },
): Promise<pg.Client> {
  const client = clientFor(config);
  // An empty listener suffices, because the query that fails reports the error.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new DatabaseUnreachable(config.connectionString, error);
  }
}

function clientFor(config: pg.ClientConfig & { connectionString: string }): pg.Client {
  try {
    return new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new DatabaseUnreachable(
      config.connectionString,
      new Error(BAD_PERCENT, { cause: error }),
    );
  }
}

/**
 * Runs work without time limits. `set local` lifts them for this transaction only, because a pooler may give the
 * connection to another client afterwards.
 */
export async function inTransaction<T>(
  client: pg.ClientBase,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  await client.query(
    "begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  const result = await work((sql, params) => client.query(sql, params));
  await client.query("commit");
  return result;
}

/**
 * Makes an attempt every second while the database cannot be reached.
 * @throws the last error after `waitMs`; any other error, such as a wrong password, at once
 */
export async function whenReachable<T>(
  attempt: () => Promise<T>,
  { waitMs, onWait }: { waitMs: number; onWait: (reason: string) => void },
): Promise<T> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const cause = error instanceof DatabaseUnreachable ? error.cause : error;
      const passing = cause instanceof Error && PASSING.test(sqlStateOf(cause) ?? "");
      if (!passing || Date.now() + AGAIN_MS > until) throw error;
      onWait(errorMessage(cause));
      await new Promise((later) => setTimeout(later, AGAIN_MS));
    }
  }
}

/** Adds a SQLSTATE to an error of the library pg, and to each of its causes, if it has no code. */
export function withSqlState(error: unknown): void {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = sqlStateOf(at);
    if (code) Object.assign(at, { code });
  }
}
