import { LEVELS, type Finding } from "../rules/finding.ts";

/**
 * Rules whose findings are listed first within their level, the worse group first.
 *
 * First comes harm that the workflow does by itself and that nobody can undo: it sends, charges or overwrites more
 * than it should. Then comes harm that somebody else has to do, such as a call of an open webhook. All other findings
 * follow, such as results that are wrong or missing.
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

/** Sorts findings by level, then by harm. Findings with the same level and harm keep their order. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || harmOf(a) - harmOf(b),
  );
}

function harmOf({ rule }: Finding): number {
  const group = WORST_RULES.findIndex((rules) => rules.includes(rule));
  return group === -1 ? WORST_RULES.length : group;
}
