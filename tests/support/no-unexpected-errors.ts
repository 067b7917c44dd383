import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { applyBrand } from "#shared/business/apply-brand.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

// Undoes the changes of the test file, because the worker may run another test file afterwards.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  applyBrand({});
});
