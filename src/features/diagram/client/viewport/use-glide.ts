import { useEffect, useRef } from "react";
import type { Box } from "#workflow/drawing/layout.ts";

const GLIDE_MS = 450;

/** At once for those who want no motion. */
export function useGlide(setView: (view: Box) => void) {
  const running = useRef(0);
  const stop = () => cancelAnimationFrame(running.current);
  useEffect(() => () => cancelAnimationFrame(running.current), []);

  const glide = (from: Box, to: Box) => {
    stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setView(to);
    const start = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      setView(part === 1 ? to : between(from, to, 1 - (1 - part) ** 2));
      if (part < 1) running.current = requestAnimationFrame(frame);
    };
    running.current = requestAnimationFrame(frame);
  };
  return { glide, stop };
}

function between(from: Box, to: Box, part: number): Box {
  const at = (a: number, b: number) => a + (b - a) * part;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}
