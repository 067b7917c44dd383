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
const MAX_LED = 150;

/** In the comparison of two arrangements, a crossing of wires counts as much as this height in canvas pixels. */
const CROSSING = 200;

/**
 * Width in screen pixels that a page has for a drawing, if the window is 1440 pixels wide and has a scroll bar of 15
 * pixels.
 */
export const PAGE_ROOM = 1230;
/** Screen pixels per canvas pixel of a drawing with names of `PAGE_LETTERING`. */
const SCALE = 0.5;
/** Space around a drawing in canvas pixels. */
const MARGIN = 16;
/**
 * Maximum font size in canvas pixels. A drawing that is up to a quarter too wide is shown smaller, so its names need a
 * larger font on the canvas.
 */
const MAX_SIZE = PAGE_LETTERING.size * 1.25;
/**
 * Maximum factor by which larger names may make a drawing higher on the canvas. On the screen, the drawing is lower,
 * because it is shown smaller.
 */
const MAX_GROWTH = 1.2;

/**
 * Computes the positions of a workflow for a drawing on a page. Where a name would run into a node below it, the lower
 * rows move down. Edges are led around names, and wide empty strips between columns become narrower. Branches that
 * stand far away move near to the steps that lead to them. A drawing that is a little too wide for the page has larger
 * names, because the page draws it smaller (`readable` in use-view.ts).
 */
export function layOutForPage(workflow: Workflow, ports: StoredPorts): Layout {
  const asInFile = layOut(workflow, ports, PAGE_LETTERING);
  if (Math.max(workflow.nodes.length, workflow.edges.length) > MAX_LED) return asInFile;
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
    // The search ends at the first better arrangement that has no more faults than the layout without moved branches,
    // because each further try costs time.
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
