import type { Box } from "#workflow/drawing/layout.ts";

/** In canvas pixels. */
export type View = Box;
export type Point = { x: number; y: number };

/** Canvas pixels that are seen at least. */
const MIN_WIDTH = 480;

export function toCanvas(canvas: SVGSVGElement | null, point: Point): Point {
  const matrix = canvas?.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix) : { x: 0, y: 0 };
}

/** The middle of what is seen stays on the canvas. */
export function moved(view: View, right: number, down: number, whole: Box): View {
  const within = (at: number, size: number, from: number, all: number) =>
    Math.min(from + all - size / 2, Math.max(from - size / 2, at));
  return {
    ...view,
    x: within(view.x + right, view.width, whole.x, whole.width),
    y: within(view.y + down, view.height, whole.y, whole.height),
  };
}

/** @param at stays where it is; default: the middle */
export function zoomed(view: View, by: number, whole: Box, at?: Point): View {
  const width = Math.min(whole.width, Math.max(Math.min(MIN_WIDTH, whole.width), view.width / by));
  const height = (width / whole.width) * whole.height;
  const still = at ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const x = still.x - ((still.x - view.x) / view.width) * width;
  const y = still.y - ((still.y - view.y) / view.height) * height;
  return moved({ x, y, width, height }, 0, 0, whole);
}

export function shift(from: number, size: number, box: number, boxSize: number): number {
  if (box < from) return box - from;
  return Math.max(0, box + boxSize - (from + size));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
