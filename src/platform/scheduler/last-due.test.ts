import fc from "fast-check";
import { expect, test } from "vitest";
import { createLastDue } from "./last-due.ts";

const CRONS = ["7 * * * *", "*/15 * * * *", "0 3 * * *", "30 4 * * 1", "0 0 1 * *"];
const START = Date.UTC(2026, 9, 20, 8, 58, 30);
const MINUTE_MS = 60_000;

test("the time is the same as one that is computed for this moment alone, also after the clock was set back", () => {
  const step = fc.oneof(
    fc.constantFrom(0, 1, 10_000, MINUTE_MS / 2, MINUTE_MS, 60 * MINUTE_MS),
    fc.integer({ min: -3 * MINUTE_MS, max: 40 * 24 * 60 * MINUTE_MS }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...CRONS), fc.array(step, { minLength: 1 }), (cron, steps) => {
      const lastDue = createLastDue(cron);
      let time = START;
      for (const ms of steps) {
        time += ms;
        const now = new Date(time);
        expect(lastDue(now)).toEqual(createLastDue(cron)(now));
      }
    }),
  );
});

test("a job is due right after its time, and not before", () => {
  const lastDue = createLastDue("7 * * * *");
  expect(lastDue(new Date("2026-10-20T09:06:59Z"))).toEqual(new Date("2026-10-20T08:07:00Z"));
  expect(lastDue(new Date("2026-10-20T09:07:01Z"))).toEqual(new Date("2026-10-20T09:07:00Z"));
  expect(lastDue(new Date("2026-10-20T09:06:59Z"))).toEqual(new Date("2026-10-20T08:07:00Z"));
});
