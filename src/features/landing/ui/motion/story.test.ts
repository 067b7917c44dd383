import { expect, test } from "vitest";
import { LIGHT, PULSE, schedule } from "./story.ts";

const times = schedule(4, 3);

test("no effect happens before its cause", () => {
  const { enters, arrives, marked, leaves, understood, sent, filled, waits } = times;
  expect([arrives - enters, understood - leaves]).toEqual([LIGHT, LIGHT]);
  expect(marked[0]).toBeGreaterThanOrEqual(arrives);
  expect(leaves).toBeGreaterThan(Math.max(...marked));
  expect(sent[0]).toBe(understood + PULSE);
  expect(filled.map((end, row) => end - (sent[row] ?? 0))).toEqual([LIGHT, LIGHT, LIGHT]);
  expect(waits).toBeGreaterThan(Math.max(...filled));
});

test("a light leaves the hub after the previous one has arrived", () => {
  expect(times.sent.slice(1)).toEqual(times.filled.slice(0, -1));
});

test("a message without marks is read too", () => {
  const { arrives, leaves, waits } = schedule(0, 0);
  expect(leaves).toBe(arrives + PULSE);
  expect(waits).toBe(leaves + LIGHT + PULSE);
});
