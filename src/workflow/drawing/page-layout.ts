import type { StoredPorts } from "#check/read/ports.ts";
import type { Workflow } from "#check/read/workflow.ts";
import {
  boundsOf,
  frameOf,
  layOut,
  PAGE_LETTERING,
  type Box,
  type Layout,
  type PlacedNode,
} from "./layout.ts";
import { nearerBranches } from "./branches.ts";
import { faultsOf } from "./faults.ts";
import { leadAround } from "./route.ts";
import { closeStrips, spreadRows } from "./spread.ts";

/**
 * Maximum number of nodes, and of edges, in a workflow that the site arranges. A larger workflow is drawn with the
 * layout of its file.
 */
const MAX_ARRANGED = 150;

/**
 * Cost of a crossing of wires, in canvas pixels. The cost of an arrangement is its height plus this cost for each
 * fault. Wires that share a line count as several faults (see `faultsOf`).
 */
const CROSSING = 200;

/**
 * Width in screen pixels that a page has for a drawing, if the window is 1440 pixels wide and has a scroll bar of 15
 * pixels.
 */
export const PAGE_ROOM = 1230;
/** Screen pixels per canvas pixel, in a drawing whose names have the font size of `PAGE_LETTERING`. */
const SCALE = 0.5;
/** Space around a drawing in canvas pixels. */
const MARGIN = 16;
/**
 * Maximum font size in canvas pixels. A drawing that is up to a quarter too wide for the page is shown smaller. Its
 * names have a larger font on the canvas, so that they stay legible.
 */
const MAX_SIZE = PAGE_LETTERING.size * 1.25;
/**
 * Maximum factor by which larger names may make a drawing higher on the canvas. If they make it even higher, the names
 * keep their usual size. On the screen, the drawing grows less, because it is shown smaller.
 */
const MAX_GROWTH = 1.2;

/**
 * Computes the positions of a workflow for a drawing on a page. A workflow that is too large (see `MAX_ARRANGED`) keeps
 * the positions of its file. In all others, the lower rows move down where a name would run into a node below it. Edges
 * lead around names, and wide empty strips between columns become narrower. Final branches far away may move near to
 * the steps that lead to them. If the drawing is still a little too wide, the page draws it smaller (`readable` in
 * use-view.ts), so its names get a larger font unless this makes the drawing worse.
 */
export function layOutForPage(workflow: Workflow, ports: StoredPorts): Layout {
  const asInFile = layOut(workflow, ports, PAGE_LETTERING);
  if (Math.max(workflow.nodes.length, workflow.edges.length) > MAX_ARRANGED) return asInFile;
  const usual = arrange(closeStrips(workflow, asInFile), asInFile.nodes, ports);
  const { width, height } = boxAround(usual.led);
  const size = Math.ceil((PAGE_LETTERING.size * SCALE * (width + 2 * MARGIN)) / PAGE_ROOM);
  if (size <= PAGE_LETTERING.size || size > MAX_SIZE) return usual.led;
  const larger = { size, maxLines: 4 };
  const { nodes } = layOut(usual.workflow, ports, larger);
  const spread = spreadRows(usual.workflow, nodes);
  const fitted = lead(spread, layOut(spread, ports, larger));
  const box = boxAround(fitted.led);
  const isShortened = nodes.some(({ label }) => label.lines.at(-1)?.endsWith("…"));
  const isWorse =
    isShortened ||
    fitted.faults > usual.faults ||
    box.width > width ||
    box.height > MAX_GROWTH * height;
  return (isWorse ? usual : fitted).led;
}

type Arrangement = { workflow: Workflow; led: Layout; faults: number; cost: number };

function lead(workflow: Workflow, layout: Layout): Arrangement {
  const led = { ...layout, edges: leadAround(layout) };
  const faults = faultsOf(led);
  return { workflow, led, faults, cost: boxAround(led).height + CROSSING * faults };
}

function arrange(
  workflow: Workflow,
  placed: readonly PlacedNode[],
  ports: StoredPorts,
): Arrangement {
  const spread = spreadRows(workflow, placed);
  const before = layOut(spread, ports, PAGE_LETTERING);
  const asSpread = lead(spread, before);
  let best = asSpread;
  for (const arranged of nearerBranches(spread, before)) {
    const tried = lead(arranged, layOut(arranged, ports, PAGE_LETTERING));
    if (tried.cost < best.cost) best = tried;
    // Each further try costs time. The search therefore ends at the first better arrangement that has no more faults
    // than the layout without moved branches.
    if (best.faults <= asSpread.faults && best !== asSpread) break;
  }
  return best;
}

function boxAround({ nodes, notes, edges }: Layout): Box {
  const sections = notes.flatMap((note) => frameOf(note, nodes) ?? []);
  return boundsOf(nodes, sections, edges);
}

/** Returns the SVG path data of a workflow's edges in its drawing on a page, by their index in `workflow.edges`. */
export function wiresOf(workflow: Workflow, ports: StoredPorts): Record<number, string> {
  const { edges } = layOutForPage(workflow, ports);
  return Object.fromEntries(edges.map(({ place, path }) => [place, path]));
}
