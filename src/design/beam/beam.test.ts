import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lineBetween } from "./beam.tsx";
import { BEAM, randomDuration } from "./beam-motion.ts";

test("the defaults are those of docs/product.md, section 9", () => {
  const { curvature, minDuration, maxDuration, delay, ...look } = BEAM;
  expect(readFileSync("docs/product.md", "utf8")).toContain(
    `curvature ${curvature}, ${minDuration} to ${maxDuration} s by chance, delay ${delay}, ` +
      `path ${look.pathColor}, width ${look.pathWidth}, opacity ${look.pathOpacity}, ` +
      `from ${look.gradientStart} to ${look.gradientStop}`,
  );
  expect([randomDuration(() => 0), randomDuration(() => 0.5), randomDuration(() => 1)]).toEqual([
    4, 5.5, 7,
  ]);
});

test("a line goes from middle to middle, raised by its curvature", () => {
  const box = (left: number, top: number) => ({ left, top, width: 48, height: 48 }) as DOMRect;
  const [around, start, end] = [box(100, 50), box(100, 50), box(300, 150)];
  expect(lineBetween(around, start, end, 0).d).toBe("M24 24Q124 74 224 124");
  expect(lineBetween(around, start, end, 40).d).toBe("M24 24Q124 34 224 124");
});
