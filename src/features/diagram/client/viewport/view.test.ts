import { expect, test } from "vitest";
import { moved, shift, zoomed } from "./view.ts";

const whole = { x: -100, y: 50, width: 2000, height: 1000 };
const near = { x: 300, y: 250, width: 1000, height: 500 };

test("what is zoomed at stays where it is on the screen", () => {
  const at = { x: 550, y: 300 };
  const view = zoomed(near, 1.6, whole, at);
  const shareOf = (seen: typeof near) => [
    (at.x - seen.x) / seen.width,
    (at.y - seen.y) / seen.height,
  ];
  expect(view.width).toBeCloseTo(near.width / 1.6);
  expect(shareOf(view)).toEqual(shareOf(near).map((share) => expect.closeTo(share)));
});

test("no more than the whole is seen, and no less than a few steps", () => {
  expect(zoomed(near, 1 / 50, whole)).toMatchObject({ width: whole.width, height: whole.height });
  expect(zoomed(near, 50, whole).width).toBe(480);
});

test("the middle of what is seen stays on the canvas, however far it is dragged", () => {
  const { x, y } = moved(near, 1e6, -1e6, whole);
  expect([x + near.width / 2, y + near.height / 2]).toEqual([1900, 50]);
});

test("a box is brought in by as little as needed", () => {
  expect([shift(0, 100, 20, 30), shift(0, 100, 90, 30), shift(0, 100, -10, 30)]).toEqual([
    0, 20, -10,
  ]);
});
