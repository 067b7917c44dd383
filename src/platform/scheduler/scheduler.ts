import { Cron } from "croner";
import { gt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import {
  claim,
  correctTimes,
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
/**
 * Time in ms. If a stored time is further ahead of the clock, the clock must have been wrong when the time was stored.
 * A smaller difference is normal, for example when another server takes over the database.
 */
const MAX_AHEAD_MS = MAX_RETRY_DELAY_MS;
/** After the process was told to stop, running jobs have this time, in ms, to end. */
const STOP_TIMEOUT_MS = 2500;

/** `now` reads the clock of the database. A replica whose own clock is ahead would otherwise run jobs again and again. */
export function createScheduler({
  database,
  log,
  now,
}: {
  database: Database;
  log: Log;
  now: () => Promise<Date>;
}): Scheduler {
  const { db } = database;
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isDatabaseAway = false;

  async function check(jobs: ReadonlyMap<string, Planned>): Promise<void> {
    try {
      const stored = await scheduleRows.list(db, "all", ["name"]);
      // The clock is read after the rows. A time in a row can then be beyond `limit` only if the clock was wrong, not
      // because the row is newer than `present`.
      const present = await now();
      const until = after(present, LEASE_MS);
      const limit = after(present, MAX_AHEAD_MS);
      await extend(db, [...running.keys()], until);
      for (const row of stored) {
        const { name, ran_at, blocked_until } = row;
        const job = jobs.get(name);
        if (!job || running.has(name)) continue;
        if (ran_at > limit || (blocked_until && blocked_until > limit)) {
          await correctTimes(db, row, { now: present, limit });
          continue;
        }
        const due = job.times.nextRun(ran_at);
        if (!due || due > present) continue;
        const claimed = await claim(db, name, { due, now: present, until });
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
        ? { ran_at: await now(), blocked_until: null }
        : { blocked_until: after(await now(), delay) };
      await markFailed(db, name, change);
    };
    await job
      .run()
      .then(async () => markDone(db, name, await now()), failed)
      // The job runs again as soon as its lease (the time for which the process has reserved the job) has ended.
      .catch((error: unknown) =>
        log.error({ err: error, job: name }, "the end of a job could not be stored"),
      );
  }

  return {
    async start(jobs) {
      await synchronizeSchedules(db, Object.keys(jobs), await now());
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

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
