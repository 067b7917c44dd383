import { Cron } from "croner";
import { gt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import {
  claim,
  extend,
  freeAll,
  markDone,
  markFailed,
  scheduleRows,
  synchronizeSchedules,
  type Schedule,
} from "./store.ts";

export type Job = {
  /** In cron's notation, in UTC. */
  cron: string;
  run: () => Promise<void>;
  /** After a failed run, the job waits for its next regular time. */
  isNeverRetried?: true;
};

type Planned = Job & { times: Cron };

/** Runs each job in only one replica. After several missed runs, a job runs only once. */
export type Scheduler = {
  start: (jobs: Readonly<Record<string, Job>>) => Promise<void>;
  stop: () => Promise<void>;
  /** @returns the jobs whose last run failed */
  failing: () => Promise<Schedule[]>;
};

const CHECK_INTERVAL_MS = 10_000;
/**
 * A process reserves a job for this time (a lease), and extends the lease while the job runs. If a lease has ended, its
 * process has died.
 */
const LEASE_MS = 15 * 60_000;
/** Pause in ms after a job's first failure. The pause doubles with each further failure. */
const RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 60 * 60_000;
/** After the process was told to stop, running jobs have this time, in ms, to end. */
const STOP_TIMEOUT_MS = 2500;

export function createScheduler({
  database,
  log,
  now,
}: {
  database: Database;
  log: Log;
  now: () => Date;
}): Scheduler {
  const { db } = database;
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isDatabaseAway = false;
  const later = (ms: number) => new Date(now().getTime() + ms);

  async function check(jobs: ReadonlyMap<string, Planned>): Promise<void> {
    try {
      await extend(db, [...running.keys()], later(LEASE_MS));
      for (const { name, ran_at } of await scheduleRows.list(db, "all", ["name"])) {
        const job = jobs.get(name);
        if (!job || running.has(name)) continue;
        const due = job.times.nextRun(ran_at);
        if (!due || due > now()) continue;
        const claimed = await claim(db, name, { due, now: now(), until: later(LEASE_MS) });
        if (claimed)
          running.set(
            name,
            run(claimed, job).finally(() => running.delete(name)),
          );
      }
      isDatabaseAway = false;
    } catch (error) {
      // Logged only once, because the scheduler reads the schedule at every check.
      if (!isDatabaseAway) log.error({ err: error }, "the schedule cannot be read");
      isDatabaseAway = true;
    }
  }

  async function run({ name, failures }: Schedule, job: Job): Promise<void> {
    const failed = async (error: unknown) => {
      log.error({ err: error, job: name }, "a job failed");
      const delay = Math.min(RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
      const change = job.isNeverRetried
        ? { ran_at: now(), blocked_until: null }
        : { blocked_until: later(delay) };
      await markFailed(db, name, change);
    };
    await job
      .run()
      .then(() => markDone(db, name, now()), failed)
      // The job runs again as soon as its lease (the time for which the process has reserved the job) has ended.
      .catch((error: unknown) =>
        log.error({ err: error, job: name }, "the end of a job could not be stored"),
      );
  }

  return {
    async start(jobs) {
      await synchronizeSchedules(db, Object.keys(jobs), now());
      // Only this process uses the embedded database, so all leases (reservations of jobs) belong to processes that
      // have ended.
      if (database.kind === "embedded") await freeAll(db);
      const planned = new Map<string, Planned>();
      for (const [name, job] of Object.entries(jobs))
        planned.set(name, { ...job, times: new Cron(job.cron, { timezone: "UTC", paused: true }) });
      timer = setInterval(() => void check(planned), CHECK_INTERVAL_MS);
      await check(planned);
    },
    async stop() {
      clearInterval(timer);
      const ended = Promise.all(running.values());
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
      await Promise.race([ended, timeout]);
    },
    failing: () => scheduleRows.list(db, { failures: (count) => gt(count, 0) }, ["name"]),
  };
}
