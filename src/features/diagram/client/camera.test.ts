import { expect, test } from "vitest";
import { stopAt } from "./camera.ts";

const node = (name: string, x: number, y: number) => ({
  name,
  x,
  y,
  width: 96,
  height: 96,
  label: { x: x + 48, y: y + 104, line: 30, lines: [name], inside: false },
});

/* Three sections side by side, and one below the second. */
const DRAWING = {
  sections: [
    { x: 0, y: 0, width: 680, height: 300, heading: "Read" },
    { x: 700, y: 0, width: 680, height: 300, heading: "Write" },
    { x: 1400, y: 0, width: 680, height: 300, heading: "Store" },
    { x: 700, y: 320, width: 680, height: 300, heading: "Tell" },
  ],
  nodes: [
    node("a", 100, 120),
    node("b", 324, 120),
    node("c", 548, 120),
    node("d", 800, 120),
    node("e", 1024, 120),
    node("f", 800, 440),
    node("g", 1450, 120),
  ],
} as unknown as Parameters<typeof stopAt>[0];
const CANVAS = { x: -16, y: -16, width: 2112, height: 652 };

test("the drawing stops where it shows the whole section of the working node", () => {
  const { x, y } = stopAt(DRAWING, ["d"], CANVAS, { width: 800, height: 340 });
  expect(x).toBeLessThanOrEqual(684);
  expect(x + 800).toBeGreaterThanOrEqual(1396);
  expect(y).toBe(-16);
});

test("no other section or node is beheaded", () => {
  const below = stopAt(DRAWING, ["f"], CANVAS, { width: 2112, height: 400 });
  expect(below).toEqual({ x: -16, y: 236 });
  // If the section "Write" were in the middle of this room, a piece of the node "c" would show on its left.
  expect(stopAt(DRAWING, ["e"], CANVAS, { width: 1000, height: 652 })).toEqual({ x: 684, y: -16 });
});

test("a section larger than the room leaves the working node in the middle", () => {
  const { x } = stopAt(DRAWING, ["b"], CANVAS, { width: 320, height: 340 });
  expect(x + 160).toBeGreaterThan(324);
  expect(x + 160).toBeLessThan(420);
});
