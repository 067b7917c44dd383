import { around, isIn, withLabel, withMargin, type Box } from "#workflow/drawing/layout.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";

type Span = { from: number; to: number };
type Size = Pick<Box, "width" | "height">;

/**
 * Space in canvas pixels that stays free around what the drawing scrolls to: EDGE around whole sections, NODE_EDGE
 * around single nodes.
 */
const EDGE = 16;
const NODE_EDGE = 48;

/**
 * Finds the part of a drawing to scroll to in a recorded run, and returns its upper left corner in canvas pixels. The
 * part shows the working nodes. If there is room, it shows their whole sections (frames around nodes), and cuts as few
 * other sections and nodes as possible.
 * @param canvas - box of the whole drawing
 * @param room - size of the visible part in canvas pixels
 */
export function stopAt(
  { nodes, sections }: Pick<Diagram, "nodes" | "sections">,
  working: readonly string[],
  canvas: Box,
  room: Size,
): Pick<Box, "x" | "y"> {
  const active = nodes.filter(({ name }) => working.includes(name));
  const near = withMargin(around(active.map(withLabel)), NODE_EDGE);
  const groups = sections.filter((section) => active.some((node) => isIn(node, section)));
  const whole = withMargin(around([...groups, ...active.map(withLabel)]), EDGE);
  const all = [...sections, ...nodes.map(withLabel)];
  const along = (span: (box: Box) => Span, length: number) =>
    stopOnAxis(
      [whole, near].map(span).find(({ from, to }) => to - from <= length) ?? span(near),
      all.map(span),
      span(canvas),
      length,
    );
  return {
    x: along(({ x, width }) => ({ from: x, to: x + width }), room.width),
    y: along(({ y, height }) => ({ from: y, to: y + height }), room.height),
  };
}

function stopOnAxis(target: Span, spans: readonly Span[], canvas: Span, length: number): number {
  const last = Math.max(canvas.from, canvas.to - length);
  const inside = (at: number) => Math.min(last, Math.max(canvas.from, at));
  const centered = inside((target.from + target.to - length) / 2);
  const cuts = (at: number) =>
    spans.filter(
      ({ from, to }) =>
        (from < at && to > at + EDGE) || (from < at + length - EDGE && to > at + length),
    ).length;
  const stops = spans
    .flatMap(({ from, to }) => [from - EDGE, to + EDGE - length])
    .map(inside)
    .filter((at) => at <= target.from && at + length >= target.to)
    .map((at) => ({ at, cuts: cuts(at), way: Math.abs(at - centered) }));
  const [best] = stops.toSorted((a, b) => a.cuts - b.cuts || a.way - b.way);
  return best && best.cuts < cuts(centered) ? best.at : centered;
}
