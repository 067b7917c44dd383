import { isMain } from "#check/read/edges.ts";
import { curvePoints, type Point } from "./edge-path.ts";
import type { Layout } from "./layout.ts";

/** A pair of wires that share a line makes a drawing as bad as this many crossings. */
const SHARED_LINE_WEIGHT = 10;
/** Two wires share a line if they run less than NEAR apart for more than MIN_SHARED, both in canvas pixels. */
const NEAR = 8;
const MIN_SHARED = 48;

/**
 * Counts the faults that make wires hard to follow: a crossing counts 1, and a pair of wires that share a line counts
 * `SHARED_LINE_WEIGHT`.
 */
export function faultsOf({ edges }: Pick<Layout, "edges">): number {
  const wires = edges.filter(isMain);
  const lines = wires.map(({ start, end, corners }) => corners ?? curvePoints(start, end));
  let faults = 0;
  for (const [place, wire] of wires.entries()) {
    const line = lines[place] ?? [];
    for (const [before, other] of wires.slice(0, place).entries()) {
      if (other.from !== wire.from && other.to !== wire.to)
        faults += count(line, lines[before] ?? [], doMeet);
      if (other.to !== wire.to || other.isError !== wire.isError)
        faults += SHARED_LINE_WEIGHT * count(wire.corners ?? [], other.corners ?? [], isShared);
    }
  }
  return faults;
}

type Piece = [from: Point, to: Point];

function count(
  one: readonly Point[],
  other: readonly Point[],
  applies: (a: Piece, b: Piece) => boolean,
): number {
  const others = piecesOf(other);
  return piecesOf(one).reduce(
    (sum, piece) => sum + others.filter((rival) => applies(piece, rival)).length,
    0,
  );
}

function piecesOf(line: readonly Point[]): Piece[] {
  return line.slice(1).flatMap((to, place) => {
    const from = line[place];
    return from ? [[from, to]] : [];
  });
}

/** Whether two straight pieces cross. Pieces that only touch do not cross. */
function doMeet([a, b]: Piece, [c, d]: Piece): boolean {
  return (
    Math.max(a.x, b.x) >= Math.min(c.x, d.x) &&
    Math.max(c.x, d.x) >= Math.min(a.x, b.x) &&
    side(a, b, c) * side(a, b, d) < 0 &&
    side(c, d, a) * side(c, d, b) < 0
  );
}

/** Whether two straight pieces, both vertical or both horizontal, share a line (see `NEAR`). */
function isShared([a, b]: Piece, [c, d]: Piece): boolean {
  const isFlat = a.y === b.y;
  if (isFlat !== (c.y === d.y)) return false;
  const [across, along] = isFlat ? (["y", "x"] as const) : (["x", "y"] as const);
  const length =
    Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])) -
    Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]));
  return Math.abs(a[across] - c[across]) < NEAR && length > MIN_SHARED;
}

function side(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
