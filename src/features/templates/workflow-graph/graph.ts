import { labelLines } from "./label-lines.ts";
import type { Measure } from "./label-lines.ts";
import { readNoteText } from "./note-text.ts";
import type { NoteBlock } from "./note-text.ts";
import { shapeOf } from "./node-shape.ts";
import type { NodeShape } from "./node-shape.ts";
import { portsOf } from "./ports.ts";
import type { StoredPorts } from "./ports.ts";
import { signOf } from "./signs.ts";
import type { Sign } from "./signs.ts";
import { DIP, wirePath } from "./wire-path.ts";
import type { Workflow, WorkflowNode } from "./workflow.ts";

/**
 * Everything needed to draw a workflow, in canvas pixels: nothing else has to be computed by
 * whoever paints it, in SVG or in HTML.
 *
 * @param measure Width in pixels of a 16 px label; an estimate when left out.
 */
export function layOutGraph(workflow: Workflow, stored: StoredPorts, measure?: Measure): Graph {
  const nodes = workflow.nodes.map((node) => placeNode(workflow, node, stored, measure));
  const notes = workflow.notes.map(placeNote);
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const wires: PlacedWire[] = [];
  for (const wire of workflow.wires) {
    const start = byName.get(wire.from)?.outputs.filter((port) => port.kind === wire.kind)[
      wire.fromPort
    ];
    const end = byName.get(wire.to)?.inputs.filter((port) => port.kind === wire.kind)[wire.toPort];
    if (!start || !end) continue;
    const main = wire.kind === "main";
    const from = main
      ? { x: start.x + LINE_GAP, y: start.y }
      : { x: start.x, y: start.y - LINE_GAP };
    const to = main ? { x: end.x - LINE_GAP, y: end.y } : { x: end.x, y: end.y + LINE_GAP };
    wires.push({
      ...wire,
      path: wirePath(from, to, wire.kind),
      start: from,
      end: to,
      isMain: main,
      isError: start.label === "Error",
    });
  }
  return { name: workflow.name, nodes, notes, wires, bounds: boundsOf(nodes, notes, wires) };
}

export type Box = { x: number; y: number; width: number; height: number };

/** Ports are absolute here. `label.x` is its centre; lines follow each other every `LABEL_LINE` pixels. */
export type PlacedNode = Box &
  Pick<NodeShape, "form" | "inputs" | "outputs"> & {
    name: string;
    type: string;
    disabled: boolean;
    sign: Sign;
    icon: { x: number; y: number; size: number };
    label: { x: number; y: number; lines: string[]; inside: boolean };
  };
export type PlacedNote = Box & { name: string; color: number; blocks: NoteBlock[] };
export type PlacedWire = {
  from: string;
  fromPort: number;
  to: string;
  toPort: number;
  kind: string;
  /** `main` lines carry items and end in an arrow; others are dashed and have none. */
  isMain: boolean;
  isError: boolean;
  path: string;
  start: { x: number; y: number };
  end: { x: number; y: number };
};
export type Graph = {
  name: string;
  nodes: PlacedNode[];
  notes: PlacedNote[];
  wires: PlacedWire[];
  bounds: Box;
};

export const LABEL_LINE = 20;
/** The colour of a sign that has none of its own; its holder is white in every theme. */
export const SIGN_INK = "#2a1a4a";
const LINE_GAP = 8;
const GRID = 16;

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
    sign: signOf(node.type),
    form: shape.form,
    x,
    y,
    width: shape.width,
    height: shape.height,
    icon: move(shape.icon),
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

function boundsOf(nodes: PlacedNode[], notes: PlacedNote[], wires: PlacedWire[]): Box {
  const boxes: Box[] = [
    ...notes,
    ...nodes.map((node) => withLabel(node)),
    ...wires
      .filter((wire) => wire.isMain && wire.start.x - 20 > wire.end.x)
      .map((wire) => ({
        x: wire.end.x - 40,
        y: wire.start.y,
        width: wire.start.x - wire.end.x + 80,
        height: DIP,
      })),
  ];
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The node with the two label lines below it: what has to stay free of other things. */
export function withLabel(node: Pick<PlacedNode, keyof Box | "label">): Box {
  if (node.label.inside) return { x: node.x, y: node.y, width: node.width, height: node.height };
  const half = node.width;
  const height = node.height + 8 + node.label.lines.length * LABEL_LINE;
  return { x: node.x + node.width / 2 - half, y: node.y, width: half * 2, height };
}

function snap(value: number): number {
  return Math.round(value / GRID) * GRID;
}
