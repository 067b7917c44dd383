import { startTransition, useEffect, useRef, useState } from "react";
import { onNearViewport } from "#delivery/islands/visibility.ts";
import type { Sketch } from "../contract.ts";
import { SKETCH } from "../workflow-graph/sketch.ts";
import signsFile from "./signs.svg";

const COLOURS = "sketch-colours";

/** The colours of all sketches of a page; to be put once beside them. */
export function SketchColors() {
  return (
    <svg aria-hidden className="absolute size-0">
      <linearGradient id={COLOURS} gradientUnits="userSpaceOnUse" x2={SKETCH.width}>
        <stop className="[stop-color:var(--color-ember)]" />
        <stop offset="1" className="[stop-color:var(--color-violet)]" />
      </linearGradient>
    </svg>
  );
}

/**
 * The real workflow, drawn without words. The signs come last, and only when it is seen: their
 * file must not compete with the page's first paint, and each of them is drawn anew.
 */
export function TemplateSketch({ sketch, className }: { sketch: Sketch; className: string }) {
  const [signed, setSigned] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!drawing.current) return undefined;
    return onNearViewport(drawing.current, "25% 0px", () => startTransition(() => setSigned(true)));
  }, []);
  return (
    <svg
      ref={drawing}
      aria-hidden
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      strokeLinecap="round"
      className={`fill-none ${className}`}
    >
      {/* Many small shapes that nothing changes: one string is quicker than as many elements. */}
      <g dangerouslySetInnerHTML={{ __html: lines(sketch) }} />
      {signed && <g dangerouslySetInnerHTML={{ __html: signs(sketch) }} />}
    </svg>
  );
}

function lines({ wires, dotted, frames, steps, diameter }: Sketch): string {
  return [
    `<path class="stroke-edge" d="${frames}"/>`,
    `<g stroke="url(#${COLOURS})" stroke-width="2.5"><path d="${wires}"/>`,
    `<path stroke-dasharray="2 5" d="${dotted}"/></g>`,
    `<path class="stroke-hairline" stroke-width="${diameter + 2}" d="${steps}"/>`,
    `<path stroke="#fff" stroke-width="${diameter}" d="${steps}"/>`,
  ].join("");
}

function signs({ steps, diameter, signs: names }: Sketch): string {
  const size = Math.round(diameter * 0.58);
  const uses = [...steps.matchAll(/M(-?\d+) (-?\d+)/g)].map(
    ([, x, y], step) =>
      `<use href="${signsFile}#${names[step]}" x="${per(x, size)}" y="${per(y, size)}"/>`,
  );
  return `<g transform="scale(${size / 24})">${uses.join("")}</g>`;
}

/** Where a sign of 24 units begins whose middle is at a place of the box. */
function per(middle: string | undefined, size: number): number {
  return Math.round((Number(middle) * 24) / size) - 12;
}
