import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type DrizzleTransactionLike } from "pg-boss";
import type { Database, Db } from "../database/database.ts";
import type { Log } from "../log.ts";

type Work = (data: Record<string, unknown>) => Promise<void>;

/** Work that is done later, at least once, kept in the database beside the rows that cause it. */
export type Jobs = {
  /** Stored in the caller's transaction: a rolled back transaction leaves no job. */
  enqueue: (tx: Db, name: string, data: Record<string, unknown>) => Promise<void>;
  /** Begins to work; jobs repeated by a cron line (UTC) come from `schedules`. */
  start: (work: Record<string, Work>, schedules: Record<string, string>) => Promise<void>;
  /** Finishes what is running. */
  stop: () => Promise<void>;
};

/** Where jobs end that failed every retry. */
export const FAILED = "failed";

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** @param names every queue, so that it exists before the first job is sent to it */
export async function createJobs(
  database: Database,
  log: Log,
  names: readonly string[],
): Promise<Jobs> {
  const boss = new PgBoss({ ...database.bossOptions, schema: "pgboss" });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  // Two that make its tables at the same moment trip over each other.
  await database.exclusively(() => boss.start());
  await boss.createQueue(FAILED);
  for (const name of names) {
    await boss.createQueue(name, {
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      deadLetter: FAILED,
    });
    // Looked up now: `send` inside a transaction would otherwise ask the embedded database's only
    // connection, which that transaction holds.
    await boss.findJobs(name, { id: NO_JOB });
  }
  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },
    async start(work, schedules) {
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
      for (const [name, run] of Object.entries(work)) {
        await boss.work(name, async (batch) => {
          for (const job of batch) await run((job.data ?? {}) as Record<string, unknown>);
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 2500, close: false }),
  };
}
