import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { pause } from "./pause.ts";

const HOUR_MS = 3_600_000;

test("a pause ends with its signal, also if the signal has ended before, and leaves no listener", async () => {
  const leaving = new AbortController();
  await pause(1, leaving.signal);
  expect(getEventListeners(leaving.signal, "abort")).toEqual([]);
  const long = pause(HOUR_MS, leaving.signal);
  leaving.abort();
  await long;
  await pause(HOUR_MS, leaving.signal);
  expect(getEventListeners(leaving.signal, "abort")).toEqual([]);
});
