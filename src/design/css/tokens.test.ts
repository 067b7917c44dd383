import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files that may contain colors which the design does not have, such as the colors of services' icons. */
const APART = ["src/workflow/**", "**/*.test.{ts,tsx}"];

test("files that cannot use the tokens repeat only colors of the tokens", () => {
  const tokens = readFileSync("src/design/css/tokens.css", "utf8");
  const colors = globSync("src/**/*.{ts,tsx}", { exclude: APART }).flatMap((file) => {
    const found = readFileSync(file, "utf8").match(/#[0-9a-f]{6}\b/g) ?? [];
    return found.map((color) => ({ file, color }));
  });
  expect(colors.some(({ file }) => file.endsWith("error-page.ts"))).toBe(true);
  expect(colors.filter(({ color }) => !tokens.includes(`: ${color};`))).toEqual([]);
});
