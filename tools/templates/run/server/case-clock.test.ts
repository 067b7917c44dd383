import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { CLOCK } from "../clock.ts";
import { createCaseClock } from "./case-clock.ts";

const NIGHT = "2026-11-18T22:30:00Z";

test("cases at the same time run side by side; a case at another time starts when none of them runs any more", async () => {
  const happened: string[] = [];
  const clock = createCaseClock(async (time) => void happened.push(time));
  const ends: Record<string, () => void> = {};
  const start = (name: string, time?: string) =>
    clock(time, async () => {
      happened.push(`${name} begins`);
      await new Promise<void>((end) => (ends[name] = end));
      happened.push(`${name} ends`);
    });
  const all = [start("day"), start("night", NIGHT), start("noon"), start("late", NIGHT)];
  const end = async (name: string) => {
    ends[name]?.();
    await turn();
  };
  await turn();
  for (const name of ["day", "noon", "night", "late"]) await end(name);
  await Promise.all(all);
  await clock(undefined, async () => void happened.push("day again"));
  expect(happened).toEqual([
    "day begins",
    "noon begins",
    "day ends",
    "noon ends",
    NIGHT,
    "night begins",
    "late begins",
    "night ends",
    "late ends",
    CLOCK,
    "day again",
  ]);
});

test("a case that fails lets the others go on", async () => {
  const clock = createCaseClock(async () => {});
  const failing = clock(undefined, () => Promise.reject(new Error("no run")));
  const waiting = clock(NIGHT, async () => "ran");
  await expect(failing).rejects.toThrow("no run");
  await expect(waiting).resolves.toBe("ran");
});
