import { nodeIcon, type NodeIcon } from "../facts/node-icons.ts";
import { isMain, type Edge } from "#check/read/edges.ts";
import { readNoteText, type NoteBlock } from "#check/read/note-text.ts";
import { portsOf, type StoredPorts } from "#check/read/ports.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { BACKWARD_DEPTH, edgePath, isBackward, type Point } from "./edge-path.ts";
import { labelLines, type Measure } from "./label-lines.ts";
import { shapeOf, type NodeShape } from "./node-shape.ts";

/** In canvas pixels, ready to be painted in SVG or HTML. @param measure Width in pixels of a 16 px label */
export function layOut(workflow: Workflow, stored: StoredPorts, measure?: Measure): Layout {
  const nodes = workflow.nodes.map((node) => placeNode(workflow, node, stored, measure));
  const notes = workflow.notes.map(placeNote);
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const edges = workflow.edges.flatMap((edge) => {
    const start = portOf(edge, byName.get(edge.from)?.outputs, edge.fromPort);
    const end = portOf(edge, byName.get(edge.to)?.inputs, edge.toPort);
    return start && end ? [placeEdge(edge, start, end)] : [];
  });
  return { name: workflow.name, nodes, notes, edges, bounds: boundsOf(nodes, notes, edges) };
}

export type Box = { x: number; y: number; width: number; height: number };

/** Ports are absolute here. `label.x` is its center; lines follow each other every `LABEL_LINE` pixels. */
export type PlacedNode = Box &
  Pick<NodeShape, "form" | "inputs" | "outputs"> & {
    name: string;
    type: string;
    disabled: boolean;
    icon: NodeIcon;
    /** Center and edge length. */
    iconPlace: NodeShape["icon"];
    label: { x: number; y: number; lines: string[]; inside: boolean };
  };
export type PlacedNote = Box & { name: string; color: number; blocks: NoteBlock[] };
export type PlacedEdge = Edge & {
  /** Main edges carry items and end in an arrow; others lead to a sub-node's user. */
  isMain: boolean;
  isError: boolean;
  path: string;
  start: Point;
  end: Point;
};
export type Layout = {
  name: string;
  nodes: PlacedNode[];
  notes: PlacedNote[];
  edges: PlacedEdge[];
  bounds: Box;
};

export const LABEL_LINE = 20;
const EDGE_GAP = 8;
const GRID = 16;

function portOf<P extends { kind: string }>(
  { kind }: Edge,
  ports: readonly P[] | undefined,
  index: number,
): P | undefined {
  return ports?.filter((port) => port.kind === kind)[index];
}

function placeEdge(edge: Edge, from: Point & { label?: string }, to: Point): PlacedEdge {
  const main = isMain(edge);
  const start = main ? { x: from.x + EDGE_GAP, y: from.y } : { x: from.x, y: from.y - EDGE_GAP };
  const end = main ? { x: to.x - EDGE_GAP, y: to.y } : { x: to.x, y: to.y + EDGE_GAP };
  const path = edgePath(start, end, main);
  return { ...edge, isMain: main, isError: from.label === "Error", path, start, end };
}

function placeNode(
  workflow: Workflow,
  node: WorkflowNode,
  stored: StoredPorts,
  measure?: Measure,
): PlacedNode {
  const shape = shapeOf(portsOf(workflow, node, stored));
  const x = snap(node.position[0]);
  const y = snap(node.position[1]);
  const inside = shape.form === "agent" || shape.form === "wide-sub";
  const label = node.disabled ? `${node.name} (Deactivated)` : node.name;
  const lines = labelLines(
    label,
    inside ? shape.width - 88 : shape.width * 2,
    inside ? 3 : 2,
    measure,
  );
  const move = <P extends { x: number; y: number }>(port: P): P => ({
    ...port,
    x: port.x + x,
    y: port.y + y,
  });
  return {
    name: node.name,
    type: node.type,
    disabled: node.disabled,
    icon: nodeIcon(node.type),
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
          y: y + shape.height / 2 - (lines.length * LABEL_LINE) / 2,
          lines,
          inside,
        }
      : { x: x + shape.width / 2, y: y + shape.height + 8, lines, inside },
  };
}

function placeNote(node: WorkflowNode): PlacedNote {
  const { content, width, height, color } = node.parameters;
  return {
    name: node.name,
    x: snap(node.position[0]),
    y: snap(node.position[1]),
    width: Math.max(150, typeof width === "number" ? width : 240),
    height: Math.max(80, typeof height === "number" ? height : 160),
    color: typeof color === "number" ? color : 1,
    blocks: readNoteText(typeof content === "string" ? content : ""),
  };
}

function boundsOf(nodes: PlacedNode[], notes: PlacedNote[], edges: PlacedEdge[]): Box {
  const boxes: Box[] = [
    ...notes,
    ...nodes.map((node) => withLabel(node)),
    ...edges
      .filter((edge) => edge.isMain && isBackward(edge.start, edge.end))
      .map((edge) => ({
        x: edge.end.x - 40,
        y: edge.start.y,
        width: edge.start.x - edge.end.x + 80,
        height: BACKWARD_DEPTH,
      })),
  ];
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return around(boxes);
}

/** The smallest box around others; they must not be none. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function withLabel(node: Pick<PlacedNode, keyof Box | "label">): Box {
  if (node.label.inside) return { x: node.x, y: node.y, width: node.width, height: node.height };
  const half = node.width;
  const height = node.height + 8 + node.label.lines.length * LABEL_LINE;
  return { x: node.x + node.width / 2 - half, y: node.y, width: half * 2, height };
}

function snap(value: number): number {
  return Math.round(value / GRID) * GRID;
}
