import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { advanceClock, logInto } from "#tests/support/mail/mail-site.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { readClock } from "../database/read-clock.ts";
import { createScheduler, type Job } from "./scheduler.ts";
import { correctTimes, scheduleRows } from "./store.ts";

const HOUR_MS = 60 * 60_000;
const HOURLY = "7 * * * *";

let platform: TestPlatform;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = [];
  platform = await createTestPlatform({}, { log: logInto(lines) });
  platform.travelTo("2026-11-20T09:00:00Z");
});

const jobOf = (run: () => Promise<void>, more: Partial<Job> = {}) => ({
  job: { cron: HOURLY, run, ...more },
});
async function check(at: TestPlatform, jobs: Record<string, Job>): Promise<void> {
  await at.scheduler.start(jobs);
  await at.scheduler.stop();
}
function counting(): { runs: number; run: () => Promise<void> } {
  const counter = {
    runs: 0,
    run: () => {
      counter.runs += 1;
      return Promise.resolve();
    },
  };
  return counter;
}
const advance = (ms: number) => advanceClock(platform, ms);
const failing = () => Promise.reject(new Error("no"));

describe("a job", () => {
  test("a job does not run on a new site before its time, and then once at each time", async () => {
    const counter = counting();
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(0);
    for (const minutes of [6, 1, 1, 30]) {
      advance(minutes * 60_000);
      await check(platform, jobOf(counter.run));
    }
    expect(counter.runs).toBe(1);
    advance(HOUR_MS);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(2);
  });

  test("a job that was missed for days runs once", async () => {
    const counter = counting();
    await check(platform, jobOf(counter.run));
    advance(72 * HOUR_MS);
    await check(platform, jobOf(counter.run));
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(1);
  });

  test.runIf(process.env["TEST_DATABASE"] === "postgres")(
    "a job runs in only one of several processes",
    async () => {
      const counter = counting();
      await check(platform, jobOf(counter.run));
      advance(HOUR_MS);
      const replicas = await Promise.all([1, 2, 3, 4].map(() => createReplica()));
      const jobs = jobOf(counter.run);
      await Promise.all(
        [platform, ...replicas].map((each) => {
          each.travelTo(platform.now());
          return check(each, jobs);
        }),
      );
      expect(counter.runs).toBe(1);
    },
  );

  test("a job that no longer exists is deleted", async () => {
    await check(platform, jobOf(failing));
    advance(HOUR_MS);
    await check(platform, jobOf(failing));
    expect(await platform.scheduler.failing()).toHaveLength(1);
    await check(platform, { other: { cron: HOURLY, run: failing } });
    expect(await platform.scheduler.failing()).toEqual([]);
  });
});

describe("a job that fails", () => {
  test("a failing job is logged by its name, listed, and tried again after growing pauses until it succeeds", async () => {
    await check(platform, jobOf(failing));
    advance(HOUR_MS);
    await check(platform, jobOf(failing));
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, job: "job", msg: "a job failed" }),
    ]);
    expect(await platform.scheduler.failing()).toMatchObject([{ name: "job", failures: 1 }]);
    if (platform.database.kind === "postgres") {
      advance(59_000);
      await check(platform, jobOf(failing));
      expect(lines).toHaveLength(1);
    }
    advance(2000);
    await check(platform, jobOf(failing));
    expect(await platform.scheduler.failing()).toMatchObject([{ name: "job", failures: 2 }]);
    const counter = counting();
    advance(3 * 60_000);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(1);
    expect(await platform.scheduler.failing()).toEqual([]);
  });

  test("a failing job that must not be repeated waits for its next regular run", async () => {
    const once = jobOf(failing, { isNeverRetried: true });
    await check(platform, once);
    advance(HOUR_MS);
    await check(platform, once);
    advance(6 * 60_000);
    await check(platform, once);
    expect(lines).toHaveLength(1);
    advance(HOUR_MS);
    await check(platform, once);
    expect(lines).toHaveLength(2);
  });
});

describe("after the clock of the database ran ahead once and was set right", () => {
  test("a job that ran meanwhile runs again at its next regular time", async () => {
    const counter = counting();
    await check(platform, jobOf(counter.run));
    advance(24 * 24 * HOUR_MS);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(1);
    advance(-24 * 24 * HOUR_MS);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(1);
    advance(HOUR_MS);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(2);
  });

  test("a job that failed meanwhile is tried again within an hour", async () => {
    await check(platform, jobOf(failing));
    advance(24 * HOUR_MS);
    await check(platform, jobOf(failing));
    advance(-23 * HOUR_MS);
    const counter = counting();
    await check(platform, jobOf(counter.run));
    advance(HOUR_MS + 1000);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBeGreaterThan(0);
    expect(await platform.scheduler.failing()).toEqual([]);
  });

  test("a job does not run twice if the clock went back by minutes only", async () => {
    const counter = counting();
    await check(platform, jobOf(counter.run));
    advance(8 * 60_000);
    await check(platform, jobOf(counter.run));
    advance(-5 * 60_000);
    await check(platform, jobOf(counter.run));
    advance(6 * 60_000);
    await check(platform, jobOf(counter.run));
    expect(counter.runs).toBe(1);
  });

  test("the time of a run is not set back if another replica has stored it since it was read", async () => {
    const { db } = platform.database;
    await check(platform, jobOf(failing));
    const setRan = (ran_at: string) =>
      scheduleRows.update(db, { name: "job" }, { ran_at: new Date(ran_at) });
    const read = await setRan("2026-12-20T09:00:00Z");
    const since = await setRan("2026-11-20T12:07:01Z");
    if (read) await correctTimes(db, read, { now: platform.now(), limit: platform.now() });
    expect(await scheduleRows.find(db, { name: "job" })).toEqual(since);
  });
});

describe.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "with two replicas, of which one has a clock that is a year ahead",
  () => {
    const YEAR_MS = 365 * 24 * HOUR_MS;
    const checkIn = async (ms: number, run: Job["run"]) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
      try {
        const now = () => readClock(platform.database);
        const scheduler = createScheduler({ ...platform, now });
        await scheduler.start(jobOf(run, { cron: "0 0 1 1 *" }));
        await scheduler.stop();
      } finally {
        vi.useRealTimers();
      }
    };
    const makeDue = () =>
      platform.database.query("update schedules set ran_at = now() - interval '2 years'");

    test("a job runs once each time it is due, by the clock of the database", async () => {
      const counter = counting();
      await checkIn(0, counter.run);
      for (const first of [YEAR_MS, 0]) {
        const before = counter.runs;
        await makeDue();
        for (const ms of [first, 0, YEAR_MS, 0, YEAR_MS]) await checkIn(ms, counter.run);
        expect(counter.runs).toBe(before + 1);
      }
    });
  },
);

test("a job whose process died runs again: on the embedded database at the next start, otherwise after its lease", async () => {
  const counter = counting();
  platform.travelTo("2026-11-20T09:10:00Z");
  await check(platform, jobOf(counter.run));
  advance(HOUR_MS);
  await platform.database.query("update schedules set blocked_until = $1", [
    new Date(platform.now().getTime() + 15 * 60_000),
  ]);
  await check(platform, jobOf(counter.run));
  expect(counter.runs).toBe(platform.database.kind === "embedded" ? 1 : 0);
  advance(16 * 60_000);
  await check(platform, jobOf(counter.run));
  expect(counter.runs).toBe(1);
});

test("an outage of the database is logged once, and the jobs run afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let queries = 0;
  let isAway = false;
  const db = new Proxy(platform.database.db, {
    get(target, name) {
      if (isAway) queries += 1;
      if (isAway) throw new Error("the connection is lost");
      return Reflect.get(target, name) as unknown;
    },
  });
  const scheduler = createScheduler({
    ...platform,
    database: { ...platform.database, db },
    now: () => Promise.resolve(platform.now()),
  });
  const counter = counting();
  await scheduler.start(jobOf(counter.run));
  advance(HOUR_MS);
  isAway = true;
  for (let n = 1; n <= 3; n += 1) {
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => queries).toBe(n);
  }
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, msg: "the schedule cannot be read" }),
  ]);
  isAway = false;
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => counter.runs).toBe(1);
  await scheduler.stop();
});
