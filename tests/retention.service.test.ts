import { expect, onTestFinished, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { jobs } from "#main/jobs.ts";
import { createTestPlatform } from "./support/platform.ts";

test("a job or a counter implements every period of the privacy page", async () => {
  const readPeriods = new Set<string>();
  for (const [name, value] of Object.entries(retention)) {
    const get = () => (readPeriods.add(name), value);
    Object.defineProperty(retention, name, { get, configurable: true });
    onTestFinished(
      () =>
        void Object.defineProperty(retention, name, { value, writable: true, enumerable: true }),
    );
  }
  const platform = await createTestPlatform();
  await platform.limits.consume({ name: "test", points: 1, seconds: 60 }, "192.0.2.1");
  await jobs["clean-up"]?.run(platform);
  expect(Object.keys(retention).filter((name) => !readPeriods.has(name))).toEqual([]);
});

test("no counter lives longer than the privacy page says, including the hour until its deletion", async () => {
  const platform = await createTestPlatform();
  const hours = retention.rateLimitHours;
  const use = (seconds: number) =>
    platform.limits.consume({ name: "test", points: 1, seconds }, "192.0.2.1");
  await expect(use(hours * 60 * 60)).rejects.toThrow("counts longer than the privacy page says");
  await use((hours - 1) * 60 * 60);
});
