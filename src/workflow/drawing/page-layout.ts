import type { StoredPorts } from "#check/read/ports.ts";
import type { Workflow } from "#check/read/workflow.ts";
import { boundsOf, frameOf, layOut, PAGE_LETTERING, type Layout } from "./layout.ts";
import { nearerBranches } from "./branches.ts";
import { faultsOf } from "./faults.ts";
import { leadAround } from "./route.ts";
import { closeStrips, spreadRows } from "./spread.ts";

/** A workflow with more nodes, or with more edges, is drawn with the layout of its file. */
const MAX_LED = 150;

/** In the comparison of two arrangements, a crossing of wires counts as much as this height in canvas pixels. */
const CROSSING = 200;

/**
 * Computes the positions of a workflow for a drawing on a page. Where a name would run into a node below it, the lower
 * rows move down. Edges are led around names, and wide empty strips between columns become narrower. Branches that
 * stand far away move near to the steps that lead to them.
 */
export function layOutForPage(workflow: Workflow, ports: StoredPorts): Layout {
  const asInFile = layOut(workflow, ports, PAGE_LETTERING);
  if (Math.max(workflow.nodes.length, workflow.edges.length) > MAX_LED) return asInFile;
  const spread = spreadRows(closeStrips(workflow, asInFile), asInFile.nodes);
  const before = layOut(spread, ports, PAGE_LETTERING);
  const lead = (layout: Layout) => {
    const led = { ...layout, edges: leadAround(layout) };
    const faults = faultsOf(led);
    return { led, faults, cost: heightOf(led) + CROSSING * faults };
  };
  const asSpread = lead(before);
  let best = asSpread;
  for (const arranged of nearerBranches(spread, before)) {
    const tried = lead(layOut(arranged, ports, PAGE_LETTERING));
    if (tried.cost < best.cost) best = tried;
    // The search ends at the first better arrangement that has no more faults than the layout without moved branches,
    // because each further try costs time.
    if (best.faults <= asSpread.faults && best !== asSpread) break;
  }
  return best.led;
}

function heightOf({ nodes, notes, edges }: Layout): number {
  const sections = notes.flatMap((note) => frameOf(note, nodes) ?? []);
  return boundsOf(nodes, sections, edges).height;
}

/** Returns the SVG path data of a workflow's edges in its drawing on a page, by their index in `workflow.edges`. */
export function wiresOf(workflow: Workflow, ports: StoredPorts): Record<number, string> {
  const { edges } = layOutForPage(workflow, ports);
  return Object.fromEntries(edges.map(({ place, path }) => [place, path]));
}
