import { expect, test } from "vitest";
import { formatTimestamp } from "./timestamp.ts";

const NOW = new Date(2026, 10, 20, 0, 5);

test.each([
  [new Date(2026, 10, 20, 0, 1), "12:01 AM"],
  [new Date(2026, 10, 19, 23, 59), "Yesterday 11:59 PM"],
  [new Date(2026, 10, 19, 0, 0), "Yesterday 12:00 AM"],
  [new Date(2026, 10, 18, 23, 59), "Nov 18, 2026 11:59 PM"],
  [new Date(2025, 10, 20, 14, 30), "Nov 20, 2025 2:30 PM"],
])("%s is shown as %s", (time, words) => {
  expect(formatTimestamp(time, NOW, "en")).toBe(words);
});

test("beside a German answer the time is German", () => {
  expect(formatTimestamp(new Date(2026, 10, 19, 23, 59), NOW, "de")).toBe("Gestern 23:59");
});
