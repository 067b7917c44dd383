import { around, isIn, withLabel, withMargin, type Box } from "#workflow/drawing/layout.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";

type Span = { from: number; to: number };
type Size = Pick<Box, "width" | "height">;

/** Space in canvas pixels that stays visible around what the drawing stops at. */
const EDGE = 16;
const NODE_EDGE = 48;

/**
 * Returns the upper left corner of the part of a drawing that shows the working nodes, in canvas pixels. If there is
 * room, it shows their whole sections, and cuts as few other sections and nodes as possible.
 * @param canvas - all of the drawing
 * @param room - size of the visible part
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
