import { isMain } from "#check/read/edges.ts";
import type { Point } from "./edge-path.ts";
import type { Box, PlacedEdge, PlacedNode } from "./layout.ts";

/**
 * Shape of an icon in a box of 24 × 24 units. `fill`: a filled path, for the logo of a service. `lines`: a stroked path
 * with a line width of 2 units and round ends, for all other icons.
 */
export type IconShape = { kind: "fill" | "lines"; path: string; color: string };

export function iconMarkup({ kind, path, color }: IconShape, attributes: string): string {
  const paint =
    kind === "fill"
      ? `fill="${color}"`
      : `fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path ${attributes} d="${path}" ${paint}/>`;
}

/**
 * Returns SVG path data of a line around a node.
 * @param gap - distance in pixels between the node's border and the line
 */
export function nodeOutline(node: Box & Pick<PlacedNode, "form">, gap = 0): string {
  const [x, y] = [node.x - gap, node.y - gap];
  const [width, height] = [node.width + 2 * gap, node.height + 2 * gap];
  const isRound = node.form === "sub" || node.form === "wide-sub";
  const right = isRound ? height / 2 : 12 + gap;
  const left = node.form === "trigger" ? 36 + gap : right;
  return `M${x + left},${y}H${x + width - right}a${right},${right} 0 0 1 ${right},${right}V${y + height - right}a${right},${right} 0 0 1 ${-right},${right}H${x + left}a${left},${left} 0 0 1 ${-left},${-left}V${y + left}a${left},${left} 0 0 1 ${left},${-left}z`;
}

/**
 * Returns SVG path data of a port: a dot if items pass through the port, and a diamond if the port connects a sub-node.
 */
export function portShape({ x, y, kind }: Point & { kind: string }): string {
  return kind === "main"
    ? `M${x - 6},${y}a6,6 0 0 1 12,0a6,6 0 0 1 -12,0z`
    : `M${x},${y - 7}l7,7l-7,7l-7,-7z`;
}

export function arrowHead({ end: { x, y } }: Pick<PlacedEdge, "end">): string {
  return `M${x - 8},${y - 7}L${x + 5},${y}L${x - 8},${y + 7}z`;
}

export const BOLT = "M13 0L2 15h8L8 26L20 10h-8z";
export function boltTransform(node: Box): string {
  return `translate(${node.x - 34} ${node.y + node.height / 2 - 13})`;
}

export function holderRadius({ height, iconPlace }: Pick<PlacedNode, "height" | "iconPlace">) {
  return Math.min(height, iconPlace.size * 2) * 0.34;
}

export function iconTransform(node: Pick<PlacedNode, "height" | "iconPlace">): string {
  const size = holderRadius(node) * 1.16;
  const { x, y } = node.iconPlace;
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}

export type EdgeKind = "main" | "error" | "subNode";

/**
 * Returns the kind of an edge. `subNode`: the edge leads from a sub-node, such as an AI model, to the node that uses
 * it.
 */
export function edgeKind(edge: Pick<PlacedEdge, "kind" | "isError">): EdgeKind {
  if (!isMain(edge)) return "subNode";
  return edge.isError ? "error" : "main";
}

/** Values of the SVG attribute `stroke-dasharray` by kind of edge. Edges of the kind `main` are not dashed. */
export const EDGE_DASHES = { error: "2 9", subNode: "5 6" } as const;
