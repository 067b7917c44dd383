import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import { beforeEach } from "vitest";
import { readConfig, type Config } from "#platform/config/config.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { embedded } from "#platform/database/embedded/embedded.ts";
import { addEmptyDatabase } from "#platform/database/embedded/empty-database.ts";
import type { PgliteClient } from "#platform/database/pglite/pglite-client.ts";
import { createLog } from "#platform/log/log.ts";
import { createMailbox } from "#platform/mail/create-mailbox.ts";
import type { Mail, Mailbox } from "#platform/mail/mailbox.ts";
import { createOutbox, createWorkers } from "#platform/outbox/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { createRateLimits } from "#platform/rate-limits.ts";
import { createScheduler } from "#platform/scheduler/scheduler.ts";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { watchedPglite, watchPostgres } from "./faults/driver.ts";
import { makeTemporaryFolder, PGLITE_VERSION } from "./temporary.ts";

/** Data folder of the sites in this test worker. Tests never look into it. */
const DATA_DIR_OF_WORKER = `test-results/data-${process.env["VITEST_POOL_ID"] ?? "0"}`;
// With these parameters, hashing a password takes 1 ms instead of 35.
const PASSWORD_HASH = { memory: 1024, passes: 1, parallelism: 1 };
const SECRET = "a-secret-for-tests-that-is-long-enough";

/** A platform for tests, which collects emails in `sent`, unless `config.mail` names a mail server. */
export type TestPlatform = Platform & {
  sent: Mail[];
  travelTo: (time: string | Date) => void;
  /** Sends the emails that are due. @returns the number of attempts */
  runJobs: () => Promise<number>;
  /** Sends the events that are due. @returns the number of attempts */
  sendEvents: () => Promise<number>;
};

let opened: Promise<Database> | undefined;

/**
 * Makes a platform with an empty database: PostgreSQL or PGlite, as TEST_DATABASE says. Each test worker opens its
 * database once.
 * @param changes - changed settings, such as `{ rateLimits: false }`
 * @param parts - a log or mailbox to use instead of the usual one
 */
export async function createTestPlatform(
  changes: Partial<Config> = {},
  parts: Parts = {},
): Promise<TestPlatform> {
  opened ??= open();
  await empty(await opened);
  return createReplica(changes, parts);
}

/** The platform of the running test, if the test file calls `usePlatform`. */
export let platform: TestPlatform;

export function usePlatform(...settings: Parameters<typeof createTestPlatform>): void {
  beforeEach(async () => {
    platform = await createTestPlatform(...settings);
  });
}

/** Makes a further platform on the same database, like another replica or a restarted process. */
export async function createReplica(
  changes: Partial<Config> = {},
  parts: Parts = {},
): Promise<TestPlatform> {
  opened ??= open();
  return platformOn(await opened, changes, parts);
}

type Parts = Partial<Pick<Platform, "log" | "mailbox">>;

export function platformOn(
  database: Database,
  changes: Partial<Config> = {},
  parts: Parts = {},
): TestPlatform {
  const environment = { LOG_LEVEL: "silent", DATA_DIR: DATA_DIR_OF_WORKER };
  const config: Config = {
    ...readConfig(environment, "test"),
    passwordHash: PASSWORD_HASH,
    ...changes,
  };
  applyBrand({});
  const sent: Mail[] = [];
  let clock: Date | undefined;
  const now = () => clock ?? new Date();
  const log = parts.log ?? createLog(config);
  const mailbox = parts.mailbox ?? (config.mail ? createMailbox(config) : collectingMailbox(sent));
  const outbox = { config, database, mailbox, log, secret: SECRET, now };
  const made: TestPlatform = {
    config,
    log,
    database,
    scheduler: createScheduler({ database, log, now: () => Promise.resolve(now()) }),
    limits: createRateLimits(database, SECRET, config.rateLimits),
    mailbox,
    outbox: createOutbox(outbox),
    model: undefined,
    secret: SECRET,
    now,
    retiring: new AbortController(),
    stopping: new AbortController(),
    sent,
    travelTo: (time) => (clock = new Date(time)),
    runJobs: () => mail.sendDue(),
    sendEvents: () => webhook.sendDue(),
  };
  const [mail, webhook] = createWorkers(outbox, outboxHooks(made));
  return made;
}

function open(): Promise<Database> {
  return process.env["TEST_DATABASE"] === "postgres" ? openPostgres() : openInMemory();
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
  watchPostgres();
  return openDatabase({
    url: url.href,
    dataDir: "",
    log: createLog({ mode: "test", logLevel: "silent" }),
    onDeath: () => undefined,
  });
}

/** Opens PGlite in this thread and in memory. The site's PGlite uses a folder and another thread, and opens slower. */
async function openInMemory(): Promise<Database> {
  const lite = await emptyPglite();
  const client: PgliteClient = {
    query: (sql, params, options) => lite.query(sql, params, options as never),
    exec: (sql) => lite.exec(sql),
    transaction: (inside) => lite.transaction((tx) => inside(tx as never)),
    copy: () => Promise.reject(new Error("It has no files.")),
    refuseWrites: async (on) => void (await lite.exec(`set default_transaction_read_only = ${on}`)),
    close: () => lite.close(),
  };
  return embedded(watchedPglite(client), () => undefined);
}

export async function emptyPglite(): Promise<PGlite> {
  return PGlite.create({ extensions: { pg_trgm }, loadDataDir: await initialized() });
}

/** Returns the files of a new database. They are made once for all workers and test runs. */
async function initialized(): Promise<Blob> {
  const file = `test-results/pgdata-${PGLITE_VERSION}.tar`;
  if (!existsSync(file)) {
    const folder = makeTemporaryFolder("pgdata-");
    await addEmptyDatabase(folder);
    const made = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
    const dump = await made.dumpDataDir("none");
    await made.close();
    const unfinished = `${file}-${process.pid}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Deletes the rows of all tables. Truncating the tables would take ten times as long. */
async function empty(database: Database): Promise<void> {
  await database.query(
    `do $$
     declare name text;
     begin
       -- Neither triggers nor foreign keys.
       set local session_replication_role = replica;
       for name in
         select format('%I.%I', schemaname, tablename) from pg_tables
         where schemaname !~ '^pg_' and schemaname <> 'information_schema'
           and tablename not in ('schema_migrations', 'library_version')
       loop
         execute 'delete from ' || name;
       end loop;
       update library_version set version = version + 1;
     end $$`,
  );
}

function collectingMailbox(sent: Mail[]): Mailbox {
  return {
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => undefined,
  };
}
