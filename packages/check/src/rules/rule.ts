import type { Level, Profile } from "./finding.ts";
import type { Subject } from "./subject.ts";

export type Rule = {
  id: string;
  level: Level;
  profiles: readonly Profile[];
  check(subject: Subject): Trouble[];
  /**
   * The sentence over several troubles of this rule; without it, the first one's with the names of the others behind it.
   * @param nodes such as `"A", "B" and 3 more`
   */
  together?: (count: number, nodes: string) => string;
  /** How to mend it. */
  mend: string;
  /** The rule matters only for steps that something starts and that are switched on: n8n ignores all others in a run. */
  whenReached?: true;
  /** There is only one way to mend it: `repairs/` has it under the same id. */
  repairable?: true;
};

/** One place where a rule is broken. */
export type Trouble = {
  nodes: string[];
  path?: string;
  sentence: string;
  /** Only where it is not the rule's. */
  mend?: string;
  level?: Level;
  /** False: the rule has a repair, but here more than one is possible. */
  repairable?: boolean;
};
