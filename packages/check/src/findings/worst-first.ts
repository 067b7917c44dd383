import { LEVELS, type Finding } from "../rules/finding.ts";
import { foldConsequences } from "./fold.ts";

/**
 * Rules whose findings come first among the findings of the same level. Each list is one group.
 *
 * The first group is about harm that the workflow does by itself and that nobody can undo, such as sending a message
 * twice. The second is about harm that needs an attacker, such as somebody who calls an open webhook. Findings of all
 * other rules come last.
 */
export const WORST_RULES: readonly (readonly string[])[] = [
  [
    "changes-everything",
    "retries-what-cannot-be-undone",
    "sends-before-it-remembers",
    "runs-twice",
    "answers-every-mail",
    "feeds-itself",
    "calls-itself",
    "endless-loop",
  ],
  [
    "secret-in-file",
    "command-from-text",
    "sql-from-text",
    "prompt-from-text",
    "markup-from-text",
    "address-from-text",
    "unsafe-request",
    "open-webhook",
  ],
];

/**
 * Sorts the findings, the worst first, and moves each finding that only follows from another one into that other one.
 */
export function arranged(findings: readonly Finding[]): Finding[] {
  return worstFirst(foldConsequences(findings));
}

/** Sorts by level and then by group in `WORST_RULES`. Findings that are equal in both keep their order. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || harmOf(a) - harmOf(b),
  );
}

function harmOf({ rule }: Finding): number {
  const group = WORST_RULES.findIndex((rules) => rules.includes(rule));
  return group === -1 ? WORST_RULES.length : group;
}
