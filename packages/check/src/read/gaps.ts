import type { WorkflowFile } from "./workflow-file.ts";

/** A part that the file lacks. It was filled in when the file was read, because n8n needs it. */
export type Gap = { node: string; what: "connections" | "parameters" | "typeVersion" };

const gaps = new WeakMap<WorkflowFile["nodes"], Gap[]>();

/** Remembers which parts were filled in, since the completed file no longer shows it. */
export function rememberGaps(file: WorkflowFile, found: Gap[]): void {
  gaps.set(file.nodes, found);
}

export function gapsOf(file: WorkflowFile): readonly Gap[] {
  return gaps.get(file.nodes) ?? [];
}
