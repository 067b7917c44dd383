import fc from "fast-check";
import { expect, test } from "vitest";
import { workingDaysBefore } from "./working-days.ts";
import { DAY_MS } from "./days.ts";

test.each([
  // From Friday afternoon to Tuesday afternoon two working days pass.
  ["2026-11-24T15:00:00Z", "2026-11-20T15:00:00Z"],
  ["2026-11-26T15:00:00Z", "2026-11-24T15:00:00Z"],
  // A message that arrived on Thursday at midnight has waited all of Thursday and Friday.
  ["2026-11-21T10:00:00Z", "2026-11-19T00:00:00Z"],
  ["2026-11-22T10:00:00Z", "2026-11-19T00:00:00Z"],
  // The two working days of a message that arrived on a Saturday are Monday and Tuesday.
  ["2026-11-24T23:59:00Z", "2026-11-20T23:59:00Z"],
  ["2026-11-25T00:00:00Z", "2026-11-23T00:00:00Z"],
])("two working days before %s is %s", (now, before) => {
  expect(workingDaysBefore(new Date(now), 2).toISOString()).toBe(new Date(before).toISOString());
});

test("an overdue message stays overdue", () => {
  const moment = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.nat({ max: 7 * DAY_MS }), (now, later) => {
      const then = new Date(now.getTime() + later);
      expect(+workingDaysBefore(then, 2)).toBeGreaterThanOrEqual(+workingDaysBefore(now, 2));
    }),
  );
});
