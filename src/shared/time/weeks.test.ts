import { expect, test } from "vitest";
import { mondayOf, weeksLater } from "./weeks.ts";

test.each([
  ["2026-11-22T23:59:59Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-12-31T12:00:00Z", "2026-12-28"],
  ["2027-01-03T12:00:00Z", "2026-12-28"],
])("%s is in the week of %s", (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});

test("weeks are consecutive, also at the end of a year", () => {
  expect(weeksLater("2026-12-28", 1)).toBe("2027-01-04");
  expect(weeksLater("2026-12-28", -2)).toBe("2026-12-14");
});
