import type { Level, Profile } from "./finding.ts";
import type { Subject } from "./subject.ts";

export type Rule = {
  id: string;
  level: Level;
  profiles: readonly Profile[];
  check(subject: Subject): Trouble[];
  /**
   * Writes one sentence for several places. Without it the first place's sentence is used, and the other places are
   * named after it.
   * @param nodes such as `"A", "B" and 3 more`
   */
  together?: (count: number, nodes: string) => string;
  mend: string;
  /** Whether the rule checks only enabled steps to which a trigger leads. n8n ignores all others. */
  whenReached?: true;
  /** Whether `repairs/` has a repair under the rule's id, because only one repair is possible. */
  repairable?: true;
};

/** One place at which the workflow breaks a rule. */
export type Trouble = {
  nodes: string[];
  path?: string;
  sentence: string;
  /** How to repair this place, if the rule's own text does not fit it. */
  mend?: string;
  level?: Level;
  /** False if the rule's repair does not apply at this place, because several repairs are possible. */
  repairable?: boolean;
};
