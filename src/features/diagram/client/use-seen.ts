import { useEffect, useState, type RefObject } from "react";
import type { Box } from "#workflow/drawing/layout.ts";
import { toCanvas } from "./use-view.ts";

/**
 * Returns the visible part of the drawing. Its edges are rounded outward to multiples of `grid` (in pixels of the
 * canvas).
 * @returns undefined until the first measurement
 */
export function useSeen(frame: RefObject<HTMLElement | null>, grid: number): Box | undefined {
  const [seen, setSeen] = useState<Box>();
  useEffect(() => {
    const { current: element } = frame;
    const svg = element?.querySelector("svg");
    if (!element || !svg) return undefined;
    const look = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const start = toCanvas(svg, { x: left, y: top });
      const end = toCanvas(svg, { x: right, y: bottom });
      const [x, y] = [Math.floor(start.x / grid) * grid, Math.floor(start.y / grid) * grid];
      const width = Math.ceil(end.x / grid) * grid - x;
      const height = Math.ceil(end.y / grid) * grid - y;
      setSeen((before) =>
        before?.x === x && before.y === y && before.width === width && before.height === height
          ? before
          : { x, y, width, height },
      );
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    sizes.observe(svg);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [frame, grid]);
  return seen;
}
