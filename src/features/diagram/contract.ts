/** A badge on a node, for findings about the node. Screen readers read `label` after the node's name. */
export type Mark = {
  level: "error" | "warning" | "note";
  findings: readonly string[];
  label: string;
};

/** State of the drawing at one moment of a recorded run: names of nodes, and SVG path data of the wires in use. */
export type Lights = {
  /** Identifies a moment of the run: no two moments have the same key. */
  key: string;
  now: readonly string[];
  done: ReadonlySet<string>;
  failed: boolean;
  wires: readonly string[];
};
