import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../../log/log.ts";
import { withCommitHooks } from "../after-commit.ts";
import { createBulkhead, type Bulkhead } from "./bulkhead.ts";
import type { Database, Db, Rows } from "../database.ts";
import { DatabaseError, SQLSTATE } from "../database-error.ts";
import { databaseFailure } from "../failure.ts";
import { migrate } from "../migrate.ts";
import { refuseUnfinished } from "./unfinished-move.ts";
import {
  connect,
  inTransaction,
  whenReachable,
  withSqlState,
  type DatabaseUnreachable,
} from "./reach-postgres.ts";

type Transaction = NodePgDatabase["transaction"];

const POOL_SIZE = 20;
/** Maximum time in ms for which a request waits for its share of the connections, and then for a free connection. */
const WAIT_MS = 5000;

/** The statements of a request take milliseconds. One that takes this long is stuck, so PostgreSQL cancels it. */
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Settings of each connection. The site sends them as `options` when it connects, because a pooler such as PgBouncer
 * would lose settings made by `set`. If a pooler refuses `options`, the limits of the database role apply
 * (docs/operating.md). `jit` is off, because it adds 70 ms to a search for people that itself takes 30 ms.
 */
const LIMITS = [
  "-c jit=off",
  `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
  `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
].join(" ");

type Options = { url: string; waitMs?: number; log: Pick<Log, "info" | "warn" | "error"> };

/** @throws DatabaseUnreachable if the server does not accept a connection in time */
export async function openPostgres({ url, log, waitMs = 0 }: Options): Promise<Database> {
  const connection = await whenReachable(
    async () => {
      await prepare(await connect({ connectionString: url }));
      return withLimits(url, log);
    },
    { waitMs, onWait: (reason) => log.warn({ reason }, "waiting for the database") },
  );
  const pool = openPool(connection, log);
  const bulkhead = createBulkhead({ size: POOL_SIZE, waitMs: WAIT_MS });
  const query = throughBulkhead(pool, bulkhead);
  return {
    kind: "postgres",
    db: drizzleOver(pool, bulkhead) as unknown as Db,
    query,
    async maintain(sql) {
      const client = await connect({ connectionString: url });
      try {
        return await client.query(oneStatement(sql));
      } finally {
        await client.end();
      }
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + bulkhead.waiting(),
    }),
    close: () => pool.end(),
  };
}

async function prepare(client: pg.Client): Promise<void> {
  try {
    await inTransaction(client, async (query) => {
      await refuseUnfinished(query);
      await migrate((work) => work(query));
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function withLimits(url: string, log: Options["log"]): Promise<pg.PoolConfig> {
  const address = new URL(url);
  const given = address.searchParams.get("options") ?? "";
  // The URL's options would replace the site's own. They are taken out of the URL, and appended to the site's own.
  address.searchParams.delete("options");
  const limited = {
    connectionString: given ? address.href : url,
    options: `${LIMITS} ${given}`.trim(),
  };
  try {
    await (await connect(limited)).end();
    return limited;
  } catch (error) {
    const { cause } = error as DatabaseUnreachable;
    if (!(cause instanceof Error) || !/startup parameter/.test(cause.message)) throw error;
    log.info({ reason: cause.message }, "the pooler takes no time limits: see docs/operating.md");
    return { connectionString: url };
  }
}

function openPool(connection: pg.PoolConfig, log: Options["log"]): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: WAIT_MS,
  });
  pool.on("connect", (client) =>
    client.on("error", (error) => log.error({ err: error }, "database connection")),
  );
  // Without a listener, Node would end the process. The listener above logs the error.
  pool.on("error", () => undefined);
  return pool;
}

type Query = Database["query"];

function throughBulkhead(pool: pg.Pool, { admit }: Bulkhead): Query {
  const query = pool.query.bind(pool) as (text: unknown, params?: unknown[]) => Promise<Rows>;
  const admitted = (text: string | { text: string }, params?: unknown[]) =>
    admit(typeof text === "string" ? text : text.text, () => query(text, params)).catch(coded);
  // Drizzle calls `pool.query` itself. This replacement also limits Drizzle's calls to their share of the connections.
  pool.query = admitted as typeof pool.query;
  return (sql, params = []) => admitted(sql, params);
}

/**
 * Makes a Drizzle database whose transactions go through the bulkhead. All transactions that run the same function
 * share one part of the connections.
 */
function drizzleOver(pool: pg.Pool, { admit }: Bulkhead): NodePgDatabase {
  const known = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const db: NodePgDatabase = drizzle(pool);
  const onClient = (client: pg.PoolClient) => {
    const made = known.get(client) ?? drizzle(withCheckedCommit(client));
    known.set(client, made);
    return made;
  };
  // Replaces Drizzle's own `transaction`, which does not release a connection if "begin" fails on it.
  const transaction: Transaction = (work, config) =>
    admit(String(work), async () => {
      const client = await pool.connect();
      let isLost = false;
      try {
        const over = onClient(client);
        return await withCommitHooks((hooked) => over.transaction(hooked, config), work);
      } catch (error) {
        // The pool must not reuse a lost connection. A server that shuts down sends this error before it closes the
        // connection.
        isLost = databaseFailure(error) === "away";
        throw error;
      } finally {
        client.release(isLost || client.getTransactionStatus() !== "I");
      }
    }).catch(coded);
  return Object.assign(db, { transaction });
}

/**
 * Makes a commit throw an error if PostgreSQL rolled back instead. After a failed statement, PostgreSQL answers
 * "commit" with "ROLLBACK", which pg treats as success.
 */
function withCheckedCommit(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, params: unknown[]) => {
    const result = await client.query(statement, params);
    if (statement.text === "commit" && result.command === "ROLLBACK") {
      const message = "The transaction was rolled back: a statement had failed.";
      throw new DatabaseError({ message, code: SQLSTATE.inFailedTransaction });
    }
    return result;
  };
  return { query } as unknown as pg.PoolClient;
}

function coded(error: unknown): never {
  withSqlState(error);
  throw error;
}

/** Uses the extended protocol, which allows only one statement. The types of pg lack this setting. */
function oneStatement(text: string): pg.QueryConfig {
  return Object.assign({ text }, { queryMode: "extended" });
}
