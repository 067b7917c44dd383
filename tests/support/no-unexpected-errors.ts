import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// A test that causes an unexpected error on the console fails.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

// The worker may run another test file afterwards.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
