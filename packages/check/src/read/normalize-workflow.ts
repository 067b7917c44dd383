import { isRecord } from "./edges.ts";
import { rememberGaps, type Gap } from "./gaps.ts";
import { STICKY_NOTE } from "./nodes.ts";
import type { ConnectionTarget, NodeInFile, WorkflowFile } from "./workflow-file.ts";

export type ReadWorkflow = {
  file: WorkflowFile;
  /** Sentences that name missing parts that were added, and invalid parts that were left out. */
  notes: string[];
};

/** Returns a copy of the workflow in which every field has the type that n8n uses and no field is missing. */
export function normalizeWorkflow(json: Record<string, unknown>): ReadWorkflow {
  const notes = new Notes();
  const gaps: Gap[] = [];
  const { name, nodes, connections, settings, ...rest } = json;
  const file: WorkflowFile = {
    ...rest,
    name: typeof name === "string" ? name : "",
    nodes: (Array.isArray(nodes) ? (nodes as unknown[]) : []).flatMap((node, index) =>
      readNode(node, index, notes, gaps),
    ),
    connections: readConnections(connections, notes, gaps),
    ...(isRecord(settings) ? { settings } : {}),
  };
  rememberGaps(file, gaps);
  return { file, notes: notes.sentences() };
}

/** Collects remarks about changes to a workflow. All remarks about the same kind of change become one sentence. */
class Notes {
  private readonly places = new Map<string, { first: string; others: number }>();

  add(what: string, place: string): void {
    const known = this.places.get(what);
    if (known) known.others += 1;
    else this.places.set(what, { first: place, others: 0 });
  }

  sentences(): string[] {
    return [...this.places].map(
      ([what, { first, others }]) => `${what}: ${first}${others > 0 ? ` and ${others} more` : ""}.`,
    );
  }
}

function readNode(value: unknown, index: number, notes: Notes, gaps: Gap[]): NodeInFile[] {
  if (!isRecord(value)) {
    notes.add("Left out, because they are no nodes", `entry ${index + 1} of the nodes`);
    return [];
  }
  const { name, type, typeVersion, position, parameters } = value;
  const isNamed = typeof name === "string" && name !== "";
  const called = isNamed ? name : `Node ${index + 1}`;
  const place = `"${called}"`;
  if (!isNamed) notes.add("Nodes without a name were given one", place);
  if (typeof type !== "string" || type === "") notes.add("Nodes without a type", place);
  if (Number.isNaN(versionOf(typeVersion))) {
    notes.add("Nodes without a version count as the newest version, as in n8n", place);
    if (type !== STICKY_NOTE) gaps.push({ node: called, what: "typeVersion" });
  }
  if (!isRecord(parameters)) gaps.push({ node: called, what: "parameters" });
  return [
    {
      ...value,
      name: called,
      type: typeof type === "string" ? type : "",
      typeVersion: Number.isNaN(versionOf(typeVersion)) ? 1 : versionOf(typeVersion),
      position: readPosition(position),
      parameters: isRecord(parameters) ? parameters : {},
    },
  ];
}

function versionOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : NaN;
}

/** Reads a node's position, which old exports write as an object. */
function readPosition(value: unknown): [number, number] {
  const [x, y] = Array.isArray(value)
    ? (value as unknown[])
    : isRecord(value)
      ? [value["x"], value["y"]]
      : [];
  return [placeOn(x), placeOn(y)];
}

function placeOn(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

function readConnections(value: unknown, notes: Notes, gaps: Gap[]): WorkflowFile["connections"] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([from, kinds]) => [
      from,
      Object.fromEntries(
        Object.entries(isRecord(kinds) ? kinds : {}).map(([kind, outputs]) => [
          kind,
          readOutputs(
            outputs,
            kind,
            () => notes.add("Connections that cannot be read, from", `"${from}"`),
            () => gaps.push({ node: from, what: "connections" }),
          ),
        ]),
      ),
    ]),
  );
}

function readOutputs(
  value: unknown,
  kind: string,
  onUnreadable: () => void,
  onFlat: () => void,
): (ConnectionTarget[] | null)[] {
  if (!Array.isArray(value)) {
    onUnreadable();
    return [];
  }
  if (value.some((targets) => isRecord(targets))) onFlat();
  return (value as unknown[]).map((targets) => {
    if (targets === null || targets === undefined) return null;
    // Some programs write a single target without a list around it.
    const list = Array.isArray(targets) ? (targets as unknown[]) : [targets];
    return list.flatMap((target) => {
      if (!isRecord(target) || typeof target["node"] !== "string") {
        onUnreadable();
        return [];
      }
      const { node, type, index } = target;
      return [
        {
          ...target,
          node,
          type: typeof type === "string" ? type : kind,
          index: Number.isInteger(index) ? (index as number) : 0,
        },
      ];
    });
  });
}
