import type { Box, PlacedNode } from "#workflow/layout/layout.ts";

/** In a box of 24 × 24; lines are round and 2 wide. */
export type IconShape = { kind: "fill" | "lines"; path: string; color: string };

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
  /** Called with the name of a node that somebody presses. */
  onChoose: (node: string) => void;
};

/** In canvas pixels. */
export type Diagram = {
  bounds: Box;
  sections: DiagramSection[];
  nodes: DiagramNode[];
  edges: { main: string; error: string; subNode: string; arrows: string };
  icons: Record<string, IconShape>;
  /** By node name. */
  steps: Record<string, StepDetails>;
};
