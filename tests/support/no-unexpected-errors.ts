import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { applyBrand } from "#shared/business/apply-brand.ts";

// A test that causes an unexpected error on the console fails.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

// Undoes changes of a test file, because the worker may run another file afterwards.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  applyBrand({});
});
