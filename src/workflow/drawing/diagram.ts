import { humanize } from "#check/read/humanize.ts";
import { isMain, type Edge } from "#check/read/edges.ts";
import { Graph } from "#check/read/graph.ts";
import { headingOf } from "#check/read/note-text.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import { readWorkflow, type Workflow, type WorkflowNode } from "#check/read/workflow.ts";
import { clip } from "./label-lines.ts";
import {
  boundsOf,
  frameOf,
  layOut,
  PAGE_LETTERING,
  type Box,
  type Layout,
  type PlacedNode,
  type PlacedNote,
} from "./layout.ts";
import { arrowHead, edgeKind, portShape, type EdgeKind, type IconShape } from "./shapes.ts";

const MAX_SETTING_LENGTH = 120;

/** A drawing of a workflow as plain data, in canvas pixels. */
export type Diagram = {
  bounds: Box;
  sections: (Box & { heading: string })[];
  nodes: DiagramNode[];
  /** SVG path data, by kind of edge. */
  edges: Record<EdgeKind | "arrows", string>;
  /**
   * `drawWorkflow` leaves this object empty, and `withIcons` fills it. The check-up's web worker also draws workflows,
   * and would be too large if it contained the shapes of the icons.
   */
  icons: Record<string, IconShape>;
};

/** A drawn node. `icon`: the node's type, which `withIcons` replaces by the name of an icon. `ports`: SVG path data. */
export type DiagramNode = Omit<PlacedNode, "type" | "inputs" | "outputs"> & {
  icon: string;
  ports: string;
  step: StepDetails;
};

type StepDetails = {
  /** n8n's name of the node type, such as "Google Sheets". */
  kind: string;
  settings: { name: string; value: string }[];
  comesFrom: string[];
  leadsTo: string[];
  hasErrorOutput: boolean;
  retries: boolean;
};

/**
 * Data that the drawing needs but a workflow's file does not contain. `kinds`: the labels of node types, such as
 * "Google Sheets".
 */
type Known = {
  ports: StoredPorts;
  kinds: ReadonlyMap<string, string>;
  /**
   * Computes the positions of the nodes. If this function is missing, nodes have the positions of the workflow file.
   * The check-up's web worker passes no function, because `layOutForPage` is too large for it.
   */
  arrange?: (workflow: Workflow, ports: StoredPorts) => Layout;
};

/**
 * Draws a workflow as plain data, from the parsed JSON of its file.
 * @throws Error with a sentence if the file is no workflow of n8n
 */
export function drawWorkflow(file: unknown, { ports, kinds, arrange = asInFile }: Known): Diagram {
  const workflow = readWorkflow(file);
  const layout = arrange(workflow, ports);
  const sections = layout.notes.flatMap((note) => sectionOf(note, layout.nodes));
  const describe = describer(workflow.edges, retriedIn(file), kinds);
  const steps = new Map(workflow.nodes.map((node) => [node.name, describe(node)]));
  return {
    bounds: boundsOf(layout.nodes, sections, layout.edges),
    sections,
    nodes: layout.nodes.flatMap(({ type, inputs, outputs, ...node }) => {
      const step = steps.get(node.name);
      const shapes = [...inputs, ...outputs].map(portShape).join("");
      return step ? [{ ...node, icon: type, ports: shapes, step }] : [];
    }),
    edges: edgesOf(layout),
    icons: {},
  };
}

function asInFile(workflow: Workflow, ports: StoredPorts): Layout {
  return layOut(workflow, ports, PAGE_LETTERING);
}

function sectionOf(note: PlacedNote, nodes: PlacedNode[]): Diagram["sections"] {
  const frame = frameOf(note, nodes);
  return frame ? [{ ...frame, heading: headingOf(note.blocks) }] : [];
}

function edgesOf({ edges }: Layout): Diagram["edges"] {
  const path = (kind: EdgeKind) =>
    edges
      .filter((edge) => edgeKind(edge) === kind)
      .map((edge) => edge.path)
      .join("");
  const arrows = edges.filter(isMain).map(arrowHead);
  return {
    main: path("main"),
    error: path("error"),
    subNode: path("subNode"),
    arrows: arrows.join(""),
  };
}

function retriedIn(file: unknown): ReadonlySet<unknown> {
  const { nodes } = file as { nodes: { name?: unknown; retryOnFail?: unknown }[] };
  return new Set(nodes.filter((node) => node.retryOnFail === true).map(({ name }) => name));
}

function describer(
  edges: readonly Edge[],
  retried: ReadonlySet<unknown>,
  kinds: Known["kinds"],
): (node: WorkflowNode) => StepDetails {
  const graph = new Graph(edges);
  return ({ name, type, parameters, hasErrorOutput }) => ({
    kind: kinds.get(type) ?? humanize(type.slice(type.lastIndexOf(".") + 1)),
    settings: Object.entries(parameters).flatMap(([key, value]) =>
      ["string", "number", "boolean"].includes(typeof value) && value !== ""
        ? [{ name: humanize(key), value: clip(String(value), MAX_SETTING_LENGTH) }]
        : [],
    ),
    comesFrom: [...new Set(graph.arriving(name).map(({ from }) => from))],
    leadsTo: [...new Set(graph.leaving(name).map(({ to }) => to))],
    hasErrorOutput,
    retries: retried.has(name),
  });
}
