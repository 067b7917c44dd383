import { n8n } from "../n8n/loaded-workflow.ts";

/** What n8n's own import refuses, and the few things without which nothing else can be checked. */
export function checkStructure(file: unknown): string[] {
  const read = n8n.safeParseWorkflowStructure(file);
  if (!read.success) {
    const { nodes } = file as { nodes?: { name?: unknown }[] };
    return read.issues.map((issue) => {
      const [first, index, ...rest] = issue.path;
      const name =
        first === "nodes" && typeof index === "number" && Array.isArray(nodes)
          ? nodes[index]?.name
          : undefined;
      const where =
        typeof name === "string"
          ? `the node "${name}", field ${rest.join(".") || "name"}`
          : issue.path.join(".") || "the file";
      return `n8n would not import this: ${where}: ${issue.message}.`;
    });
  }
  const workflow = file as {
    name?: unknown;
    nodes: { name: string; typeVersion?: unknown; parameters?: unknown }[];
  };
  const found =
    typeof workflow.name === "string" && workflow.name !== "" ? [] : ["The workflow has no name."];
  for (const node of workflow.nodes) {
    if (typeof node.typeVersion !== "number")
      found.push(`The node "${node.name}" has no typeVersion.`);
    if (typeof node.parameters !== "object" || node.parameters === null)
      found.push(`The node "${node.name}" has no parameters.`);
  }
  return found;
}
