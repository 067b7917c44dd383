import { headingOf } from "#check/read/note-text.ts";
import type { Point } from "./edge-path.ts";
import { estimateWidth, labelLines } from "./label-lines.ts";
import { LINE_HEIGHT, type Box, type PlacedNode, type PlacedNote } from "./layout.ts";

/**
 * Place and size of a section's heading, as `SectionName` in diagram-canvas.tsx draws it. `right`, `down`: distances in
 * canvas pixels from the left and upper sides of the section's sticky note. `size`: font size, as a multiple of the
 * line height of node names. `line`: line height, as a multiple of this font size.
 */
const HEADING = { size: 26 / 30, right: 12, down: 24, line: 1.15 };

/** Returns the box around the name below a node; undefined if the name is inside the node. */
export function labelBox({ label }: Pick<PlacedNode, "label">): Box | undefined {
  if (label.inside) return undefined;
  const size = label.line / LINE_HEIGHT;
  const width = Math.max(...label.lines.map((line) => estimateWidth(line, size)));
  const height = label.lines.length * label.line;
  return { x: label.x - width / 2, y: label.y, width, height };
}

/**
 * Returns the box around the heading of a section.
 * @param nameLine - line height of the names in the drawing, in canvas pixels
 */
export function headingBox({ x, y, width, blocks }: PlacedNote, nameLine: number): Box {
  const { right, down } = HEADING;
  const size = HEADING.size * nameLine;
  const lines = labelLines(headingOf(blocks), ((width - 2 * right) / size) * 16, 2);
  const widest = Math.max(0, ...lines.map((text) => estimateWidth(text, size)));
  return { x: x + right, y: y + down, width: widest, height: lines.length * size * HEADING.line };
}

/** Returns the corners of a box, and the first corner once more. */
export function outline({ x, y, width, height }: Box): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
    { x, y },
  ];
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function crosses(line: readonly Point[], box: Box): boolean {
  return line.some((to, place) => {
    const from = line[place - 1];
    return from !== undefined && pieceCrosses(from, to, box);
  });
}

function pieceCrosses(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  const enters = Math.max(0, entry(from.x, to.x, x, x + width), entry(from.y, to.y, y, y + height));
  const leaves = Math.min(1, exit(from.x, to.x, x, x + width), exit(from.y, to.y, y, y + height));
  return enters < leaves;
}

/**
 * Finds where a straight piece, or the line that extends it, enters the range from `low` to `high` on one axis.
 * @returns position on the line: 0 at the start of the piece, 1 at its end, 0.5 halfway. If `from` equals `to`:
 *   -Infinity if the piece is inside the range, Infinity if it is outside
 */
function entry(from: number, to: number, low: number, high: number): number {
  if (from === to) return from > low && from < high ? -Infinity : Infinity;
  return Math.min((low - from) / (to - from), (high - from) / (to - from));
}

/**
 * Like `entry`, but finds where the piece leaves the range.
 * @returns position on the line, as in `entry`. If `from` equals `to`: Infinity if the piece is inside the range,
 *   -Infinity if it is outside
 */
function exit(from: number, to: number, low: number, high: number): number {
  if (from === to) return from > low && from < high ? Infinity : -Infinity;
  return Math.max((low - from) / (to - from), (high - from) / (to - from));
}
