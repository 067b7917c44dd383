import { expect, test } from "vitest";
import { formatAgo } from "./format-date.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-23T12:00:30Z", "now"],
  ["2026-11-23T11:59:30Z", "now"],
  ["2026-11-23T11:58:30Z", "1m ago"],
  ["2026-11-23T09:30:00Z", "2h ago"],
  ["2026-11-22T11:00:00Z", "yesterday"],
  ["2026-11-18T11:00:00Z", "5d ago"],
  ["2026-11-10T12:00:00Z", "Nov 10, 2026"],
])("a past time is shown as its age: %s as %s", (moment, shown) => {
  expect(formatAgo(moment, NOW)).toBe(shown);
});

test("a future time is shown with date and time", () => {
  expect(formatAgo("2026-11-25T12:00:00Z", NOW)).toMatch(/^Nov 25, 2026, /);
});
