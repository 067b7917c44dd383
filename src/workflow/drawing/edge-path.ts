export type Point = { x: number; y: number };

/** Height in canvas pixels by which a backward edge dips below its source. */
export const BACKWARD_DEPTH = 130;
const CURVE_PIECES = 24;

/** Returns the SVG path data of an edge, which bends as in n8n's editor. */
export function edgePath(from: Point, to: Point, isMain: boolean): string {
  if (!isMain) return verticalCurve(from, to);
  return isBackward(from, to) ? aroundBelow(from, to) : horizontalCurve(from, to);
}

export function isBackward(from: Point, to: Point): boolean {
  return from.x - 20 > to.x;
}

function horizontalCurve(from: Point, to: Point): string {
  const reach = controlReach(to.x - from.x);
  return `M${at(from)}C${at({ x: from.x + reach, y: from.y })} ${at({ x: to.x - reach, y: to.y })} ${at(to)}`;
}

/** Returns points on the curve of an edge whose end is to the right of its start. */
export function curvePoints(from: Point, to: Point): Point[] {
  const reach = controlReach(to.x - from.x);
  return Array.from({ length: CURVE_PIECES + 1 }, (_, place) => {
    const t = place / CURVE_PIECES;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return {
      x: a * from.x + b * (from.x + reach) + c * (to.x - reach) + d * to.x,
      y: (a + b) * from.y + (c + d) * to.y,
    };
  });
}

function verticalCurve(from: Point, to: Point): string {
  const reach = controlReach(from.y - to.y);
  return `M${at(from)}C${at({ x: from.x, y: from.y - reach })} ${at({ x: to.x, y: to.y + reach })} ${at(to)}`;
}

function controlReach(distance: number): number {
  return distance >= 0 ? distance / 2 : 6.25 * Math.sqrt(-distance);
}

function aroundBelow(from: Point, to: Point): string {
  const low = from.y + BACKWARD_DEPTH;
  return rounded([
    from,
    { x: from.x + 40, y: from.y },
    { x: from.x + 40, y: low },
    { x: to.x - 40, y: low },
    { x: to.x - 40, y: to.y },
    to,
  ]);
}

/** Makes SVG path data of straight pieces with rounded corners. */
export function rounded(points: readonly Point[]): string {
  return points
    .map((corner, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(corner)}`;
      if (!after) return `L${at(corner)}`;
      const radius = Math.min(16, gap(before, corner) / 2, gap(corner, after) / 2);
      return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
    })
    .join("");
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
