import type { ConstructorOptions, PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import { databaseFailure } from "../database/failure.ts";
import type { Log } from "../log/log.ts";

export type Jobs = {
  makeQueues: () => Promise<void>;
  /** @param schedules cron lines in UTC */
  start: (
    work: Record<string, () => Promise<void>>,
    schedules: Record<string, string>,
  ) => Promise<void>;
  stop: () => Promise<void>;
};

/** pg-boss does a job again that takes over 15 minutes, as a copy elsewhere may: that would push an older backup out. */
const ONCE = { expireInSeconds: 3 * 60 * 60, retryLimit: 0 };
const OPTIONS: Record<string, typeof ONCE> = { backup: ONCE, "try-backup": ONCE };

type QueueDatabase = Pick<Database, "query" | "bossOptions" | "withAdvisoryLock">;

/** @param names of every job, so that its queue exists before anything is put into it */
export function createJobs(database: QueueDatabase, log: Log, names: readonly string[]): Jobs {
  let boss: PgBoss | undefined;
  let made: Promise<PgBoss> | undefined;
  const make = async () => {
    const queue = (boss ??= await createBoss(database, log));
    // Two that make its tables at the same moment trip over each other.
    await database.withAdvisoryLock(() => queue.start());
    await closeTables(database);
    for (const name of names) {
      await queue.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true });
      const own = OPTIONS[name];
      // One that was made before would keep its former options.
      if (own) await queue.updateQueue(name, own);
    }
    return queue;
  };
  const queues = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  return {
    makeQueues: async () => void (await queues()),
    async start(work, schedules) {
      const queue = await queues();
      await queue.start();
      for (const [name, cron] of Object.entries(schedules)) await queue.schedule(name, cron);
      for (const [name, run] of Object.entries(work)) {
        await queue.work(name, async () => {
          try {
            await run();
          } catch (error) {
            log.error({ err: error, job: name }, "a job failed, and is tried again");
            throw error;
          }
        });
      }
    },
    async stop() {
      await made?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: 2500, close: false });
    },
  };
}

async function createBoss(database: QueueDatabase, log: Log): Promise<PgBoss> {
  // Large, and nothing that a visitor waits for.
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss(jobQueueOptions(database));
  boss.on("error", sparingly(log));
  return boss;
}

/** pg-boss asks several times a second. */
const SILENCE_MS = 60_000;

/** The first of errors of one kind, for a minute no other; then how many there were. */
function sparingly(log: Log): (error: Error) => void {
  const silences = new Map<string, { untilMs: number; unsaid: number }>();
  return (thrown) => {
    const error = asError(thrown);
    const kind = databaseFailure(error) ?? "unexpected";
    const nowMs = performance.now();
    const silence = silences.get(kind);
    if (silence && nowMs < silence.untilMs) {
      silence.unsaid += 1;
      return;
    }
    log.error({ err: error, ...(silence?.unsaid ? { unsaid: silence.unsaid } : {}) }, "job queue");
    silences.set(kind, { untilMs: nowMs + SILENCE_MS, unsaid: 0 });
  };
}

/** pg-boss hands on copies of errors, of which the log would say nothing. */
function asError(error: Error): Error {
  const { message, stack } = error;
  return error instanceof Error ? error : Object.assign(new Error(message), error, { stack });
}

const SCHEMA = "pgboss";
const MAKES_TABLES = /create table|create_queue/i;

export function jobQueueOptions(database: QueueDatabase): ConstructorOptions {
  const { db, backend } = database.bossOptions;
  return {
    schema: SCHEMA,
    backend,
    db: db && {
      ...db,
      async executeSql(sql, params) {
        const result = await db.executeSql(sql, params);
        if (MAKES_TABLES.test(sql)) await closeTables(database);
        return result;
      },
    },
  };
}

/** A role that reaches the database directly finds nothing in them; their owner is not bound by this. */
async function closeTables(database: Pick<Database, "query">): Promise<void> {
  await database.query(`
    do $$ declare name text; begin
      for name in
        select format('%I.%I', n.nspname, c.relname) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = '${SCHEMA}' and c.relkind in ('r', 'p') and not c.relrowsecurity
      loop
        execute format('alter table %s enable row level security', name);
      end loop;
    end $$`);
}
