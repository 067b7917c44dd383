import type { NodeInFile } from "../../../packages/check/src/read/workflow-file.ts";

export type FaultKind =
  | "field"
  | "comparison"
  | "boundary"
  | "default"
  | "branch"
  | "recipient"
  | "text"
  | "order"
  | "setting"
  | "schedule"
  | "time zone"
  | "statement"
  | "call"
  | "operator"
  | "constant"
  | "safety";

export type TextFault = { kind: FaultKind; what: string; text: string };

export type NodeFault = { kind: FaultKind; what: string; node: NodeInFile };

export function nameOf({ node, what }: { node: string; what: string }): string {
  return `${node} › ${what}`;
}
