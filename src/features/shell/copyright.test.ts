import { expect, test } from "vitest";
import { copyright } from "./ui/footer.tsx";

test.each([
  [2024, /^©2024 /],
  [2026, /^©2024-2026 /],
])("the copyright line of %d begins with the first year", (year, line) => {
  expect(copyright(year)).toMatch(line);
});
