import type { Box, PlacedNode } from "#workflow/layout/layout.ts";

/** An icon as path data in a box of 24 × 24: filled, or drawn in round lines 2 wide. */
export type IconShape = { kind: "fill" | "lines"; path: string; color: string };

/** What is said about a step that was chosen in a diagram. */
export type StepDetails = {
  /** Such as "Google Sheets". */
  kind: string;
  settings: { name: string; value: string }[];
  comesFrom: string[];
  leadsTo: string[];
  hasErrorOutput: boolean;
  retries: boolean;
};

/** `icon` is a key of the diagram's `icons`, `ports` is path data. */
export type DiagramNode = Omit<PlacedNode, "type" | "inputs" | "outputs" | "icon"> & {
  icon: string;
  ports: string;
};

/** A frame around nodes that belong together. */
export type DiagramSection = Box & { name: string; heading: string };

/** What a diagram shows of a run. */
export type Moment = {
  /** Another moment, another key. */
  key: string;
  /** Names of the nodes that work, and of those that have. */
  now: readonly string[];
  done: ReadonlySet<string>;
  /** Path data of what leads to those that work. */
  wires: readonly string[];
  failed: boolean;
};

/** A workflow ready to be painted, in canvas pixels. */
export type Diagram = {
  bounds: Box;
  sections: DiagramSection[];
  nodes: DiagramNode[];
  /** Path data by kind of edge. */
  edges: { main: string; error: string; subNode: string; arrows: string };
  icons: Record<string, IconShape>;
  /** By node name. */
  steps: Record<string, StepDetails>;
};
