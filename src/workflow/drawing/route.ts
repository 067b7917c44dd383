import { curvePoints, isBackward, rounded, type Point } from "./edge-path.ts";
import { boxOf, frameOf, type Box, type Layout, type PlacedEdge } from "./layout.ts";
import { crosses, headingBox, labelBox, outline, overlap, withGap } from "./obstacles.ts";

/** Distance in canvas pixels between a wire that was led around and everything that it passes. */
const GAP = 8;
const STEP = 16;
const MAX_STEPS = 200;
/** Distances from the ends of a wire at which it may turn. */
const TURNS = [56, 64, 48, 72, 40, 88, 24];
/** Distance above and below its ends within which a wire may look for a free lane. */
const REACH = 320;
/** Length in canvas pixels from which two wires in one lane look like one wire, also over a gap as long as SIGHT. */
const MIN_SHARED = 48;
const SIGHT = 64;
/** Costs are in canvas pixels of length: a wire may make such a detour in order not to pass through something. */
const COST = { crossing: 4000, heading: 1500, shared: 600, corner: 40 };

/**
 * Leads wires around the nodes, names and headings that they would pass through. All other wires keep their curves. A
 * wire that finds no free way takes the way that crosses least.
 */
export function leadAround({
  nodes,
  notes,
  edges,
}: Pick<Layout, "nodes" | "notes" | "edges">): PlacedEdge[] {
  const solid = [...nodes.flatMap((node) => labelBox(node) ?? []), ...nodes];
  const headings = notes.map(headingBox);
  // A wire that runs along the frame of a section could not be told from the frame.
  const frames = notes.flatMap((note) => frameOf(note, nodes) ?? []).map(outline);
  const taken: (Pick<PlacedEdge, "to" | "isError"> & { line: Point[] })[] = [];
  return edges.map((edge) => {
    if (!edge.isMain) return edge;
    const present = isBackward(edge.start, edge.end)
      ? undefined
      : curvePoints(edge.start, edge.end);
    if (present && ![...solid, ...headings].some((box) => crosses(present, box))) return edge;
    const area = withGap(boxOf([edge.start, edge.end]), REACH + GAP);
    const near = (boxes: Box[]) =>
      boxes.map((box) => withGap(box, GAP)).filter((box) => overlap(box, area));
    const rivals = taken.flatMap(({ to, isError, line }) =>
      // Wires to the same step may join. A branch and the way out of a failure stay apart, because they tell two things.
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

/** Lists the ways with one vertical piece, and those with a lane between two vertical pieces. */
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

/** Distance between two ways that are tried. Over far distances it is larger, so that their number has a limit. */
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
 * Whether two lines share a lane, or one goes on in the lane where the other ends, so that nobody could tell where each
 * leads.
 */
function runAlong(one: readonly Point[], other: readonly Point[]): boolean {
  const lanes = other.flatMap((to, place) => {
    const from = other[place - 1];
    if (!from) return [];
    const { x, y, width, height } = withGap(boxOf([from, to]), GAP);
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
        overlap(withGap(piece, 1), lane) &&
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
