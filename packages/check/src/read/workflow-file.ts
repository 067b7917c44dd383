/** The file may have further fields, which stay unchanged. */
export type WorkflowFile = {
  name: string;
  nodes: NodeInFile[];
  connections: Record<string, Record<string, (ConnectionTarget[] | null)[]>>;
  settings?: Record<string, unknown>;
  [field: string]: unknown;
};

export type NodeInFile = {
  name: string;
  type: string;
  typeVersion: number;
  /** Top-left corner of the node on n8n's canvas, in pixels. */
  position: [x: number, y: number];
  parameters: Record<string, unknown>;
  disabled?: boolean;
  onError?: string;
  retryOnFail?: boolean;
  [field: string]: unknown;
};

export type ConnectionTarget = {
  node: string;
  type: string;
  index: number;
  [field: string]: unknown;
};
