import type { WorkflowFile } from "./workflow-file.ts";

/** A part that n8n needs, that a node in the file lacked, and that was therefore added. */
export type Gap = { node: string; what: "connections" | "parameters" | "typeVersion" };

const gaps = new WeakMap<WorkflowFile["nodes"], Gap[]>();

/** Remembers which parts were added to the file, because the completed file does not show which parts were missing. */
export function rememberGaps(file: WorkflowFile, found: Gap[]): void {
  gaps.set(file.nodes, found);
}

export function gapsOf(file: WorkflowFile): readonly Gap[] {
  return gaps.get(file.nodes) ?? [];
}
