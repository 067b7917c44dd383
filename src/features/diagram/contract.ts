import type { Box, PlacedNode } from "#workflow/drawing/layout.ts";

/** In a box of 24 × 24; lines are round and 2 wide. */
export type IconShape = { kind: "fill" | "lines"; path: string; color: string };

export type StepDetails = {
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

export type Moment = {
  key: string;
  now: readonly string[];
  done: ReadonlySet<string>;
  wires: readonly string[];
  failed: boolean;
  onChoose: (node: string) => void;
};

/** In canvas pixels. */
export type Diagram = {
  bounds: Box;
  sections: DiagramSection[];
  nodes: DiagramNode[];
  edges: { main: string; error: string; subNode: string; arrows: string };
  icons: Record<string, IconShape>;
  steps: Record<string, StepDetails>;
};
