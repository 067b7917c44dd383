/**
 * The line between two ports as an SVG path, the way n8n's editor bends it.
 * `from` and `to` are the line's two ends in canvas pixels.
 */
export function wirePath(from: Point, to: Point, kind: string): string {
  if (kind !== "main") return verticalCurve(from, to);
  return from.x - 20 > to.x ? aroundBelow(from, to) : horizontalCurve(from, to);
}

export type Point = { x: number; y: number };

/** How far a backwards line dips below its source. */
export const DIP = 130;

function horizontalCurve(from: Point, to: Point): string {
  const reach = controlReach(to.x - from.x);
  return `M${at(from)}C${at({ x: from.x + reach, y: from.y })} ${at({ x: to.x - reach, y: to.y })} ${at(to)}`;
}

/** From the top of a part up to the bottom of the node that uses it. */
function verticalCurve(from: Point, to: Point): string {
  const reach = controlReach(from.y - to.y);
  return `M${at(from)}C${at({ x: from.x, y: from.y - reach })} ${at({ x: to.x, y: to.y + reach })} ${at(to)}`;
}

function controlReach(distance: number): number {
  return distance >= 0 ? distance / 2 : 6.25 * Math.sqrt(-distance);
}

function aroundBelow(from: Point, to: Point): string {
  const low = from.y + DIP;
  return rounded([
    from,
    { x: from.x + 40, y: from.y },
    { x: from.x + 40, y: low },
    { x: to.x - 40, y: low },
    { x: to.x - 40, y: to.y },
    to,
  ]);
}

function rounded(points: Point[]): string {
  const parts = [`M${at(points[0]!)}`];
  for (let k = 1; k < points.length - 1; k++) {
    const [before, corner, after] = [points[k - 1]!, points[k]!, points[k + 1]!];
    const radius = Math.min(16, gap(before, corner) / 2, gap(corner, after) / 2);
    parts.push(
      `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`,
    );
  }
  parts.push(`L${at(points.at(-1)!)}`);
  return parts.join("");
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = gap(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

function at(point: Point): string {
  return `${tidy(point.x)},${tidy(point.y)}`;
}

function tidy(value: number): string {
  return String(Math.round(value * 100) / 100);
}
