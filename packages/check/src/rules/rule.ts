import type { Consequence, Finding, Level, Profile } from "./finding.ts";
import type { Subject } from "./subject.ts";

export type Rule = {
  id: string;
  level: Level;
  /** Purposes of the check for which the rule applies. If missing, `profilesOf` returns the default. */
  profiles?: readonly Profile[];
  check(subject: Subject): Trouble[];
  /**
   * Writes one sentence about all places that break the rule. Without this function, the report repeats the sentence
   * about the first place and adds the names of the others.
   * @param names - names of the broken places in one text, such as `"A", "B" and 3 more`
   */
  together?: (count: number, names: string) => string;
  mend: string;
  /** Whether the rule checks only enabled steps that a trigger reaches. n8n ignores all other steps. */
  whenReached?: true;
  /** Whether the rule also checks fields that n8n does not read, such as hidden ones. */
  aboutUnread?: true;
  /**
   * Whether findings can be repaired automatically: only one repair is possible, and `repairs/` contains that repair
   * under the rule's id.
   */
  repairable?: true;
};

/**
 * One place at which the workflow breaks a rule. If the place has no `level` or `mend` (advice), those of the rule
 * apply. `repairable` is false if several repairs are possible at this place, so that no program can choose one.
 */
export type Trouble = Consequence &
  Partial<Pick<Finding, "level" | "mend" | "repairable">> & {
    /** Name that causes the mistake but is no node of the workflow, such as the name of a missing node. */
    cause?: string;
  };

/**
 * By default, a rule applies to the purposes `runs` and `library`: a workflow that stops or does harm has no place in
 * n8n's library either. Rules about what the next owner fills in, such as accounts, apply only to `runs`.
 */
export function profilesOf({ profiles = ["runs", "library"] }: Rule): readonly Profile[] {
  return profiles;
}
