import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchVersion } from "./watched-version.ts";

/** Makes a fake version of the template library. The test can make reading it fail or hang. */
function versionOf(start: string) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const source = { state: start, readings: 0 };
  const read = async (): Promise<string> => {
    source.readings += 1;
    if (source.state === "hanging") return new Promise(() => undefined);
    if (source.state === "failing") throw new Error("away");
    return source.state;
  };
  const version = watchVersion(read, log, { waitMs: 30, pauseMs: 400 });
  return { source, version, lines };
}

// `performance.now()` stands still until the test advances it. Timers run in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test.each(["failing", "hanging"])(
  "while reading the version is %s, the last known version counts",
  async (state) => {
    const { source, version, lines } = versionOf("7");
    expect(await version()).toBe("7");
    source.state = state;
    expect(await version()).toBe("7");
    source.readings = 0;
    for (let n = 0; n < 100; n++) expect(version()).toBe("7");
    expect(source.readings).toBe(0);
    vi.advanceTimersByTime(450);
    // The first of these calls begins to read the version. No call waits for the result.
    for (let n = 0; n < 100; n++) expect(version()).toBe("7");
    expect(source.readings).toBe(1);
    expect(lines).toHaveLength(1);
    // After this wait, reading the version has exceeded its time limit.
    await new Promise((later) => setTimeout(later, 100));
    source.state = "8";
    vi.advanceTimersByTime(450);
    void version();
    await expect.poll(async () => version()).toBe("8");
    expect(lines).toHaveLength(2);
  },
);

test("before the first successful reading there is no version", async () => {
  const { version } = versionOf("failing");
  expect(await version()).toBeUndefined();
  expect(version()).toBeUndefined();
});

test("a value that is ready is returned without a promise", () => {
  const log = pino({ level: "silent" });
  expect(watchVersion(() => "1", log)()).toBe("1");
});
