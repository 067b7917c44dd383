import type { WorkflowFile } from "./workflow-file.ts";

/** A part that the reader filled in because n8n needs it. */
export type Gap = { node: string; what: "connections" | "parameters" | "typeVersion" };

const gaps = new WeakMap<WorkflowFile["nodes"], Gap[]>();

/** Remembers what was filled in, apart from the file, which is whole afterwards. */
export function rememberGaps(file: WorkflowFile, found: Gap[]): void {
  gaps.set(file.nodes, found);
}

export function gapsOf(file: WorkflowFile): readonly Gap[] {
  return gaps.get(file.nodes) ?? [];
}
