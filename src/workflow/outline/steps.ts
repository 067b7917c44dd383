export type Outline = OutlineStart[];

/**
 * A part of an outline. `trigger`: the node with which the part begins, usually a trigger. `isUnreached`: the node is
 * no trigger, but no connection leads to it. `continues`: the part is the rest of a branch that is nested too deeply
 * (MAX_DEPTH in `outline.ts`), so its steps begin with the node `trigger` itself.
 */
export type OutlineStart = {
  trigger: string;
  continues?: true;
  isUnreached?: true;
  steps: OutlineStep[];
};

/**
 * A step of an outline. `uses`: the step's sub-nodes. `choose`: one of the branches runs. `together`: all branches run.
 * `repeat`: the steps in `each` run for every item. `goto`: the workflow goes on at `node`, which is listed elsewhere.
 * `back`: whether `node` comes earlier on the same path.
 */
export type OutlineStep =
  | { kind: "do"; node: string; uses: string[] }
  | { kind: "choose" | "together"; node: string; uses: string[]; branches: OutlineBranch[] }
  | { kind: "repeat"; node: string; each: OutlineStep[] }
  | { kind: "goto"; node: string; back: boolean };

/** `label` is "yes", "no", "if it fails", the name of the step's output, or "". */
export type OutlineBranch = { label: string; steps: OutlineStep[] };
