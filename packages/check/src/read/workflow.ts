import { edgesOf, isRecord, type Edge } from "./edges.ts";
import { STICKY_NOTE } from "./nodes.ts";

/** @throws Error with a readable sentence if the file does not have n8n's format */
export function readWorkflow(file: unknown): Workflow {
  if (!isRecord(file) || !Array.isArray(file["nodes"]))
    throw new Error("A workflow needs a list of nodes.");
  if (!isRecord(file["connections"])) throw new Error("A workflow needs connections.");
  const all = file["nodes"].map(readNode);
  const names = new Set(all.map((node) => node.name));
  return {
    name: typeof file["name"] === "string" ? file["name"] : "",
    nodes: all.filter((node) => node.type !== STICKY_NOTE),
    notes: all.filter((node) => node.type === STICKY_NOTE),
    edges: edgesOf(file["connections"]).filter(({ from, to }) => names.has(from) && names.has(to)),
  };
}

export type WorkflowNode = {
  name: string;
  type: string;
  position: [x: number, y: number];
  parameters: Record<string, unknown>;
  disabled: boolean;
  /** Whether failed items leave the node by an additional output instead of stopping the run. */
  hasErrorOutput: boolean;
};

export type Workflow = {
  name: string;
  nodes: WorkflowNode[];
  notes: WorkflowNode[];
  edges: Edge[];
};

function readNode(value: unknown): WorkflowNode {
  const { name, type, position, parameters, disabled, onError } = isRecord(value) ? value : {};
  if (typeof name !== "string" || typeof type !== "string")
    throw new Error("Every node needs a name and a type.");
  const [x, y] = Array.isArray(position) ? (position as unknown[]) : [];
  if (typeof x !== "number" || typeof y !== "number")
    throw new Error(`The node "${name}" needs a position of two numbers.`);
  return {
    name,
    type,
    position: [x, y],
    parameters: isRecord(parameters) ? parameters : {},
    disabled: disabled === true,
    hasErrorOutput: onError === "continueErrorOutput",
  };
}
