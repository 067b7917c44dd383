import iconShapes from "virtual:node-icons";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { layOut, type Layout, type PlacedNode, type PlacedNote } from "#workflow/drawing/layout.ts";
import { outlineOf, type Outline } from "#workflow/outline/outline.ts";
import { arrowHead, edgeKind, portShape, type EdgeKind } from "#workflow/drawing/shapes.ts";
import { headingOf, SECTION_COLOR } from "#check/read/note-text.ts";
import { withoutLoneLabels } from "#check/read/ports.ts";
import { readWorkflow, type Workflow, type WorkflowNode } from "#check/read/workflow.ts";
import type { Diagram, DiagramNode, DiagramSection, StepDetails } from "../contract.ts";

const MAX_SETTING_LENGTH = 240;

export async function describeWorkflow(
  file: string,
  metadata: Pick<TemplateMetadata, "ports" | "nodes">,
): Promise<{ diagram: Diagram; outline: Outline }> {
  const raw = JSON.parse(file) as { nodes: Record<string, unknown>[] };
  const all = readWorkflow(raw);
  // White notes frame steps; the yellow overview is for readers inside the editor.
  const sections = all.notes.filter((note) => note.parameters["color"] === SECTION_COLOR);
  const workflow = { ...all, notes: sections };
  const layout = layOut(workflow, metadata.ports);
  const kinds = new Map(metadata.nodes.map(({ type, label }) => [type, label]));
  const retried = new Set(
    raw.nodes.filter((node) => node["retryOnFail"] === true).map((node) => node["name"]),
  );
  return {
    diagram: {
      bounds: layout.bounds,
      sections: layout.notes.map(sectionOf),
      nodes: layout.nodes.map(diagramNode),
      edges: edgesOf(layout),
      icons: iconsOf(layout),
      steps: Object.fromEntries(
        workflow.nodes.map((node) => [
          node.name,
          describe(workflow, node, kinds.get(node.type) ?? "", retried.has(node.name)),
        ]),
      ),
    },
    outline: outlineOf(workflow, withoutLoneLabels(metadata.ports)),
  };
}

function edgesOf({ edges }: Layout): Diagram["edges"] {
  const path = (kind: EdgeKind) =>
    edges
      .filter((edge) => edgeKind(edge) === kind)
      .map((edge) => edge.path)
      .join("");
  return {
    main: path("main"),
    error: path("error"),
    subNode: path("subNode"),
    arrows: edges
      .filter(({ isMain }) => isMain)
      .map(arrowHead)
      .join(""),
  };
}

function iconsOf({ nodes }: Layout): Diagram["icons"] {
  return Object.fromEntries(
    nodes.flatMap(({ icon }) => {
      const shape = iconShapes[icon.name];
      return shape ? [[keyOf(icon), shape]] : [];
    }),
  );
}

function keyOf({ set, name }: PlacedNode["icon"]): string {
  return `${set}:${name}`;
}

function diagramNode({ type: _type, inputs, outputs, icon, ...node }: PlacedNode): DiagramNode {
  return { ...node, icon: keyOf(icon), ports: [...inputs, ...outputs].map(portShape).join("") };
}

function sectionOf({ name, x, y, width, height, blocks }: PlacedNote): DiagramSection {
  return { name, x, y, width, height, heading: headingOf(blocks) };
}

function describe(
  { edges }: Workflow,
  node: WorkflowNode,
  kind: string,
  retries: boolean,
): StepDetails {
  const unique = (names: string[]) => [...new Set(names)];
  return {
    kind,
    settings: Object.entries(node.parameters).flatMap(([name, value]) =>
      ["string", "number", "boolean"].includes(typeof value) && value !== ""
        ? [{ name: humanize(name), value: shortened(String(value)) }]
        : [],
    ),
    comesFrom: unique(edges.filter((edge) => edge.to === node.name).map((edge) => edge.from)),
    leadsTo: unique(edges.filter((edge) => edge.from === node.name).map((edge) => edge.to)),
    hasErrorOutput: node.hasErrorOutput,
    retries,
  };
}

/** "httpMethod" → "Http method" */
function humanize(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shortened(value: string): string {
  return value.length > MAX_SETTING_LENGTH
    ? `${value.slice(0, MAX_SETTING_LENGTH).trimEnd()} …`
    : value;
}
