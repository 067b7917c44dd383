import type { WorkflowFile } from "./workflow-file.ts";

/**
 * A part that was missing in the file, and was added when the file was read. `connections`: the list around connections
 * of the node. `parameters`: without them, n8n does not open the file. `typeVersion`: without it, n8n takes the newest.
 */
export type Gap = { node: string; what: "connections" | "parameters" | "typeVersion" };

const gaps = new WeakMap<WorkflowFile["nodes"], Gap[]>();

/** Remembers which parts were added to a file. The completed file itself no longer shows which parts were missing. */
export function rememberGaps(file: WorkflowFile, found: Gap[]): void {
  gaps.set(file.nodes, found);
}

export function gapsOf(file: WorkflowFile): readonly Gap[] {
  return gaps.get(file.nodes) ?? [];
}
