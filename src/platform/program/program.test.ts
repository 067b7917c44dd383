import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  [undefined, "production"],
  ["development", "development"],
])("a program started with NODE_ENV %s runs in %s", async (set, runs) => {
  vi.resetModules();
  const mask = process.umask();
  vi.stubEnv("NODE_ENV", set);
  await import("./program.ts");
  process.umask(mask);
  expect(process.env["NODE_ENV"]).toBe(runs);
});
