import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOpen } from "./keep-open.ts";
import type { Notice } from "./pglite-protocol.ts";
import type { Thread } from "./pglite-thread.ts";

type Mortal = Thread & { die: (reason: string) => void; ended: boolean };

const threads: Mortal[] = [];
const notices: Notice[] = [];
const onDeath = vi.fn<(error: Error) => void>();
let failing: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  threads.length = 0;
  notices.length = 0;
  failing = undefined;
  onDeath.mockClear();
});
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;
const open = async (): Promise<Thread> => {
  if (failing) throw new Error(failing);
  const { promise, resolve } = Promise.withResolvers<string>();
  const thread: Mortal = {
    ask: async () => undefined,
    died: promise,
    die: resolve,
    ended: false,
    end: async () => void (thread.ended = true),
  };
  threads.push(thread);
  return thread;
};
const start = () =>
  keepOpen({ open, folder: tmpdir(), onNotice: (notice) => notices.push(notice), onDeath });
const dieAfter = async (ms: number, reason = "it broke") => {
  await vi.advanceTimersByTimeAsync(ms);
  threads.at(-1)?.die(reason);
  await vi.advanceTimersByTimeAsync(0);
};

test("three deaths in ten minutes are repaired; the fourth is reported with its reason", async () => {
  await start();
  for (let n = 0; n < 3; n++) await dieAfter(MINUTE_MS);
  expect([threads.length, onDeath.mock.calls.length]).toEqual([4, 0]);
  await dieAfter(MINUTE_MS, "could not write to the log");
  expect(threads).toHaveLength(4);
  expect(String(onDeath.mock.calls[0]?.[0])).toMatch(/4 times in ten minutes.*could not write/);
});

test("deaths further apart are always repaired", async () => {
  await start();
  for (let n = 0; n < 12; n++) await dieAfter(4 * MINUTE_MS);
  expect([threads.length, onDeath.mock.calls.length]).toEqual([13, 0]);
});

test("a thread that cannot be opened again counts as another death", async () => {
  await start();
  failing = "it does not open";
  await dieAfter(0);
  expect(String(onDeath.mock.calls[0]?.[0])).toMatch(/it does not open/);
  expect(notices).toHaveLength(3);
});

test("a database that cannot be opened at first is an error at once", async () => {
  failing = "it does not open";
  await expect(start()).rejects.toThrow("it does not open");
  expect(onDeath).not.toHaveBeenCalled();
});

test("a thread that died or was closed gives an error with a code", async () => {
  const keptOpen = await start();
  expect(keptOpen.thread()).toBe(threads[0]);
  threads[0]?.die("it broke");
  await Promise.resolve();
  await Promise.resolve();
  expect(() => keptOpen.thread()).toThrow(expect.objectContaining({ code: "57P03" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(keptOpen.thread()).toBe(threads[1]);
  await keptOpen.close();
  expect(threads[1]?.ended).toBe(true);
  expect(() => keptOpen.thread()).toThrow(expect.objectContaining({ code: "57P03" }));
});
