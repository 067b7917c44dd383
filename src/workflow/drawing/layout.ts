import { isMain, type Edge } from "#check/read/edges.ts";
import { Graph } from "#check/read/graph.ts";
import { readNoteText, type NoteBlock } from "#check/read/note-text.ts";
import { portsOf, type NodePorts, type StoredPorts } from "#check/read/ports.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { BACKWARD_DEPTH, edgePath, isBackward, type Point } from "./edge-path.ts";
import { estimateWidth, labelLines, type Measure } from "./label-lines.ts";
import { shapeOf, type NodeShape } from "./node-shape.ts";

/**
 * Computes where the nodes, notes and edges of a workflow are drawn, at the positions of its file.
 * @param stored - ports by node name, computed by n8n
 */
export function layOut(
  workflow: Workflow,
  stored: StoredPorts,
  lettering: Lettering = PICTURE_LETTERING,
): Layout {
  const graph = new Graph(workflow.edges);
  const nodes = workflow.nodes.map((node) =>
    placeNode(node, portsOf(graph.touching(node.name), node, stored), lettering),
  );
  const notes = workflow.notes.map(placeNote);
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const edges = workflow.edges.flatMap((edge, place) => {
    const start = portOf(edge, byName.get(edge.from)?.outputs, edge.fromPort);
    const end = portOf(edge, byName.get(edge.to)?.inputs, edge.toPort);
    return start && end ? [{ ...placeEdge(edge, start, end), place }] : [];
  });
  return { nodes, notes, edges };
}

/**
 * How the names of nodes are written. `size`: font size in canvas pixels. `maxLines`: maximum number of lines of a
 * name. `measure`: returns the width of a text in canvas pixels; by default, an estimate.
 */
type Lettering = { size: number; maxLines: number; measure?: Measure };
export const PICTURE_LETTERING: Lettering = { size: 16, maxLines: 2 };
/**
 * At this font size, names are still legible if the drawing is shown at half size. There is room for three lines
 * between two rows of nodes.
 */
export const PAGE_LETTERING: Lettering = { size: 24, maxLines: 3 };
export const LINE_HEIGHT = 1.25;

export type Box = { x: number; y: number; width: number; height: number };

/**
 * A node with its position and the positions of its ports, in canvas pixels. `label` is the name of the node: `x` is
 * the horizontal center of its lines, and `line` the height of a line.
 */
export type PlacedNode = Box &
  Pick<NodeShape, "form" | "inputs" | "outputs"> & {
    name: string;
    type: string;
    disabled: boolean;
    iconPlace: NodeShape["icon"];
    label: { x: number; y: number; line: number; lines: string[]; inside: boolean };
  };
export type PlacedNote = Box & { name: string; color: number; blocks: NoteBlock[] };
export type PlacedEdge = Edge & {
  /** Index of the edge in `workflow.edges`. */
  place: number;
  isError: boolean;
  path: string;
  start: Point;
  end: Point;
  /**
   * Start, corners and end of an edge that is led around nodes, names or headings. Undefined if the edge is a plain
   * curve.
   */
  corners?: Point[];
};
export type Layout = { nodes: PlacedNode[]; notes: PlacedNote[]; edges: PlacedEdge[] };

/** Padding of a section's frame, in canvas pixels. */
const FRAME_PADDING = 12;
const EDGE_GAP = 8;
const GRID = 16;
/**
 * Maximum coordinate, in canvas pixels. A workflow file may contain larger numbers, but browsers draw nothing at such
 * positions.
 */
const MAX_POSITION = 1_000_000;

function portOf<P extends { kind: string }>(
  { kind }: Edge,
  ports: readonly P[] | undefined,
  index: number,
): P | undefined {
  return ports?.filter((port) => port.kind === kind)[index];
}

function placeEdge(edge: Edge, from: Point & { label?: string }, to: Point) {
  const main = isMain(edge);
  const start = main ? { x: from.x + EDGE_GAP, y: from.y } : { x: from.x, y: from.y - EDGE_GAP };
  const end = main ? { x: to.x - EDGE_GAP, y: to.y } : { x: to.x, y: to.y + EDGE_GAP };
  const path = edgePath(start, end, main);
  return { ...edge, isError: from.label === "Error", path, start, end };
}

function placeNode(
  node: WorkflowNode,
  ports: NodePorts,
  { size, maxLines, measure = (text) => estimateWidth(text, size) }: Lettering,
): PlacedNode {
  const shape = shapeOf(ports);
  const x = snap(node.position[0]);
  const y = snap(node.position[1]);
  const inside = shape.form === "agent" || shape.form === "wide-sub";
  const label = node.disabled ? `${node.name} (Deactivated)` : node.name;
  const lines = labelLines(
    label,
    inside ? shape.width - 88 : shape.width * 2,
    inside ? 3 : maxLines,
    measure,
  );
  const line = size * LINE_HEIGHT;
  const move = <P extends { x: number; y: number }>(port: P): P => ({
    ...port,
    x: port.x + x,
    y: port.y + y,
  });
  return {
    name: node.name,
    type: node.type,
    disabled: node.disabled,
    form: shape.form,
    x,
    y,
    width: shape.width,
    height: shape.height,
    iconPlace: move(shape.icon),
    inputs: shape.inputs.map(move),
    outputs: shape.outputs.map(move),
    label: inside
      ? {
          x: x + 72 + (shape.width - 80) / 2,
          y: y + shape.height / 2 - (lines.length * line) / 2,
          line,
          lines,
          inside,
        }
      : { x: x + shape.width / 2, y: y + shape.height + 8, line, lines, inside },
  };
}

function placeNote(node: WorkflowNode): PlacedNote {
  const { content, width, height, color } = node.parameters;
  return {
    name: node.name,
    x: snap(node.position[0]),
    y: snap(node.position[1]),
    width: clamp(typeof width === "number" ? width : 240, 150),
    height: clamp(typeof height === "number" ? height : 160, 80),
    color: typeof color === "number" ? color : 1,
    blocks: readNoteText(typeof content === "string" ? content : ""),
  };
}

/** Returns the box around a drawing. Edges that lead to the left are drawn below their nodes and are in the box too. */
export function boundsOf(nodes: PlacedNode[], notes: Box[], edges: PlacedEdge[]): Box {
  const boxes: Box[] = [
    ...notes,
    ...nodes.map((node) => withLabel(node)),
    ...edges
      .filter((edge) => isMain(edge) && !edge.corners && isBackward(edge.start, edge.end))
      .map((edge) => ({
        x: edge.end.x - 40,
        y: edge.start.y,
        width: edge.start.x - edge.end.x + 80,
        height: BACKWARD_DEPTH,
      })),
    ...edges.flatMap(({ corners }) => (corners ? [boxOf(corners)] : [])),
  ];
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return around(boxes);
}

export function withMargin({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Returns the box around points. There must be at least one point. */
export function boxOf(points: readonly Point[]): Box {
  return around(points.map((point) => ({ ...point, width: 0, height: 0 })));
}

/** Returns the box around other boxes. There must be at least one box. */
export function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function withLabel(node: Pick<PlacedNode, keyof Box | "label">): Box {
  if (node.label.inside) return { x: node.x, y: node.y, width: node.width, height: node.height };
  const half = node.width;
  const height = node.height + 8 + node.label.lines.length * node.label.line;
  return { x: node.x + node.width / 2 - half, y: node.y, width: half * 2, height };
}

/**
 * Returns the frame of a section: a sticky note with nodes on it. Returns undefined if no node lies on the note,
 * because the note is then only a text for readers in n8n's editor.
 */
export function frameOf(
  { x, y, width, height }: Box,
  nodes: readonly PlacedNode[],
): Box | undefined {
  const inside = nodes.filter((node) => isIn(node, { x, y, width, height })).map(withLabel);
  if (inside.length === 0) return undefined;
  const lowest = Math.max(...inside.map((box) => box.y + box.height)) + FRAME_PADDING;
  const sides = { x: x - FRAME_PADDING, width: width + 2 * FRAME_PADDING };
  return { y, ...sides, height: Math.max(height, lowest - y) };
}

/** Whether the center of a node lies on a note. */
export function isIn(node: Box, note: Box): boolean {
  const [x, y] = [node.x + node.width / 2, node.y + node.height / 2];
  return x > note.x && x < note.x + note.width && y > note.y && y < note.y + note.height;
}

function snap(value: number): number {
  return Math.round(clamp(value, -MAX_POSITION) / GRID) * GRID;
}

function clamp(value: number, min: number): number {
  return Math.max(min, Math.min(MAX_POSITION, value));
}
