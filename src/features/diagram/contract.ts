/** A finding about a node, drawn as a badge on the node. `label` is read out with the node's name. */
export type Mark = {
  level: "error" | "warning" | "note";
  findings: readonly string[];
  label: string;
};

/** One moment of a recorded run, on the drawing: names of nodes, and path data of the wires in use. */
export type Lights = {
  /** Differs from moment to moment. */
  key: string;
  now: readonly string[];
  done: ReadonlySet<string>;
  failed: boolean;
  wires: readonly string[];
};
