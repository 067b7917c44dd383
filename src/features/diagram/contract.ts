import type { Level } from "#check/checkup.ts";

/** A badge on a node. Screen readers read `label` after the node's name. */
export type Mark = { level: Level; label: string };

/**
 * Broken connections of a workflow. `ends`: outputs whose wire leads to no step. `idle`: names of the steps that never
 * run.
 */
export type Broken = { ends: readonly { x: number; y: number }[]; idle: ReadonlySet<string> };

/**
 * `now`: names of the running nodes. `done`: names of the nodes that ran before. `wires`: SVG path data of the wires
 * (the lines between nodes) to the running step. `ran`: SVG path data of the wires to earlier steps.
 */
export type Lights = {
  /** A different name for each moment of the run. React uses it as the key, and so draws the lit lines anew. */
  key: string;
  now: readonly string[];
  done: ReadonlySet<string>;
  failed: boolean;
  wires: readonly string[];
  ran: readonly string[];
};
