import { isMain } from "#check/read/edges.ts";
import { curvePoints, isBackward, rounded, type Point } from "./edge-path.ts";
import { boxOf, frameOf, withMargin, type Box, type Layout, type PlacedEdge } from "./layout.ts";
import { crosses, headingBox, labelBox, outline, overlap } from "./obstacles.ts";

/** Distance in canvas pixels that a rerouted edge keeps from nodes and texts. */
const GAP = 8;
const STEP = 16;
const MAX_STEPS = 200;
/**
 * Distances, in canvas pixels, from the start or the end of an edge at which a rerouted edge may turn up or down. Among
 * routes of equal cost, the first distances in this list win.
 */
const TURNS = [56, 64, 48, 72, 40, 88, 24];
/**
 * Maximum height of a detour, in canvas pixels: how far a rerouted edge may run above the higher end, or below the
 * lower end, of the edge.
 */
const REACH = 320;
/**
 * Two edges look like one edge if they share a line for more than MIN_SHARED, or if one edge continues the line of the
 * other one after a gap of less than SIGHT. Both lengths are in canvas pixels.
 */
const MIN_SHARED = 48;
const SIGHT = 64;
/**
 * Costs in canvas pixels that are added to the length of a route. `crossing`: for each node or node label that the
 * route passes through. `heading`: for each section heading that the route passes through. `shared`: for each other
 * edge or section frame that the route runs along. `corner`: for each corner.
 */
const COST = { crossing: 4000, heading: 1500, shared: 600, corner: 40 };

/**
 * Reroutes edges between steps so that they do not pass through nodes, node labels or section headings. An edge keeps
 * its curve if the curve is free and leads to the right. If no route is free, the edge takes the route with the lowest
 * cost (see `COST`).
 */
export function leadAround({ nodes, notes, edges }: Layout): PlacedEdge[] {
  const solid = [...nodes.flatMap((node) => labelBox(node) ?? []), ...nodes];
  const headings = notes.map((note) => headingBox(note, nodes[0]?.label.line ?? 0));
  // An edge must not run along the frame of a section, because readers could not tell the edge from the frame.
  const frames = notes
    .flatMap((note) => frameOf(note, nodes) ?? [])
    .map((frame) => lanesOf(outline(frame)));
  const taken: (Pick<PlacedEdge, "to" | "isError"> & { lanes: Box[] })[] = [];
  return edges.map((edge) => {
    if (!isMain(edge)) return edge;
    const present = isBackward(edge.start, edge.end)
      ? undefined
      : curvePoints(edge.start, edge.end);
    if (present && ![...solid, ...headings].some((box) => crosses(present, box))) return edge;
    const area = withMargin(boxOf([edge.start, edge.end]), REACH + GAP);
    const near = (boxes: Box[]) =>
      boxes.map((box) => withMargin(box, GAP)).filter((box) => overlap(box, area));
    const rivals = taken.flatMap(({ to, isError, lanes }) =>
      // Edges may share a line only if they lead to the same node. An edge for errors never shares a line with a normal
      // edge, because readers must be able to tell the two apart.
      to === edge.to && isError === edge.isError ? [] : [lanes],
    );
    const best = cheapest(edge, {
      solid: near(solid),
      headings: near(headings),
      rivals: [...frames, ...rivals],
    });
    taken.push({ ...edge, lanes: lanesOf(best) });
    return { ...edge, path: rounded(best), corners: best };
  });
}

/**
 * A route of an edge. `first`, `last`: x coordinates of the route's vertical pieces. `y`: y coordinate of the
 * horizontal piece between them; undefined if there is only one vertical piece. An edge has thousands of routes, so
 * `pointsOf` computes the points of a route only when they are needed.
 */
type Way = { first: number; last: number; y?: number };

function waysOf({ start, end }: PlacedEdge): Way[] {
  const ways: Way[] = [];
  const [columns, rows] = [stepOver(end.x - start.x), stepOver(Math.abs(end.y - start.y))];
  for (let x = start.x + STEP; x <= end.x - STEP; x += columns) ways.push({ first: x, last: x });
  const top = Math.min(start.y, end.y) - REACH;
  const bottom = Math.max(start.y, end.y) + REACH;
  for (const out of TURNS)
    for (const into of TURNS) {
      for (let y = top; y <= bottom; y += rows)
        ways.push({ first: start.x + out, last: end.x - into, y });
    }
  return ways;
}

/**
 * Returns the distance in canvas pixels between neighboring routes that the search tries. The distance grows with the
 * space, so that the number of routes stays limited.
 */
function stepOver(distance: number): number {
  return Math.max(STEP, Math.ceil(distance / MAX_STEPS / STEP) * STEP);
}

function pointsOf({ start, end }: PlacedEdge, { first, last, y }: Way): Point[] {
  const middle =
    y === undefined
      ? []
      : [
          { x: first, y },
          { x: last, y },
        ];
  return [start, { x: first, y: start.y }, ...middle, { x: last, y: end.y }, end];
}

/** Returns the length of a route, together with the cost of its corners. */
function lengthOf({ start, end }: PlacedEdge, { first, last, y }: Way): number {
  const across = Math.abs(first - start.x) + Math.abs(last - first) + Math.abs(end.x - last);
  if (y === undefined) return across + Math.abs(end.y - start.y) + 2 * COST.corner;
  return across + Math.abs(y - start.y) + Math.abs(end.y - y) + 4 * COST.corner;
}

/**
 * Areas that the route of an edge should avoid. `solid`: nodes and their labels. `rivals`: for each other edge or
 * section frame, the areas along which the route should not run (see `lanesOf`).
 */
type Surroundings = { solid: Box[]; headings: Box[]; rivals: Box[][] };

function cheapest(edge: PlacedEdge, { solid, headings, rivals }: Surroundings): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  const byLength = waysOf(edge)
    .map((way) => ({ way, length: lengthOf(edge, way) }))
    .toSorted((a, b) => a.length - b.length);
  for (const { way, length } of byLength) {
    if (length >= least) break;
    const line = pointsOf(edge, way);
    let cost = length;
    for (const box of solid) if (cost < least && crosses(line, box)) cost += COST.crossing;
    for (const box of headings) if (cost < least && crosses(line, box)) cost += COST.heading;
    for (const lanes of rivals) if (cost < least && runsAlong(line, lanes)) cost += COST.shared;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

/**
 * Returns an area around each straight piece of a line. A second line that runs inside this area could be mistaken for
 * the first line or its continuation.
 */
function lanesOf(line: readonly Point[]): Box[] {
  return line.flatMap((to, place) => {
    const from = line[place - 1];
    if (!from) return [];
    const { x, y, width, height } = withMargin(boxOf([from, to]), GAP);
    const more = SIGHT + MIN_SHARED;
    return from.y === to.y
      ? [{ x: x - more, y, width: width + 2 * more, height }]
      : [{ x, y: y - more, width, height: height + 2 * more }];
  });
}

function runsAlong(line: readonly Point[], lanes: readonly Box[]): boolean {
  return line.some((to, place) => {
    const from = line[place - 1];
    if (!from) return false;
    const isFlat = from.y === to.y;
    const piece = boxOf([from, to]);
    const wide = withMargin(piece, 1);
    return lanes.some(
      (lane) =>
        isFlat === lane.width > lane.height &&
        overlap(wide, lane) &&
        sharedLength(piece, lane, isFlat) > MIN_SHARED,
    );
  });
}

function sharedLength(a: Box, b: Box, isFlat: boolean): number {
  return isFlat
    ? Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
    : Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}
