import fc from "fast-check";
import { expect, test } from "vitest";
import { kindOfPeriod, mondayOf, PERIOD_KINDS, periodOf, periodsLater, spanOf } from "./periods.ts";

test.each([
  ["2026-11-16", { from: "2026-11-16", to: "2026-11-23" }],
  ["2026-02", { from: "2026-02-01", to: "2026-03-01" }],
  ["2026-12", { from: "2026-12-01", to: "2027-01-01" }],
  ["2026-Q4", { from: "2026-10-01", to: "2027-01-01" }],
])("%s has its first and last day", (period, span) => expect(spanOf(period)).toEqual(span));

test.each([
  ["2026-11-22T23:59:59Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2027-01-03T12:00:00Z", "2026-12-28"],
])("%s is in the week of %s", (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});

test.each(["2026-11-17", "2026-13", "2026-Q5", "2026-02-30", "soon", "", "2026-1"])(
  "%s is no period",
  (text) => expect(kindOfPeriod(text)).toBeUndefined(),
);

test("every moment is in its period, and there is no gap between two periods", () => {
  const moments = fc.date({
    min: new Date("2001-01-01"),
    max: new Date("2098-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom(...PERIOD_KINDS),
      fc.integer({ min: -30, max: 30 }),
      (moment, kind, count) => {
        const period = periodOf(kind, moment);
        const { from, to } = spanOf(period);
        const day = moment.toISOString();
        expect([kindOfPeriod(period), from <= day, day < to]).toEqual([kind, true, true]);
        expect(spanOf(periodsLater(period, 1)).from).toBe(to);
        expect(periodsLater(periodsLater(period, count), -count)).toBe(period);
      },
    ),
  );
});
