import type {
  NodeInFile,
  WorkflowFile,
} from "../../../../packages/check/src/read/workflow-file.ts";
import { n8n } from "../../n8n/loaded-workflow.ts";

/** What n8n's own import refuses. */
export function checkStructure(file: WorkflowFile): string[] {
  const read = n8n.safeParseWorkflowStructure(file);
  if (read.success) return [];
  return read.issues.map(({ path, message }) => {
    const [list, index, ...rest] = path;
    const node: NodeInFile | undefined =
      list === "nodes" && typeof index === "number" ? file.nodes[index] : undefined;
    const where = node
      ? `the node "${node.name}", field ${rest.join(".") || "name"}`
      : path.join(".") || "the file";
    return `n8n would not import this: ${where}: ${message}.`;
  });
}
