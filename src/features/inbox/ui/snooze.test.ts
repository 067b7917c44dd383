import { expect, test } from "vitest";
import { snoozeDays } from "./snooze.ts";

test("staff choose tomorrow, the next Monday, or a week from now", () => {
  expect(snoozeDays(new Date(2026, 11, 30, 23, 59))).toEqual([
    { label: "Tomorrow", day: "2026-12-31" },
    { label: "Monday", day: "2027-01-04" },
    { label: "In a week", day: "2027-01-06" },
  ]);
});

test("a day with two names is offered once", () => {
  const sunday = new Date(2026, 10, 22, 12);
  expect(snoozeDays(sunday).map(({ label }) => label)).toEqual(["Tomorrow", "In a week"]);
  const monday = new Date(2026, 10, 23, 12);
  expect(snoozeDays(monday)).toEqual([
    { label: "Tomorrow", day: "2026-11-24" },
    { label: "Monday", day: "2026-11-30" },
  ]);
});
