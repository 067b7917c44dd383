import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { readConfig, type Config } from "#platform/config/config.ts";
import { embedded, openDatabase, type Database } from "#platform/database/database.ts";
import type { PgliteClient } from "#platform/database/pglite-client.ts";
import { createJobs, type Jobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import type { Mail, Mailbox } from "#platform/mail/mailbox.ts";
import type { Platform } from "#platform/platform.ts";
import { createRateLimits } from "#platform/rate-limits.ts";
import { work } from "../../src/jobs.ts";

const SECRET = "a-secret-for-tests-that-is-long-enough";

/** A platform on a real, empty database, with mail collected in `sent` and a clock to set. */
export type TestPlatform = Platform & {
  sent: Mail[];
  /** Sets the clock. */
  travelTo: (time: string) => void;
  /** Does the jobs that are waiting, as the queue would. @returns how many */
  runJobs: () => Promise<number>;
};

let opened: Promise<{ database: Database; jobs: Jobs }> | undefined;

/**
 * Opens (once for each test worker) and empties the database named by TEST_DATABASE.
 * @param changes to the configuration, such as `{ rateLimits: false }`
 */
export async function createTestPlatform(changes: Partial<Config> = {}): Promise<TestPlatform> {
  const config: Config = { ...readConfig({ LOG_LEVEL: "silent" }, "test"), ...changes };
  const log = createLog(config);
  opened ??= open();
  const { database, jobs } = await opened;
  await empty(database);
  const sent: Mail[] = [];
  let clock: Date | undefined;
  const platform: TestPlatform = {
    config,
    log,
    database,
    jobs,
    limits: createRateLimits(database, SECRET, config.rateLimits),
    mailbox: collectingMailbox(sent),
    model: undefined,
    secret: SECRET,
    now: () => clock ?? new Date(),
    stopping: new AbortController(),
    sent,
    travelTo: (time) => (clock = new Date(time)),
    runJobs: () => runJobs(platform),
  };
  return platform;
}

async function open(): Promise<{ database: Database; jobs: Jobs }> {
  const database =
    process.env["TEST_DATABASE"] === "postgres" ? await openPostgres() : await openInMemory();
  const jobs = await createJobs(
    database,
    createLog({ mode: "test", logLevel: "silent" }),
    Object.keys(work),
  );
  return { database, jobs };
}

async function openPostgres(): Promise<Database> {
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  const name = `test_${process.env["VITEST_POOL_ID"] ?? "0"}_${process.pid}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return openDatabase({
    url: url.href,
    dataDir: "",
    onError: () => undefined,
    onDeath: () => undefined,
  });
}

/** PGlite without its thread and folder: the same queries, opened faster. */
async function openInMemory(): Promise<Database> {
  const lite = await PGlite.create({ extensions: { pg_trgm } });
  const client: PgliteClient = {
    query: (sql, params, options) => lite.query(sql, params, options as never),
    exec: (sql) => lite.exec(sql),
    transaction: (inside) => lite.transaction((tx) => inside(tx as never)),
    dump: async () => new Uint8Array(await (await lite.dumpDataDir("gzip")).arrayBuffer()),
    close: () => lite.close(),
  };
  return embedded(client, () => undefined);
}

async function empty(database: Database): Promise<void> {
  const { rows } = await database.query(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')
       and tablename not in ('schema_migrations', 'library_version')`,
  );
  await database.query(`truncate ${String(rows[0]?.["tables"])} cascade`);
  await database.query("delete from pgboss.job");
}

function collectingMailbox(sent: Mail[]): Mailbox {
  return {
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => undefined,
  };
}

async function runJobs(platform: TestPlatform): Promise<number> {
  const { rows } = await platform.database.query(
    `update pgboss.job set state = 'completed', completed_on = now()
     where state = 'created' returning name, data`,
  );
  for (const row of rows) {
    await work[String(row["name"])]?.(platform, (row["data"] ?? {}) as Record<string, unknown>);
  }
  return rows.length;
}
