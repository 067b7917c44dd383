import { headingOf } from "#check/read/note-text.ts";
import type { Point } from "./edge-path.ts";
import { estimateWidth, labelLines } from "./label-lines.ts";
import { LINE_HEIGHT, type Box, type PlacedNode, type PlacedNote } from "./layout.ts";

/**
 * Size of the letters, distances from the corner of the sticky note, and height of a line of a section's heading, as
 * `DiagramCanvas` writes it. The frame of the section begins left of the note.
 */
const HEADING = { size: 26, right: 12, down: 24, line: 30 };

/** Returns the box around the name below a node, as it is written. A name in its node has none. */
export function labelBox({ label }: Pick<PlacedNode, "label">): Box | undefined {
  if (label.inside) return undefined;
  const size = label.line / LINE_HEIGHT;
  const width = Math.max(...label.lines.map((line) => estimateWidth(line, size)));
  const height = label.lines.length * label.line;
  return { x: label.x - width / 2, y: label.y, width, height };
}

/** Returns the box around the heading of a section. */
export function headingBox({ x, y, width, blocks }: PlacedNote): Box {
  const { size, right, down, line } = HEADING;
  const lines = labelLines(headingOf(blocks), ((width - 2 * right) / size) * 16, 2);
  const widest = Math.max(0, ...lines.map((text) => estimateWidth(text, size)));
  return { x: x + right, y: y + down, width: widest, height: lines.length * line };
}

/** Returns the sides of a box as a line. */
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

export function withGap({ x, y, width, height }: Box, gap: number): Box {
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** Whether a line of straight pieces passes through a box. */
export function crosses(line: readonly Point[], box: Box): boolean {
  return line.some((to, place) => {
    const from = line[place - 1];
    return from !== undefined && pieceCrosses(from, to, box);
  });
}

function pieceCrosses(from: Point, to: Point, box: Box): boolean {
  let [start, end] = [0, 1];
  for (const [at, step, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (step === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [one, other] = [(low - at) / step, (high - at) / step];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start < end;
}
