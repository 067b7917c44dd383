import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// What nobody expected and somebody printed fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

// The next file may be run by the same worker.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
