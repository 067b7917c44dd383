import type { Sketch } from "../contract.ts";
import { SKETCH } from "../workflow-graph/sketch.ts";
import signsFile from "./signs.svg";

const COLOURS = "sketch-colours";

/** The colours of all sketches of a page; to be put once beside them. */
export function SketchColours() {
  return (
    <svg aria-hidden className="absolute size-0">
      <linearGradient id={COLOURS} gradientUnits="userSpaceOnUse" x2={SKETCH.width}>
        <stop className="[stop-color:var(--color-ember)]" />
        <stop offset="1" className="[stop-color:var(--color-violet)]" />
      </linearGradient>
    </svg>
  );
}

/** The real workflow, drawn without words. */
export function TemplateSketch({ sketch, className }: { sketch: Sketch; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      strokeLinecap="round"
      className={`fill-none ${className}`}
      // Hundreds of small shapes that nothing changes: one string is quicker than as many elements.
      dangerouslySetInnerHTML={{ __html: shapes(sketch) }}
    />
  );
}

function shapes({ wires, dotted, frames, steps, diameter, signs }: Sketch): string {
  const size = Math.round(diameter * 0.58);
  const places = [...steps.matchAll(/M(-?\d+) (-?\d+)/g)];
  const drawn = places.map(
    ([, x, y], step) =>
      `<use href="${signsFile}#${signs[step]}" x="${per(x, size)}" y="${per(y, size)}"/>`,
  );
  return [
    `<path class="stroke-edge" d="${frames}"/>`,
    `<g stroke="url(#${COLOURS})" stroke-width="2.5"><path d="${wires}"/>`,
    `<path stroke-dasharray="2 5" d="${dotted}"/></g>`,
    `<path class="stroke-hairline" stroke-width="${diameter + 2}" d="${steps}"/>`,
    `<path stroke="#fff" stroke-width="${diameter}" d="${steps}"/>`,
    `<g transform="scale(${size / 24})">${drawn.join("")}</g>`,
  ].join("");
}

/** Where a sign of 24 units begins whose middle is at a place of the box. */
function per(middle: string | undefined, size: number): number {
  return Math.round((Number(middle) * 24) / size) - 12;
}
