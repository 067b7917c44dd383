import { humanize } from "#check/read/humanize.ts";
import type { Edge } from "#check/read/edges.ts";
import { headingOf } from "#check/read/note-text.ts";
import type { StoredPorts } from "#check/read/ports.ts";
import { readWorkflow, type Workflow, type WorkflowNode } from "#check/read/workflow.ts";
import type { NodeIcon } from "../facts/node-icons.ts";
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

/**
 * A drawing of a workflow as plain data, in canvas pixels. It is made either by the server, which sends it to the
 * browser, or by the browser itself.
 */
export type Diagram = {
  bounds: Box;
  sections: (Box & { heading: string })[];
  nodes: DiagramNode[];
  /** SVG path data, by kind of edge. One text contains the paths of all edges of a kind. */
  edges: Record<EdgeKind | "arrows", string>;
  icons: Record<string, IconShape>;
};

/**
 * A drawn node. `icon`: a key of the diagram's `icons`. If the diagram has no icons, `icon` is the type of the node.
 * `ports`: SVG path data.
 */
export type DiagramNode = Omit<PlacedNode, "type" | "inputs" | "outputs"> & {
  icon: string;
  ports: string;
  step: StepDetails;
};

export type StepDetails = {
  /** n8n's name of the node type, such as "Google Sheets". */
  kind: string;
  settings: { name: string; value: string }[];
  comesFrom: string[];
  leadsTo: string[];
  hasErrorOutput: boolean;
  retries: boolean;
};

/**
 * Data that the drawing needs but a workflow's file does not contain. `ports`: the ports of each node, by its name.
 * `kinds`: the labels of node types. `icons`: the shapes of icons, by icon name.
 */
type Known = {
  ports: StoredPorts;
  kinds: ReadonlyMap<string, string>;
  icons: Readonly<Record<string, IconShape>>;
  /**
   * Returns the icon of a node type. Without this function, the diagram has no icons, and each drawn node has its type
   * in place of an icon.
   */
  iconOf?: (type: string) => NodeIcon;
  /**
   * Computes the positions of nodes and edges. Without this function, nodes have the positions of the workflow file. On
   * the server, this is `layOutForPage`, which leads edges around names. That function is too large for the web worker
   * of the check-up.
   */
  arrange?: (workflow: Workflow, ports: StoredPorts) => Layout;
};

/**
 * Draws a workflow.
 * @param file the parsed `workflow.json`
 * @throws Error with a sentence if the file is no workflow of n8n
 */
export function drawWorkflow(
  file: unknown,
  { ports, kinds, icons, iconOf, arrange = asInFile }: Known,
): Diagram {
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
      const icon = iconOf ? keyOf(iconOf(type)) : type;
      return step ? [{ ...node, icon, ports: shapes, step }] : [];
    }),
    edges: edgesOf(layout),
    icons: Object.fromEntries(
      layout.nodes.flatMap(({ type }) => {
        const icon = iconOf?.(type);
        const shape = icon && Object.hasOwn(icons, icon.name) && icons[icon.name];
        return shape ? [[keyOf(icon), shape]] : [];
      }),
    ),
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
  const arrows = edges.filter(({ isMain }) => isMain).map(arrowHead);
  return {
    main: path("main"),
    error: path("error"),
    subNode: path("subNode"),
    arrows: arrows.join(""),
  };
}

function keyOf({ set, name }: NodeIcon): string {
  return `${set}:${name}`;
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
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Set<string>>();
  const add = (all: typeof before, name: string, other: string) =>
    all.set(name, (all.get(name) ?? new Set()).add(other));
  for (const { from, to } of edges) {
    add(before, to, from);
    add(after, from, to);
  }
  return ({ name, type, parameters, hasErrorOutput }) => ({
    kind: kinds.get(type) ?? humanize(type.slice(type.lastIndexOf(".") + 1)),
    settings: Object.entries(parameters).flatMap(([key, value]) =>
      ["string", "number", "boolean"].includes(typeof value) && value !== ""
        ? [{ name: humanize(key), value: shortened(String(value)) }]
        : [],
    ),
    comesFrom: [...(before.get(name) ?? [])],
    leadsTo: [...(after.get(name) ?? [])],
    hasErrorOutput,
    retries: retried.has(name),
  });
}

function shortened(value: string): string {
  return value.length > MAX_SETTING_LENGTH
    ? `${value.slice(0, MAX_SETTING_LENGTH).trimEnd()} …`
    : value;
}
