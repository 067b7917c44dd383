import type { Edge } from "./edges.ts";
import type { WorkflowNode } from "./workflow.ts";

/** `kind`: `main` for items, or `ai_…` for a sub-node. `label`: the text beside the port in n8n's editor. */
export type Port = { kind: string; label?: string; required?: boolean };
/** `isOpen`: the number of ports is known only when the workflow runs. */
export type NodePorts = { in: Port[]; out: Port[]; isOpen?: boolean };
/** Ports by node name. Nodes with only one main input and one main output, both without a label, are left out. */
export type StoredPorts = Record<string, NodePorts>;

/**
 * Returns the ports of a node. A node without stored ports has one main input and one main output. A port that a
 * connection uses is added if it is missing.
 * @param edges - connections of the workflow, at least those of this node
 */
export function portsOf(
  edges: readonly Edge[],
  node: WorkflowNode,
  stored: StoredPorts,
): NodePorts {
  const known = (Object.hasOwn(stored, node.name) && stored[node.name]) || PLAIN;
  return {
    in: withConnected(
      known.in,
      edges.filter((edge) => edge.to === node.name),
      "toPort",
    ),
    out: withConnected(
      known.out,
      edges.filter((edge) => edge.from === node.name),
      "fromPort",
    ),
  };
}

/** Returns the labels of the outputs by which items leave a node; "" for an output without a label. */
export function outputLabels({ out }: NodePorts): string[] {
  return out.filter(({ kind }) => kind === "main").map(({ label = "" }) => label);
}

/**
 * Leaves out nodes that have only one main input and one main output, both without a label. `portsOf` gives such ports
 * to every node that is left out.
 */
export function portsToStore(all: StoredPorts): StoredPorts {
  const isPlain = ({ in: inputs, out }: NodePorts) =>
    inputs.length === 1 &&
    out.length === 1 &&
    [...inputs, ...out].every((port) => port.kind === "main" && !port.label);
  return Object.fromEntries(Object.entries(all).filter(([, ports]) => !isPlain(ports)));
}

const PLAIN: NodePorts = { in: [{ kind: "main" }], out: [{ kind: "main" }] };
/** Maximum number of ports. No real node has as many, but a hostile file may ask for millions. */
export const MAX_PORTS = 256;

function withConnected(ports: Port[], edges: Edge[], end: "fromPort" | "toPort"): Port[] {
  const all = [...ports];
  for (const edge of edges) {
    const isSameKind = ({ kind }: Port) => kind === edge.kind;
    const missing = Math.min(edge[end], MAX_PORTS) + 1 - all.filter(isSameKind).length;
    for (let added = 0; added < missing; added++) all.push({ kind: edge.kind });
  }
  return all;
}
