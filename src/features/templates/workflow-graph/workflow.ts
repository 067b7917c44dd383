/**
 * Reads an n8n workflow file into the few things a drawing or an outline needs.
 * Pure: no I/O, no DOM. The same function serves the browser's preview and the pictures.
 *
 * @param file The parsed `workflow.json`.
 * @throws Error with a readable sentence when nodes or connections do not have n8n's shape.
 */
export function readWorkflow(file: unknown): Workflow {
  if (!isRecord(file) || !Array.isArray(file.nodes))
    throw new Error("A workflow needs a list of nodes.");
  if (!isRecord(file.connections)) throw new Error("A workflow needs connections.");
  const all = file.nodes.map(readNode);
  const names = new Set(all.map((node) => node.name));
  return {
    name: typeof file.name === "string" ? file.name : "",
    nodes: all.filter((node) => node.type !== STICKY_TYPE),
    notes: all.filter((node) => node.type === STICKY_TYPE),
    wires: readWires(file.connections).filter((wire) => names.has(wire.from) && names.has(wire.to)),
  };
}

export const STICKY_TYPE = "n8n-nodes-base.stickyNote";

export type WorkflowNode = {
  name: string;
  /** Full type name, for example `n8n-nodes-base.gmail`. */
  type: string;
  /** Top-left corner in canvas pixels. */
  position: [x: number, y: number];
  parameters: Record<string, unknown>;
  disabled: boolean;
  /** True when a failure leaves by a further main output instead of stopping the run. */
  hasErrorOutput: boolean;
};

/** One connection. `kind` is `main` or one of n8n's `ai_…` kinds; ports count from 0 within their kind. */
export type Wire = { from: string; fromPort: number; kind: string; to: string; toPort: number };

export type Workflow = {
  name: string;
  nodes: WorkflowNode[];
  notes: WorkflowNode[];
  wires: Wire[];
};

function readNode(value: unknown): WorkflowNode {
  if (!isRecord(value) || typeof value.name !== "string" || typeof value.type !== "string") {
    throw new Error("Every node needs a name and a type.");
  }
  const [x, y] = Array.isArray(value.position) ? (value.position as unknown[]) : [];
  if (typeof x !== "number" || typeof y !== "number") {
    throw new Error(`The node "${value.name}" needs a position of two numbers.`);
  }
  return {
    name: value.name,
    type: value.type,
    position: [x, y],
    parameters: isRecord(value.parameters) ? value.parameters : {},
    disabled: value.disabled === true,
    hasErrorOutput: value.onError === "continueErrorOutput",
  };
}

function readWires(connections: Record<string, unknown>): Wire[] {
  const wires: Wire[] = [];
  for (const [from, kinds] of Object.entries(connections)) {
    if (!isRecord(kinds)) continue;
    for (const [kind, outputs] of Object.entries(kinds)) {
      if (!Array.isArray(outputs)) continue;
      outputs.forEach((targets: unknown, fromPort) => {
        if (!Array.isArray(targets)) return;
        for (const target of targets as unknown[]) {
          if (!isRecord(target) || typeof target.node !== "string") continue;
          const toPort = typeof target.index === "number" ? target.index : 0;
          wires.push({ from, fromPort, kind, to: target.node, toPort });
        }
      });
    }
  }
  return wires;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
