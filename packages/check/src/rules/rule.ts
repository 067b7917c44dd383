import type { Level, Profile } from "./finding.ts";
import type { Subject } from "./subject.ts";

export type Rule = {
  id: string;
  level: Level;
  profiles: readonly Profile[];
  check(subject: Subject): Trouble[];
  /**
   * Writes one sentence for several places. Without it, the first place's sentence is used and the others are named
   * after it.
   * @param nodes such as `"A", "B" and 3 more`
   */
  together?: (count: number, nodes: string) => string;
  /** How to mend it. */
  mend: string;
  /** Whether the rule applies only to enabled steps that a trigger reaches, since n8n ignores all others. */
  whenReached?: true;
  /** Whether only one repair is possible; `repairs/` has it under the same id. */
  repairable?: true;
};

/** One place where a rule is broken. */
export type Trouble = {
  nodes: string[];
  path?: string;
  sentence: string;
  /** How to repair it, when that differs from the rule's text. */
  mend?: string;
  level?: Level;
  /** False when the rule has a repair, but several are possible here. */
  repairable?: boolean;
};
