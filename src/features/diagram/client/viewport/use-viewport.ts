import { useEffect, useRef, useState } from "react";
import type { Box } from "#workflow/drawing/layout.ts";
import { useCanvasSize } from "./use-canvas-size.ts";
import { useDragging } from "./use-dragging.ts";
import { useGlide } from "./use-glide.ts";
import { moved, shift, toCanvas, zoomed, type Point, type View } from "./view.ts";

export type Viewport = ReturnType<typeof useViewport>;

const STEP = 1.35;
/** Canvas pixels for a pixel of the screen at which labels are easily read. */
const READABLE = 1.25;

/**
 * Moved by pointer, two fingers, Ctrl and wheel, or keys.
 * @param start seen first where the whole would be more than `mostPixels` canvas pixels for one of the screen
 */
export function useViewport(whole: Box, start: { at: Point; mostPixels: number }) {
  const [view, setView] = useState<View>(whole);
  const canvas = useRef<SVGSVGElement>(null);

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

  const pointer = useDragging({ canvas, setView, whole, stop });

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
    /** @param least screen pixels for one of the canvas: a larger box begins at the edge */
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
    show: (box: Box) =>
      setView((now) =>
        moved(
          now,
          shift(now.x, now.width, box.x, box.width),
          shift(now.y, now.height, box.y, box.height),
          whole,
        ),
      ),
    pointer,
  };
}
