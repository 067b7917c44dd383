import type { WorkflowFile } from "./workflow-file.ts";

/** A part of a node that the file lacked although n8n needs it, and that was therefore added. */
export type Gap = { node: string; what: "connections" | "parameters" | "typeVersion" };

const gaps = new WeakMap<WorkflowFile["nodes"], Gap[]>();

/** Remembers which parts were added to the file, because the completed file does not show which parts were missing. */
export function rememberGaps(file: WorkflowFile, found: Gap[]): void {
  gaps.set(file.nodes, found);
}

export function gapsOf(file: WorkflowFile): readonly Gap[] {
  return gaps.get(file.nodes) ?? [];
}
