import { around, type Layout, type PlacedNode } from "../layout/layout.ts";
import { edgeKind } from "./shapes.ts";

/**
 * A workflow as a card shows it, without words: nodes as round holders joined by edges.
 * Everything but `signs` is SVG path data in a box of `THUMBNAIL`. The keys are those of
 * `GET /api/templates` and of stored rows.
 */
export type Thumbnail = {
  wires: string;
  /** What is taken after a failure, and what leads to sub-nodes. */
  dotted: string;
  /** Around a node that uses sub-nodes. */
  frames: string;
  /** `M{x} {y}h0` for each node, a point to be drawn with a round cap of this diameter. */
  steps: string;
  diameter: number;
  /** Name of each node's icon. */
  signs: string[];
};

/** The box a thumbnail is drawn in. */
export const THUMBNAIL = { width: 640, height: 360 };

const MARGIN = 32;
/** A workflow of two steps is not blown up. */
const MAX_SCALE = 0.6;
const HOLDER = 104;

export function thumbnailOf({ nodes, edges }: Layout): Thumbnail {
  const { x: left, y: top, width, height } = around(nodes);
  const scale = Math.min(
    (THUMBNAIL.width - 2 * MARGIN) / width,
    (THUMBNAIL.height - 2 * MARGIN) / height,
    MAX_SCALE,
  );
  const at = (x: number, y: number) => {
    const right = Math.round((x - left - width / 2) * scale + THUMBNAIL.width / 2);
    const down = Math.round((y - top - height / 2) * scale + THUMBNAIL.height / 2);
    return `${right} ${down}`;
  };
  const scaled = (paths: string[]) =>
    paths
      .join("")
      .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => at(Number(x), Number(y)));
  const isPlain = (edge: Layout["edges"][number]) => edgeKind(edge) === "main";
  return {
    wires: scaled(edges.filter(isPlain).map(({ path }) => path)),
    dotted: scaled(edges.filter((edge) => !isPlain(edge)).map(({ path }) => path)),
    frames: scaled(nodes.filter(usesSubNodes).map(frame)),
    steps: nodes.map(({ iconPlace }) => `M${at(iconPlace.x, iconPlace.y)}h0`).join(""),
    diameter: nodes.length > 0 ? Math.round(HOLDER * scale) : 0,
    signs: nodes.map(({ icon }) => icon.name),
  };
}

function usesSubNodes({ form }: PlacedNode): boolean {
  return form === "agent" || form === "wide-sub";
}

function frame({ x, y, width, height }: PlacedNode): string {
  return `M${x},${y}L${x + width},${y}L${x + width},${y + height}L${x},${y + height}z`;
}
