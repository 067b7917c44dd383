/** What `workflow.json` holds once n8n's own structure check has accepted it. */
export type WorkflowFile = {
  name: string;
  nodes: NodeInFile[];
  connections: Record<
    string,
    Record<string, ({ node: string; type: string; index: number }[] | null)[]>
  >;
  settings?: Record<string, unknown>;
  [key: string]: unknown;
};

export type NodeInFile = {
  id?: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown>;
  disabled?: boolean;
  onError?: string;
  retryOnFail?: boolean;
  continueOnFail?: boolean;
  [key: string]: unknown;
};

export const STICKY = "n8n-nodes-base.stickyNote";
export const SET = "n8n-nodes-base.set";
export const VALUES_NODE = "Set your values";

export function isNote(node: { type: string }): boolean {
  return node.type === STICKY;
}

/** The node that holds everything a user changes, with its entries; undefined when there is none. */
export function valuesOf(
  file: WorkflowFile,
): { node: NodeInFile; entries: { name: string; value: unknown }[] } | undefined {
  const node = file.nodes.find(
    (candidate) => candidate.type === SET && candidate.name === VALUES_NODE,
  );
  if (!node) return undefined;
  const list = (node.parameters.assignments as { assignments?: unknown } | undefined)?.assignments;
  return { node, entries: Array.isArray(list) ? (list as { name: string; value: unknown }[]) : [] };
}
