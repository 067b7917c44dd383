import type { Drawing, DrawnNode, DrawnSection, StepDetails } from "../views.ts";
import { layOutGraph } from "../workflow-graph/graph.ts";
import type { PlacedNode, PlacedNote, PlacedWire } from "../workflow-graph/graph.ts";
import { outlineOf, type Outline } from "../workflow-graph/outline.ts";
import type { TemplateMetadata } from "../workflow-graph/template-metadata.ts";
import { readWorkflow, type Workflow, type WorkflowNode } from "../workflow-graph/workflow.ts";
import { signShape } from "./signs.ts";

/** White notes frame a group of steps; the yellow overview is for readers inside the editor. */
const SECTION_COLOUR = 7;

const MAX_SETTING = 240;

/** A workflow file ready to be drawn, and the same in words. */
export async function drawWorkflow(
  file: string,
  metadata: TemplateMetadata,
): Promise<{ drawing: Drawing; outline: Outline }> {
  const raw = JSON.parse(file) as { nodes: Record<string, unknown>[] };
  const all = readWorkflow(raw);
  const sections = all.notes.filter((note) => note.parameters["color"] === SECTION_COLOUR);
  const workflow = { ...all, notes: sections };
  const graph = layOutGraph(workflow, metadata.ports);
  const signs = new Map(graph.nodes.map(({ sign }) => [`${sign.set}:${sign.name}`, sign] as const));
  const shapes = await Promise.all(
    [...signs].map(async ([name, sign]) => [name, await signShape(sign)] as const),
  );
  const kinds = new Map(metadata.nodes.map(({ type, label }) => [type, label]));
  const retried = new Set(
    raw.nodes.filter((node) => node["retryOnFail"] === true).map((node) => node["name"]),
  );
  const path = (wires: PlacedWire[]) => wires.map((wire) => wire.path).join("");
  const main = graph.wires.filter(({ isMain }) => isMain);
  return {
    drawing: {
      bounds: graph.bounds,
      sections: graph.notes.map(drawSection),
      nodes: graph.nodes.map(drawNode),
      wires: {
        plain: path(main.filter(({ isError }) => !isError)),
        failed: path(main.filter(({ isError }) => isError)),
        parts: path(graph.wires.filter(({ isMain }) => !isMain)),
        arrows: main.map(arrow).join(""),
      },
      signs: Object.fromEntries(shapes),
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

function drawNode({ type: _type, inputs, outputs, ...node }: PlacedNode): DrawnNode {
  return { ...node, ports: [...inputs, ...outputs].map(portShape).join("") };
}

/** A dot for what carries items, a diamond for parts. */
function portShape({ x, y, kind }: PlacedNode["inputs"][number]): string {
  return kind === "main"
    ? `M${x - 6},${y}a6,6 0 0 1 12,0a6,6 0 0 1 -12,0z`
    : `M${x},${y - 7}l7,7l-7,7l-7,-7z`;
}

function arrow({ end: { x, y } }: PlacedWire): string {
  return `M${x - 8},${y - 7}L${x + 5},${y}L${x - 8},${y + 7}z`;
}

function drawSection({ name, x, y, width, height, blocks }: PlacedNote): DrawnSection {
  const heading = blocks.find((block) => block.kind === "heading");
  const words = heading?.spans.map((span) => span.text).join("") ?? "";
  return { name, x, y, width, height, heading: words };
}

/** Where there is only one way on, its name ("POST") is nothing to choose. */
export function withoutLoneLabels(stored: TemplateMetadata["ports"]): TemplateMetadata["ports"] {
  return Object.fromEntries(
    Object.entries(stored).map(([name, { in: inputs, out }]) => [
      name,
      { in: inputs, out: out.length === 1 ? out.map(({ kind }) => ({ kind })) : out },
    ]),
  );
}

function describe(
  { wires }: Workflow,
  node: WorkflowNode,
  kind: string,
  retries: boolean,
): StepDetails {
  const unique = (names: string[]) => [...new Set(names)];
  return {
    kind,
    settings: Object.entries(node.parameters).flatMap(([name, value]) =>
      ["string", "number", "boolean"].includes(typeof value) && value !== ""
        ? [{ name: inWords(name), value: shortened(String(value)) }]
        : [],
    ),
    comesFrom: unique(wires.filter((wire) => wire.to === node.name).map((wire) => wire.from)),
    leadsTo: unique(wires.filter((wire) => wire.from === node.name).map((wire) => wire.to)),
    ownWayForFailures: node.hasErrorOutput,
    retries,
  };
}

/** "httpMethod" → "Http method" */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shortened(value: string): string {
  return value.length > MAX_SETTING ? `${value.slice(0, MAX_SETTING).trimEnd()} …` : value;
}
