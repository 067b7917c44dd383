import type { Edge } from "#check/read/edges.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import type { Workflow } from "#check/read/workflow.ts";
import { layOut, PAGE_LETTERING, type Layout } from "./layout.ts";
import { leadAround } from "./route.ts";
import { closeStrips, spreadRows } from "./spread.ts";

/**
 * Maximum number of nodes, and of edges, of a workflow for which `layOutForPage` changes the layout of the file. Larger
 * workflows would take too long.
 */
const MAX_LED = 150;

/**
 * Computes the positions of a workflow for a drawing on a page. Names are larger there than in n8n's editor. Where a
 * name would run into a node below it, the lower rows move down. Edges are led around names, and wide empty strips
 * between columns become narrower.
 */
export function layOutForPage(workflow: Workflow, ports: StoredPorts): Layout {
  const asInFile = layOut(workflow, ports, PAGE_LETTERING);
  if (Math.max(workflow.nodes.length, workflow.edges.length) > MAX_LED) return asInFile;
  const spread = spreadRows(closeStrips(workflow, asInFile), asInFile.nodes);
  const layout = layOut(spread, ports, PAGE_LETTERING);
  return { ...layout, edges: leadAround(layout) };
}

/**
 * Returns the SVG path data of a workflow's edges in its drawing on a page, by their index in `workflow.edges`. An edge
 * that the drawing lacks has no entry.
 */
export function wiresOf(workflow: Workflow, ports: StoredPorts): Record<number, string> {
  const drawn = new Map(
    layOutForPage(workflow, ports).edges.map((edge) => [endsOf(edge), edge.path]),
  );
  return Object.fromEntries(
    workflow.edges.flatMap((edge, place) => {
      const path = drawn.get(endsOf(edge));
      return path === undefined ? [] : [[place, path]];
    }),
  );
}

function endsOf({ from, fromPort, kind, to, toPort }: Edge): string {
  return JSON.stringify([from, fromPort, kind, to, toPort]);
}
