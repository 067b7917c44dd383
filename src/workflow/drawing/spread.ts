import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { frameOf, withLabel, type Layout, type PlacedNode } from "./layout.ts";
import { labelBox, overlap } from "./obstacles.ts";

/** Minimum distance in canvas pixels between the label of a node and the next node below this label. */
const GAP = 12;
const GRID = 16;
/** Maximum width in canvas pixels of an empty vertical strip between two columns of nodes. */
const MAX_STRIP = 32;

type Cut = { at: number; by: number };

/**
 * Moves the lower rows of a workflow down where the labels of the nodes in an upper row would overlap them. A sticky
 * note that spans both rows becomes taller by the same distance.
 * @param placed - the nodes of the workflow, at the positions of the workflow file
 */
export function spreadRows(workflow: Workflow, placed: readonly PlacedNode[]): Workflow {
  const cuts = cutsOf(placed);
  if (cuts.length === 0) return workflow;
  const moved = (y: number) => y + sum(cuts.filter(({ at }) => at <= y));
  const move = (node: WorkflowNode): WorkflowNode => {
    const [x, y] = node.position;
    return { ...node, position: [x, moved(y)] };
  };
  return {
    ...workflow,
    nodes: workflow.nodes.map(move),
    notes: workflow.notes.map((note) => {
      const { height } = note.parameters;
      const [, top] = note.position;
      const bottom = top + (typeof height === "number" ? height : 0);
      const grown = sum(cuts.filter(({ at }) => at > top && at < bottom));
      return typeof height === "number"
        ? { ...move(note), parameters: { ...note.parameters, height: height + grown } }
        : move(note);
    }),
  };
}

/**
 * Narrows wide empty strips that divide a workflow from top to bottom, such as between two sections: the part to the
 * right of the strip moves to the left. A narrower drawing fits into more windows.
 */
export function closeStrips(
  workflow: Workflow,
  { nodes, notes }: Pick<Layout, "nodes" | "notes">,
): Workflow {
  const sections = notes.filter((note) => frameOf(note, nodes));
  const cuts: Cut[] = [];
  let end = Infinity;
  for (const { x, width } of [...sections, ...nodes.map(withLabel)].toSorted((a, b) => a.x - b.x)) {
    const by = Math.floor((x - end - MAX_STRIP) / GRID) * GRID;
    if (by > 0) cuts.push({ at: x, by });
    end = Math.max(end === Infinity ? x : end, x + width);
  }
  const move = (one: WorkflowNode): WorkflowNode => {
    const [x, y] = one.position;
    return { ...one, position: [x - sum(cuts.filter(({ at }) => at <= x)), y] };
  };
  return { ...workflow, nodes: workflow.nodes.map(move), notes: workflow.notes.map(move) };
}

function cutsOf(placed: readonly PlacedNode[]): Cut[] {
  const rows = placed.toSorted((a, b) => a.y - b.y);
  const cuts: Cut[] = [];
  for (const [place, node] of rows.entries()) {
    const shift = sum(cuts);
    const missing = rows.slice(0, place).map((above) => {
      const name = labelBox(above);
      if (!name || above.y === node.y) return 0;
      const top = name.y + sum(cuts.filter(({ at }) => at <= above.y));
      const needed = { ...name, y: top, height: name.height + GAP };
      return overlap(needed, { ...node, y: node.y + shift })
        ? top + needed.height - node.y - shift
        : 0;
    });
    const by = Math.ceil(Math.max(0, ...missing) / GRID) * GRID;
    // All nodes whose top is below the line `at` move down. The line is half a grid step above this node, so that the
    // other nodes of its row move too, even if they are slightly higher.
    if (by > 0) cuts.push({ at: node.y - GRID / 2, by });
  }
  return cuts;
}

function sum(cuts: readonly Cut[]): number {
  return cuts.reduce((total, { by }) => total + by, 0);
}
