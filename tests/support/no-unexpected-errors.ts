import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected error on the console fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

// The same worker may run another file afterwards.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
