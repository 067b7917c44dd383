import { readWorkflows } from "./read-workflows.ts";
import type { WorkflowFile } from "./workflow-file.ts";

/**
 * Reads a file that must contain exactly one workflow. Mistakes that `readWorkflows` would repair count as problems.
 * @returns the workflow, or sentences about the problems
 */
export function parseWorkflowFile(
  text: string,
): { file: WorkflowFile; problems?: never } | { file?: never; problems: string[] } {
  const { workflows = [], slips = [], problem } = readWorkflows(text);
  if (problem !== undefined) return { problems: [problem] };
  const [first, ...others] = workflows;
  if (!first || others.length > 0) return { problems: ["The file holds more than one workflow."] };
  const { file, notes } = first;
  const problems = [...slips, ...notes, ...(file.name === "" ? ["The workflow has no name."] : [])];
  return problems.length > 0 ? { problems } : { file };
}
