import type { Sketch } from "../contract.ts";
import type { Graph, PlacedNode } from "./graph.ts";

/** The box a sketch is drawn in. */
export const SKETCH = { width: 640, height: 360 };

const ROOM = 32;
/** A workflow of two steps is not blown up. */
const LARGEST_SCALE = 0.6;
const HOLDER = 104;

/** Draws a workflow for a card. */
export function sketchOf(graph: Graph): Sketch {
  const xs = graph.nodes.flatMap(({ x, width }) => [x, x + width]);
  const ys = graph.nodes.flatMap(({ y, height }) => [y, y + height]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (SKETCH.width - 2 * ROOM) / width,
    (SKETCH.height - 2 * ROOM) / height,
    LARGEST_SCALE,
  );
  const at = (x: number, y: number) => {
    const right = Math.round((x - left - width / 2) * scale + SKETCH.width / 2);
    const down = Math.round((y - top - height / 2) * scale + SKETCH.height / 2);
    return `${right} ${down}`;
  };
  const joined = (lines: string[]) =>
    lines
      .join("")
      .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => at(Number(x), Number(y)));
  return {
    wires: joined(graph.wires.filter(isPlain).map(({ path }) => path)),
    dotted: joined(graph.wires.filter((wire) => !isPlain(wire)).map(({ path }) => path)),
    frames: joined(graph.nodes.filter(hasParts).map(frame)),
    steps: graph.nodes.map(({ icon }) => `M${at(icon.x, icon.y)}h0`).join(""),
    diameter: graph.nodes.length > 0 ? Math.round(HOLDER * scale) : 0,
    signs: graph.nodes.map(({ sign }) => sign.name),
  };
}

function isPlain({ isMain, isError }: Graph["wires"][number]): boolean {
  return isMain && !isError;
}

function hasParts({ form }: PlacedNode): boolean {
  return form === "agent" || form === "wide-sub";
}

function frame({ x, y, width, height }: PlacedNode): string {
  return `M${x},${y}L${x + width},${y}L${x + width},${y + height}L${x},${y + height}z`;
}
