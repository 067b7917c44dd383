/**
 * A connection between two nodes. `kind`: `main` if items flow along the connection, or `ai_…` if it leads from a
 * sub-node, such as a model, to the node that uses the sub-node. `fromPort` and `toPort`: index of the port among the
 * node's ports of that kind.
 */
export type Edge = {
  from: string;
  fromPort: number;
  kind: string;
  to: string;
  toPort: number;
  /** Kind of the port at which the connection ends. In a correct file it is the same as `kind`. */
  targetKind: string;
};

/** Reads the connections of a workflow file. Entries that do not have n8n's format are left out. */
export function edgesOf(connections: Readonly<Record<string, unknown>>): Edge[] {
  const edges: Edge[] = [];
  for (const [from, kinds] of Object.entries(connections)) {
    for (const [kind, outputs] of Object.entries(isRecord(kinds) ? kinds : {})) {
      listOf(outputs).forEach((targets, fromPort) => {
        for (const target of listOf(targets)) {
          if (!isRecord(target) || typeof target["node"] !== "string") continue;
          const { node: to, index, type } = target;
          edges.push({
            from,
            fromPort,
            kind,
            to,
            toPort: typeof index === "number" ? index : 0,
            targetKind: typeof type === "string" ? type : kind,
          });
        }
      });
    }
  }
  return edges;
}

export function isMain({ kind }: Pick<Edge, "kind">): boolean {
  return kind === "main";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
