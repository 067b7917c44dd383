import type { Wire, Workflow, WorkflowNode } from "./workflow.ts";

/**
 * The ports of one node. What was stored at build time wins; a node without an entry has the
 * plain shape (one main input, one main output), which is why most nodes need none.
 */
export function portsOf(workflow: Workflow, node: WorkflowNode, stored: StoredPorts): NodePorts {
  const known = stored[node.name] ?? PLAIN;
  return {
    in: withWired(
      known.in,
      workflow.wires.filter((wire) => wire.to === node.name),
      "toPort",
    ),
    out: withWired(
      known.out,
      workflow.wires.filter((wire) => wire.from === node.name),
      "fromPort",
    ),
  };
}

/** `kind` is `main` or `ai_…`; `label` is what the editor writes beside the port. */
export type Port = { kind: string; label?: string; required?: boolean };
export type NodePorts = { in: Port[]; out: Port[] };
/** By node name; nodes with one main input and one main output are left out. */
export type StoredPorts = Record<string, NodePorts>;

export const PLAIN: NodePorts = { in: [{ kind: "main" }], out: [{ kind: "main" }] };

/** A wire is never drawn into nothing: a port that is connected but not stored is added. */
function withWired(ports: Port[], wires: Wire[], end: "fromPort" | "toPort"): Port[] {
  const all = [...ports];
  for (const wire of wires) {
    while (all.filter((port) => port.kind === wire.kind).length <= wire[end])
      all.push({ kind: wire.kind });
  }
  return all;
}
