import { z } from "zod";

const Node = z.looseObject({
  name: z.string().min(1),
  type: z.string().min(1),
  typeVersion: z.number(),
  position: z.tuple([z.number(), z.number()]),
  parameters: z.record(z.string(), z.unknown()),
  disabled: z.boolean().optional(),
  onError: z.string().optional(),
  retryOnFail: z.boolean().optional(),
});

const Target = z.looseObject({ node: z.string(), type: z.string(), index: z.number() });

export const WorkflowFile = z.looseObject({
  name: z.string().min(1),
  nodes: z.array(Node),
  connections: z.record(z.string(), z.record(z.string(), z.array(z.array(Target).nullable()))),
  settings: z.record(z.string(), z.unknown()).optional(),
});
export type WorkflowFile = z.infer<typeof WorkflowFile>;
export type NodeInFile = WorkflowFile["nodes"][number];

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
  const read = WorkflowFile.safeParse(json);
  if (!read.success) return { problems: read.error.issues.map((issue) => sentence(json, issue)) };
  const names = read.data.nodes.map(({ name }) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
  if (repeated.size === 0) return { file: read.data };
  return {
    problems: [...repeated].map(
      (name) => `More than one node has the name "${name}"; n8n would not import this.`,
    ),
  };
}

function sentence(json: unknown, { path, message }: z.core.$ZodIssue): string {
  const [list, index, ...rest] = path;
  const nodes = (json as { nodes?: { name?: unknown }[] } | null)?.nodes;
  const name = list === "nodes" && typeof index === "number" && nodes?.[index]?.name;
  if (typeof name !== "string" || rest.length === 0)
    return `${path.length > 0 ? `The field ${path.join(".")}` : "The workflow"}: ${message}.`;
  return `The node "${name}", field ${rest.join(".")}: ${message}.`;
}
