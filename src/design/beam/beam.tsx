import { useEffect, useRef, useState, type RefObject } from "react";
import { BEAM, runLights, type Run } from "./beam-motion.ts";
import { BeamPath, type BeamLook } from "./beam-path.tsx";

type Line = { d: string; from: { x: number; y: number }; to: { x: number; y: number } };

/**
 * A curved line of light between two elements of a positioned container (docs/product.md, sections
 * 2 and 9). It follows them when they move.
 * @param curvature px by which the middle is raised above the straight line
 */
export function Beam({
  container,
  from,
  to,
  curvature = BEAM.curvature,
  duration,
  delay,
  reverse,
  ...look
}: BeamLook &
  Run & {
    container: RefObject<HTMLElement | null>;
    from: RefObject<HTMLElement | null>;
    to: RefObject<HTMLElement | null>;
    curvature?: number;
  }) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    const elements = [container.current, from.current, to.current];
    const draw = () => {
      const [around, start, end] = elements.map((element) => element?.getBoundingClientRect());
      if (around && start && end) setLine(lineBetween(around, start, end, curvature));
    };
    const observer = new ResizeObserver(draw);
    for (const element of elements) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [container, from, to, curvature]);
  const svg = useRef<SVGSVGElement>(null);
  const drawn = line !== undefined;
  useEffect(
    () => (drawn && svg.current ? runLights(svg.current, { duration, delay, reverse }) : undefined),
    [drawn, duration, delay, reverse],
  );
  return (
    <svg
      ref={svg}
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {line && <BeamPath {...line} {...look} reverse={reverse} />}
    </svg>
  );
}

/** From middle to middle, in the container's own coordinates. */
export function lineBetween(
  around: DOMRect,
  start: DOMRect,
  end: DOMRect,
  curvature: number,
): Line {
  const middle = (rect: DOMRect) => ({
    x: rect.left - around.left + rect.width / 2,
    y: rect.top - around.top + rect.height / 2,
  });
  const [from, to] = [middle(start), middle(end)];
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - curvature };
  return { d: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`, from, to };
}
