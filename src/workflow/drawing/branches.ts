import { isMain, type Edge } from "#check/read/edges.ts";
import type { Workflow, WorkflowNode } from "#check/read/workflow.ts";
import { around, frameOf, isIn, withLabel, withMargin, type Box, type Layout } from "./layout.ts";
import { overlap } from "./obstacles.ts";

/** Distance in canvas pixels that a moved branch keeps from other sections. */
const GAP = 48;
const GRID = 16;
/** Distance in canvas pixels between a step and the step that follows it. */
const COLUMN = 224;
/**
 * Costs of a place to which a branch may move, in canvas pixels. `height`: cost of each pixel by which the drawing
 * becomes higher. `back`: cost of each wire whose end is not at least 48 pixels to the right of its start.
 */
const COST = { height: 8, back: 200 };
/** Maximum number of arrangements that `nearerBranches` returns. */
const BEST = 6;
/** Branches move only if the drawing then becomes lower by at least this number of canvas pixels. */
const MIN_GAIN = 64;

/** A section (a sticky note with steps on it), or a single step outside all sections. */
type Block = { box: Box; nodes: ReadonlySet<string>; note?: string };
type Shift = { x: number; y: number };
type Plan = { placed: Block[]; shifts: Map<Block, Shift>; cost: number };

/**
 * Returns arrangements of a workflow in which final branches, such as "It failed", move into free space near the steps
 * that lead to them. In a workflow file, these branches are often far below or above all other steps, so the drawing is
 * high and empty.
 */
export function nearerBranches(workflow: Workflow, layout: Layout): Workflow[] {
  const blocks = blocksOf(layout);
  const { edges } = layout;
  const branches = blocks.filter((block) => isBranch(block, blocks, edges));
  const core = blocks.filter((block) => !branches.includes(block));
  if (branches.length === 0 || core.length === 0) return [];
  let plans: Plan[] = [{ placed: core, shifts: new Map(), cost: 0 }];
  for (const branch of branches.toSorted((a, b) => a.box.x - b.box.x)) {
    plans = plans
      .flatMap(({ placed, shifts, cost }) =>
        placesFor(branch, placed, layout).map(({ shift, cost: more }) => ({
          placed: [...placed, moved(branch, shift)],
          shifts: new Map(shifts).set(branch, shift),
          cost: cost + more,
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, BEST);
  }
  const height = heightOf(blocks);
  return plans
    .filter(({ placed }) => heightOf(placed) <= height - MIN_GAIN)
    .map(({ shifts }) => shifted(workflow, shifts));
}

function blocksOf({ nodes, notes }: Layout): Block[] {
  const sections = notes.flatMap((note) => {
    const box = frameOf(note, nodes);
    if (!box) return [];
    const inside = nodes.filter((node) => isIn(node, note)).map(({ name }) => name);
    return [{ box, nodes: new Set(inside), note: note.name }];
  });
  const loose = nodes.filter(({ name }) => !sections.some((section) => section.nodes.has(name)));
  return [
    ...sections,
    ...loose.map((node) => ({ box: withLabel(node), nodes: new Set([node.name]) })),
  ];
}

/**
 * Whether a block is a final branch: edges lead to it from other blocks, no edge leads out of it, and it lies mostly
 * above or below each block from which an edge comes.
 */
function isBranch({ box, nodes }: Block, blocks: readonly Block[], edges: readonly Edge[]) {
  const entries = edges.filter(({ from, to }) => nodes.has(to) && !nodes.has(from));
  if (entries.length === 0 || edges.some(({ from, to }) => nodes.has(from) && !nodes.has(to)))
    return false;
  const sources = blocks.filter((block) => entries.some(({ from }) => block.nodes.has(from)));
  return sources.every(
    (source) =>
      Math.min(box.y + box.height, source.box.y + source.box.height) -
        Math.max(box.y, source.box.y) <
      Math.min(box.height, source.box.height) / 2,
  );
}

function placesFor(branch: Block, placed: readonly Block[], { edges, nodes }: Layout) {
  const { box } = branch;
  const entries = edges.filter(
    (edge) => isMain(edge) && branch.nodes.has(edge.to) && !branch.nodes.has(edge.from),
  );
  const xOf = new Map(nodes.map(({ name, x }) => [name, x]));
  const beside = entries.flatMap(({ from, to }) => {
    const x = box.x + (xOf.get(from) ?? 0) - (xOf.get(to) ?? 0);
    return [x, x + COLUMN];
  });
  const others = placed.map((block) => block.box);
  const columns = others.flatMap(({ x, width }) => [
    x,
    x + width + GAP,
    x + width - box.width,
    x - GAP - box.width,
  ]);
  const rows = others.flatMap(({ y, height }) => [y, y + height + GAP]);
  const all = around(others);
  const right = Math.max(all.x + all.width, box.x + box.width);
  const places = [...new Set([box.x, ...beside, ...columns])]
    .flatMap((x) => [...new Set([box.y, ...rows])].map((y) => ({ x, y })))
    .map(({ x, y }) => ({ x: snapped(x - box.x), y: snapped(y - box.y) }))
    .filter((shift) => {
      const { box: there } = moved(branch, shift);
      const room = withMargin(there, GAP - GRID);
      return (
        there.x >= all.x &&
        there.y >= all.y &&
        there.x + there.width <= right &&
        !others.some((other) => overlap(room, other))
      );
    })
    .map((shift) => {
      const growth = heightOf([...placed, moved(branch, shift)]) - all.height;
      const wires = entries.map(({ start, end }) => {
        const across = end.x + shift.x - start.x;
        return (
          Math.abs(across) + Math.abs(end.y + shift.y - start.y) + (across < 48 ? COST.back : 0)
        );
      });
      return { shift, cost: COST.height * growth + wires.reduce((sum, one) => sum + one, 0) };
    })
    .toSorted((a, b) => a.cost - b.cost);
  return places.filter(
    ({ shift }, index) => !places.slice(0, index).some((one) => isNear(one.shift, shift)),
  );
}

function isNear(one: Shift, other: Shift): boolean {
  return Math.abs(one.x - other.x) < COLUMN / 2 && Math.abs(one.y - other.y) < 2 * GAP;
}

function moved<B extends { box: Box }>(block: B, { x, y }: Shift): B {
  return { ...block, box: { ...block.box, x: block.box.x + x, y: block.box.y + y } };
}

function shifted(workflow: Workflow, shifts: ReadonlyMap<Block, Shift>): Workflow {
  const byName = new Map<string, Shift>();
  for (const [{ nodes, note }, shift] of shifts)
    for (const name of [...nodes, ...(note === undefined ? [] : [note])]) byName.set(name, shift);
  const move = (one: WorkflowNode): WorkflowNode => {
    const { x, y } = byName.get(one.name) ?? { x: 0, y: 0 };
    return { ...one, position: [one.position[0] + x, one.position[1] + y] };
  };
  return { ...workflow, nodes: workflow.nodes.map(move), notes: workflow.notes.map(move) };
}

function heightOf(blocks: readonly Block[]): number {
  return around(blocks.map(({ box }) => box)).height;
}

function snapped(value: number): number {
  return Math.round(value / GRID) * GRID;
}
