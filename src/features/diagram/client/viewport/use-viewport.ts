import { useEffect, useRef, useState, type PointerEvent } from "react";
import type { Box } from "#workflow/layout/layout.ts";
import { useCanvasSize } from "./use-canvas-size.ts";
import { useGlide } from "./use-glide.ts";

/** In canvas pixels. */
type View = Box;
type Point = { x: number; y: number };

export type Viewport = ReturnType<typeof useViewport>;

/** Canvas pixels that are seen at least. */
const MIN_WIDTH = 480;
const STEP = 1.35;
/** Canvas pixels for a pixel of the screen at which labels are easily read. */
const READABLE = 1.25;
/** Less is a trembling finger that means to press. */
const MIN_DRAG_PX = 3;

/**
 * Moved by pointer, two fingers, Ctrl and wheel, or keys.
 * @param start seen first where the whole would be more than `mostPixels` canvas pixels for one of the screen
 */
export function useViewport(whole: Box, start: { at: Point; mostPixels: number }) {
  const [view, setView] = useState<View>(whole);
  const canvas = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, Point>());

  const { glide, stop } = useGlide(setView);
  const size = useCanvasSize(canvas, ({ width, height }) => {
    const most = start.mostPixels * width;
    if (Math.max(whole.width / width, whole.height / height) <= start.mostPixels) return;
    const seen = Math.min(most, whole.width);
    const seenHeight = (seen / whole.width) * whole.height;
    const lowest = whole.y + whole.height - seenHeight;
    const y = Math.max(whole.y, Math.min(lowest, start.at.y - seenHeight / 2));
    setView({ x: whole.x, y, width: seen, height: seenHeight });
  });

  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      // A wheel alone scrolls the page; a trackpad's pinch arrives as Ctrl and wheel.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = toCanvas(element, { x: event.clientX, y: event.clientY });
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 200), whole, at));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [whole]);

  const onPointerDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    stop();
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const { pointerId, clientX, clientY, currentTarget } = event;
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const by = distance(now, other) / Math.max(1, distance(before, other));
      const at = toCanvas(canvas.current, other);
      setView((seen) => zoomed(seen, by, whole, at));
    } else {
      const dragging = currentTarget.hasPointerCapture(pointerId);
      if (!dragging && distance(before, now) <= MIN_DRAG_PX) return;
      currentTarget.setPointerCapture(pointerId);
      const [from, to] = [toCanvas(canvas.current, before), toCanvas(canvas.current, now)];
      setView((seen) => moved(seen, from.x - to.x, from.y - to.y, whole));
    }
    pointers.current.set(pointerId, now);
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return {
    view,
    canvas,
    /** Canvas pixels for one of the screen; undefined: not known yet. */
    pixel: size && Math.max(view.width / size.width, view.height / size.height),
    zoomIn: () => setView((now) => zoomed(now, STEP, whole)),
    zoomOut: () => setView((now) => zoomed(now, 1 / STEP, whole)),
    fit: () => {
      stop();
      setView(whole);
    },
    /**
     * Into the middle, labels legible.
     * @param least screen pixels for one of the canvas: a larger box begins at the edge
     */
    follow: (box: Box, least = 0) => {
      const { clientWidth = 0, clientHeight = 0 } = canvas.current ?? {};
      const flat = whole.width / whole.height;
      const fitting = Math.min(clientWidth / box.width, clientHeight / box.height, 1 / READABLE);
      const scale = Math.max(least, fitting);
      const width = Math.min(whole.width, Math.min(clientWidth, clientHeight * flat) / scale);
      const height = width / flat;
      const x = box.x + Math.min(0, (box.width - width) / 2);
      const y = box.y + Math.min(0, (box.height - height) / 2);
      glide(view, moved({ x, y, width, height }, 0, 0, whole));
    },
    center: ({ x, y }: Point) =>
      setView((now) => moved({ ...now, x: x - now.width / 2, y: y - now.height / 2 }, 0, 0, whole)),
    moveBy: (x: number, y: number) =>
      setView((now) => moved(now, x * now.width, y * now.height, whole)),
    /** As little as needed. */
    show: (box: Box) =>
      setView((now) =>
        moved(
          now,
          shift(now.x, now.width, box.x, box.width),
          shift(now.y, now.height, box.y, box.height),
          whole,
        ),
      ),
    pointer: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}

function toCanvas(canvas: SVGSVGElement | null, point: Point): Point {
  const matrix = canvas?.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix) : { x: 0, y: 0 };
}

/** The middle of what is seen stays on the canvas. */
function moved(view: View, right: number, down: number, whole: Box): View {
  const within = (at: number, size: number, from: number, all: number) =>
    Math.min(from + all - size / 2, Math.max(from - size / 2, at));
  return {
    ...view,
    x: within(view.x + right, view.width, whole.x, whole.width),
    y: within(view.y + down, view.height, whole.y, whole.height),
  };
}

/** @param at stays where it is; default: the middle */
function zoomed(view: View, by: number, whole: Box, at?: Point): View {
  const width = Math.min(whole.width, Math.max(Math.min(MIN_WIDTH, whole.width), view.width / by));
  const height = (width / whole.width) * whole.height;
  const still = at ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const x = still.x - ((still.x - view.x) / view.width) * width;
  const y = still.y - ((still.y - view.y) / view.height) * height;
  return moved({ x, y, width, height }, 0, 0, whole);
}

function shift(from: number, size: number, box: number, boxSize: number): number {
  if (box < from) return box - from;
  return Math.max(0, box + boxSize - (from + size));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
