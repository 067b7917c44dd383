import { expect, test } from "vitest";
import { LIGHT, PULSE, schedule } from "./schedule.ts";

const times = schedule(4, 3);

test("nothing happens before its cause", () => {
  const { enters, arrives, marked, leaves, understood, sent, filled, waits } = times;
  expect([arrives - enters, understood - leaves]).toEqual([LIGHT, LIGHT]);
  expect(marked[0]).toBeGreaterThanOrEqual(arrives);
  expect(leaves).toBeGreaterThan(Math.max(...marked));
  expect(sent[0]).toBe(understood + PULSE);
  expect(filled.map((end, row) => end - (sent[row] ?? 0))).toEqual([LIGHT, LIGHT, LIGHT]);
  expect(waits).toBeGreaterThan(Math.max(...filled));
});

test("one light leaves the hub after the other has arrived", () => {
  expect(times.sent.slice(1)).toEqual(times.filled.slice(0, -1));
});

test("a message in which nothing matters is read all the same", () => {
  const { arrives, leaves, waits } = schedule(0, 0);
  expect(leaves).toBe(arrives + PULSE);
  expect(waits).toBe(leaves + LIGHT + PULSE);
});
