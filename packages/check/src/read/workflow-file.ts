import { isRecord } from "./edges.ts";

/** A workflow as n8n writes it; fields that are not listed here are kept. */
export type WorkflowFile = {
  name: string;
  nodes: NodeInFile[];
  connections: Record<string, Record<string, (ConnectionTarget[] | null)[]>>;
  settings?: Record<string, unknown>;
  [field: string]: unknown;
};

export type NodeInFile = {
  name: string;
  type: string;
  typeVersion: number;
  /** Top-left corner in canvas pixels. */
  position: [x: number, y: number];
  parameters: Record<string, unknown>;
  disabled?: boolean;
  onError?: string;
  retryOnFail?: boolean;
  [field: string]: unknown;
};

export type ConnectionTarget = {
  node: string;
  type: string;
  index: number;
  [field: string]: unknown;
};

/** @returns The workflow, or what keeps it from being one: a sentence each, naming node and field. */
export function parseWorkflowFile(
  text: string,
): { file: WorkflowFile; problems?: never } | { file?: never; problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      problems: [`This is not JSON (${error instanceof Error ? error.message : String(error)}).`],
    };
  }
  const problems = problemsOf(json);
  return problems.length > 0 ? { problems } : { file: json as WorkflowFile };
}

function problemsOf(json: unknown): string[] {
  if (!isRecord(json)) return ["The workflow is not an object."];
  const { name, nodes, connections, settings } = json;
  const found: string[] = [];
  if (typeof name !== "string" || name === "") found.push("The field name is not a text.");
  if (!Array.isArray(nodes)) found.push("The field nodes is not a list.");
  else found.push(...(nodes as unknown[]).flatMap(nodeProblems));
  if (!isRecord(connections)) found.push("The field connections is not an object.");
  else
    found.push(
      ...Object.entries(connections).flatMap(([from, kinds]) => connectionProblems(from, kinds)),
    );
  if (settings !== undefined && !isRecord(settings))
    found.push("The field settings is not an object.");
  return found.length > 0 ? found : repeatedNames(nodes as NodeInFile[]);
}

function nodeProblems(node: unknown, index: number): string[] {
  if (!isRecord(node)) return [`The field nodes.${index} is not an object.`];
  const { name, type, typeVersion, position, parameters } = node;
  const place =
    typeof name === "string" && name !== ""
      ? `The node "${name}", field`
      : `The field nodes.${index}.`;
  const at = (field: string) => (place.endsWith(".") ? `${place}${field}` : `${place} ${field}`);
  return [
    typeof name === "string" && name !== "" ? "" : `${at("name")} is not a text.`,
    typeof type === "string" && type !== "" ? "" : `${at("type")} is not a text.`,
    typeof typeVersion === "number" ? "" : `${at("typeVersion")} is not a number.`,
    isPosition(position) ? "" : `${at("position")} is not a pair of numbers.`,
    isRecord(parameters) ? "" : `${at("parameters")} is not an object.`,
  ].filter(Boolean);
}

function isPosition(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number")
  );
}

function connectionProblems(from: string, kinds: unknown): string[] {
  if (!isRecord(kinds)) return [`The field connections.${from} is not an object.`];
  return Object.entries(kinds).flatMap(([kind, outputs]) => {
    const at = `connections.${from}.${kind}`;
    if (!Array.isArray(outputs)) return [`The field ${at} is not a list.`];
    return (outputs as unknown[]).flatMap((targets, port) => {
      if (targets === null) return [];
      if (!Array.isArray(targets)) return [`The field ${at}.${port} is not a list.`];
      return (targets as unknown[]).flatMap((target, index) =>
        isTarget(target) ? [] : [`The field ${at}.${port}.${index} is not a connection.`],
      );
    });
  });
}

function isTarget(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { node, type, index } = value;
  return typeof node === "string" && typeof type === "string" && typeof index === "number";
}

function repeatedNames(nodes: readonly NodeInFile[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of nodes) (seen.has(name) ? repeated : seen).add(name);
  return [...repeated].map(
    (name) => `More than one node has the name "${name}"; n8n would not import this.`,
  );
}
