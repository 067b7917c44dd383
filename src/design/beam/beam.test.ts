import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { lineAcross } from "./beam.tsx";
import { BEAM, randomDuration, shortDuration } from "./light.ts";

test("the defaults are those of docs/product.md, section 9", () => {
  const { curvature, minDuration, maxDuration, delay, ...look } = BEAM;
  const tokens = readFileSync("src/design/css/tokens.css", "utf8");
  const color = (name: string) => new RegExp(`--color-${name}: (#\\w+)`).exec(tokens)?.[1];
  expect(readFileSync("docs/product.md", "utf8")).toContain(
    `curvature ${curvature}, ${minDuration} to ${maxDuration} s by chance, delay ${delay}, ` +
      `path ${look.pathColor}, width ${look.pathWidth}, opacity ${look.pathOpacity}, ` +
      `from ${color("ember")} to ${color("violet")}`,
  );
  expect([randomDuration(() => 0), randomDuration(() => 0.5), randomDuration(() => 1)]).toEqual([
    4, 5.5, 7,
  ]);
});

test("a light that starts by itself ends before it would need a button that stops it", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  expect(shortDuration()).toBeLessThan(5);
  random.mockReturnValue(0);
  expect(shortDuration()).toBe(BEAM.minDuration);
  random.mockRestore();
});

test("a line goes from edge to edge, level at both ends", () => {
  expect(lineAcross("right", 50)).toBe("M0 50C50 50 50 50 100 50");
  expect(lineAcross("right", 12.5)).toBe("M0 50C50 50 50 12.5 100 12.5");
  expect(lineAcross("down", 75)).toBe("M50 0C50 50 75 50 75 100");
});
