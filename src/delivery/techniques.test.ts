import { afterEach, expect, test, vi } from "vitest";
import { parseTechniques, TECHNIQUES } from "./techniques.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("all of them are used", async () => {
  const { uses } = await import("./techniques.ts");
  expect(TECHNIQUES.filter((name) => !uses(name))).toEqual([]);
});

test("a benchmark leaves out those that it names", async () => {
  vi.stubEnv("BENCH_WITHOUT", "encoding,static-islands");
  vi.resetModules();
  const { uses } = await import("./techniques.ts");
  expect(TECHNIQUES.filter((name) => !uses(name))).toEqual(["encoding", "static-islands"]);
});

test("a name that is none is refused with those that are", () => {
  expect(() => parseTechniques("encoding,magic")).toThrow(
    'There is no technique "magic", only deferred-fonts,',
  );
});
