import { curvePoints, isBackward, rounded, type Point } from "./edge-path.ts";
import { boxOf, frameOf, withMargin, type Box, type Layout, type PlacedEdge } from "./layout.ts";
import { crosses, headingBox, labelBox, outline, overlap } from "./obstacles.ts";

/** Distance in canvas pixels that an edge keeps from the nodes and texts around which it is led. */
const GAP = 8;
const STEP = 16;
const MAX_STEPS = 200;
/** Distances, in canvas pixels, from the start or the end of an edge at which the edge may turn up or down. */
const TURNS = [56, 64, 48, 72, 40, 88, 24];
/**
 * An edge that goes around other steps may leave the area between its two ends. This is how far, in canvas pixels, it
 * may go above the upper end or below the lower end.
 */
const REACH = 320;
/**
 * Two edges look like one edge if they share a line for more than MIN_SHARED. They also do if one edge continues the
 * line of the other after a gap of less than SIGHT. Both lengths are in canvas pixels.
 */
const MIN_SHARED = 48;
const SIGHT = 64;
/**
 * Costs in canvas pixels: an edge makes a detour of up to this length to avoid something. `crossing`: a node or a name.
 * `heading`: the heading of a section. `shared`: a line that another edge already uses. `corner`: one more corner.
 */
const COST = { crossing: 4000, heading: 1500, shared: 600, corner: 40 };

/**
 * Leads edges around the nodes, names and headings through which their curves would pass. All other edges keep their
 * curves. If every route of an edge passes through something, the edge takes the route with the lowest cost.
 */
export function leadAround({ nodes, notes, edges }: Layout): PlacedEdge[] {
  const solid = [...nodes.flatMap((node) => labelBox(node) ?? []), ...nodes];
  const headings = notes.map(headingBox);
  // An edge must not run along the frame of a section, because readers could not tell the edge from the frame.
  const frames = notes.flatMap((note) => frameOf(note, nodes) ?? []).map(outline);
  const taken: (Pick<PlacedEdge, "to" | "isError"> & { line: Point[] })[] = [];
  return edges.map((edge) => {
    if (!edge.isMain) return edge;
    const present = isBackward(edge.start, edge.end)
      ? undefined
      : curvePoints(edge.start, edge.end);
    if (present && ![...solid, ...headings].some((box) => crosses(present, box))) return edge;
    const area = withMargin(boxOf([edge.start, edge.end]), REACH + GAP);
    const near = (boxes: Box[]) =>
      boxes.map((box) => withMargin(box, GAP)).filter((box) => overlap(box, area));
    const rivals = taken.flatMap(({ to, isError, line }) =>
      // Only edges to the same node may share a line. An edge for errors never shares a line with a normal edge,
      // because readers must be able to tell the two apart.
      to === edge.to && isError === edge.isError ? [] : [line],
    );
    const best = cheapest(waysOf(edge), {
      solid: near(solid),
      headings: near(headings),
      rivals: [...frames, ...rivals],
    });
    taken.push({ ...edge, line: best });
    return { ...edge, path: rounded(best), corners: best };
  });
}

/**
 * Lists the possible routes of an edge: those with one vertical piece, and those with a horizontal piece between two
 * vertical pieces.
 */
function waysOf({ start, end }: PlacedEdge): Point[][] {
  const ways: Point[][] = [];
  const [columns, rows] = [stepOver(end.x - start.x), stepOver(Math.abs(end.y - start.y))];
  for (let x = start.x + STEP; x <= end.x - STEP; x += columns)
    ways.push([start, { x, y: start.y }, { x, y: end.y }, end]);
  const top = Math.min(start.y, end.y) - REACH;
  const bottom = Math.max(start.y, end.y) + REACH;
  for (const out of TURNS)
    for (const into of TURNS) {
      const [first, last] = [start.x + out, end.x - into];
      for (let y = top; y <= bottom; y += rows)
        ways.push([
          start,
          { x: first, y: start.y },
          { x: first, y },
          { x: last, y },
          { x: last, y: end.y },
          end,
        ]);
    }
  return ways;
}

/**
 * Returns the distance between two neighboring routes that are tried. It grows with the `distance` to cover, so that
 * the number of routes stays limited.
 */
function stepOver(distance: number): number {
  return Math.max(STEP, Math.ceil(distance / MAX_STEPS / STEP) * STEP);
}

type Surroundings = { solid: Box[]; headings: Box[]; rivals: Point[][] };

function cheapest(ways: Point[][], { solid, headings, rivals }: Surroundings): Point[] {
  let best: Point[] = [];
  let least = Infinity;
  const byLength = ways
    .map((way) => ({ way, length: lengthOf(way) + COST.corner * way.length }))
    .toSorted((a, b) => a.length - b.length);
  for (const { way, length } of byLength) {
    if (length >= least) break;
    let cost = length;
    for (const box of solid) if (cost < least && crosses(way, box)) cost += COST.crossing;
    for (const box of headings) if (cost < least && crosses(way, box)) cost += COST.heading;
    for (const line of rivals) if (cost < least && runAlong(way, line)) cost += COST.shared;
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, place) => {
    const before = line[place - 1];
    return before ? sum + Math.abs(x - before.x) + Math.abs(y - before.y) : 0;
  }, 0);
}

/**
 * Whether readers could take two lines for one: the lines run along each other, or one continues where the other ends.
 */
function runAlong(one: readonly Point[], other: readonly Point[]): boolean {
  const lanes = other.flatMap((to, place) => {
    const from = other[place - 1];
    if (!from) return [];
    const { x, y, width, height } = withMargin(boxOf([from, to]), GAP);
    const more = SIGHT + MIN_SHARED;
    return from.y === to.y
      ? [{ x: x - more, y, width: width + 2 * more, height }]
      : [{ x, y: y - more, width, height: height + 2 * more }];
  });
  return one.some((to, place) => {
    const from = one[place - 1];
    if (!from) return false;
    return lanes.some((lane) => {
      const isFlat = from.y === to.y;
      const piece = boxOf([from, to]);
      return (
        isFlat === lane.width > lane.height &&
        overlap(withMargin(piece, 1), lane) &&
        sharedLength(piece, lane, isFlat) > MIN_SHARED
      );
    });
  });
}

function sharedLength(a: Box, b: Box, isFlat: boolean): number {
  return isFlat
    ? Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
    : Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}
