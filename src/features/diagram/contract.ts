import type { Level } from "#check/checkup.ts";
import type { Story } from "#workflow/story/story.ts";

/** A badge on a node with findings. Screen readers read `label` after the node's name. */
export type Mark = { level: Level; label: string };

/**
 * State of the drawing at one moment of a recorded run. `now` and `done` are names of nodes. Wires are the lines
 * between nodes. `wires` is SVG path data of the wires in use, and `ran` of the wires that earlier steps used.
 */
export type Lights = {
  /** Id of the moment. */
  key: string;
  now: readonly string[];
  done: ReadonlySet<string>;
  failed: boolean;
  wires: readonly string[];
  ran: readonly string[];
};

/** A story with the SVG path data of the wires in the drawing, by the index of the workflow's edge. */
export type WatchedStory = Story & { wires: Record<number, string> };
