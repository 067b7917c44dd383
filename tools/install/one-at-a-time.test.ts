import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { oneAtATime } from "./one-at-a-time.ts";

afterEach(() => void vi.useRealTimers());

test("of several waiters, one takes an abandoned lock, and the others come after it", async () => {
  const folder = makeTemporaryFolder("one-at-a-time-");
  const lock = join(folder, "lock");
  mkdirSync(lock);
  utimesSync(lock, 1000, 1000);
  let working = 0;
  const most: number[] = [];
  const work = async () => {
    most.push((working += 1));
    await new Promise((later) => setTimeout(later, 20));
    working -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime(lock, work)));
  expect(most).toEqual([1, 1, 1]);
  expect(readdirSync(folder)).toEqual([]);
});

test("an abandoned lock is never absent, so that nobody takes it from its new holder", async () => {
  const lock = join(makeTemporaryFolder("one-at-a-time-"), "lock");
  mkdirSync(lock);
  utimesSync(lock, 1000, 1000);
  const { ino } = statSync(lock);
  await oneAtATime(lock, () => expect(statSync(lock).ino).toBe(ino));
});

test("work goes on after somebody has deleted the lock", async () => {
  const lock = join(makeTemporaryFolder("one-at-a-time-"), "lock");
  vi.useFakeTimers();
  const done = oneAtATime(lock, () => {
    rmSync(lock, { recursive: true });
    vi.advanceTimersByTime(60_000);
    return "done";
  });
  expect(await done).toBe("done");
});
