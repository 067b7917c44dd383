import type { Finding } from "#check/checkup.ts";
import type { Broken } from "#features/diagram/contract.ts";
import type { Diagram, DiagramNode } from "#workflow/drawing/diagram.ts";

/** Finds the broken connections of a drawing, by the sentences of the check-up's findings. */
export function brokenWires(
  findings: readonly Finding[],
  { nodes, edges }: Pick<Diagram, "nodes" | "edges">,
): Broken {
  const said = findings.flatMap((one) => [one, ...one.consequences]);
  const named = (words: RegExp) =>
    new Set(said.filter(({ sentence }) => words.test(sentence)).flatMap((one) => one.nodes));
  // Matches straight and curly quotes, because the page replaces the straight quotes of findings by curly ones.
  const leading = named(/ leads to ["“]/);
  const used = new Set(pointsIn(`${edges.main}${edges.error}`).map(String));
  const ends = nodes
    .filter(({ name }) => leading.has(name))
    .flatMap((node) => outputsOf(node).filter(([x, y]) => !used.has(`${x + GAP},${y}`)))
    .map(([x, y]) => ({ x, y }));
  return { ends, idle: named(/ never runs/) };
}

/** Distance in canvas pixels from the center of an output to the point at which its wire begins. */
const GAP = 8;

type Pair = [x: number, y: number];

/** Returns the start points (the "M" commands) in SVG path data. */
function pointsIn(path: string): Pair[] {
  return Array.from(path.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
}

/**
 * Returns the centers of a node's outputs, which are its ports on the right. In the path data, the start point of a
 * port is 6 px to the left of its center.
 */
function outputsOf({ ports, x, width }: DiagramNode): Pair[] {
  return pointsIn(ports)
    .map(([left, y]): Pair => [left + 6, y])
    .filter(([center]) => center >= x + width);
}
