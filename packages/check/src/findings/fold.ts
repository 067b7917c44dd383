import type { Finding } from "../rules/finding.ts";

/**
 * Moves each finding that is only a result of another finding into the `consequences` of that other finding. For
 * example, "this step never runs" moves into "no steps are connected".
 */
export function foldConsequences(findings: readonly Finding[]): Finding[] {
  const independent = findings.filter(({ rule }) => !FOLLOWS_FROM.has(rule));
  if (independent.length === findings.length) return independent;
  const rest: Finding[] = [];
  for (const finding of findings) {
    const causes = FOLLOWS_FROM.get(finding.rule);
    if (!causes) continue;
    const cause = staysWrong(finding)
      ? undefined
      : causes.find((rule) => independent.some((one) => one.rule === rule));
    const at = independent.findIndex((one) => one.rule === cause);
    const found = independent[at];
    if (found && !isMore(finding, found)) independent[at] = withConsequence(found, finding);
    else rest.push(finding);
  }
  const order = findings.map(({ rule, level }) => `${rule} ${level}`);
  return [...independent, ...rest].toSorted(
    (a, b) => order.indexOf(`${a.rule} ${a.level}`) - order.indexOf(`${b.rule} ${b.level}`),
  );
}

/**
 * Whether a finding of the rule `missing-answer` remains after the connections are repaired. It does if one of its
 * mistakes names several steps: a webhook does not wait for the step that answers, or a step answers a second time.
 */
function staysWrong({ rule, nodes, consequences }: Finding): boolean {
  const mistakes = consequences.length > 0 ? consequences : [{ nodes }];
  return rule === "missing-answer" && mistakes.some((mistake) => mistake.nodes.length > 1);
}

/**
 * Whether a finding about steps that never run lists more steps than `cause` explains. Each mistake in `cause`, such as
 * a broken connection, explains one step. A `cause` that names no nodes is about the whole workflow, and explains all
 * steps.
 */
function isMore({ rule, consequences }: Finding, cause: Finding): boolean {
  return (
    rule === "never-runs" &&
    cause.nodes.length > 0 &&
    consequences.length > Math.max(1, cause.consequences.length)
  );
}

/** Maps each rule to other rules whose findings can cause its findings, the likeliest cause first. */
const FOLLOWS_FROM = new Map([
  [
    "never-runs",
    ["nothing-connected", "no-trigger", "broken-connections", "unknown-node", "removed-node"],
  ],
  ["missing-field", ["lost-settings", "connection-ids"]],
  ["empty-mapping", ["lost-settings"]],
  ["impossible-ports", ["lost-settings"]],
  ["no-account", ["nothing-connected"]],
  ["idle-trigger", ["nothing-connected", "broken-connections"]],
  ["missing-sub-node", ["nothing-connected", "lost-settings"]],
  ["later-reference", ["nothing-connected", "broken-connections", "duplicate-names"]],
  ["error-reaches-nobody", ["nothing-connected", "no-trigger"]],
  ["error-output-nowhere", ["nothing-connected"]],
  ["missing-answer", ["nothing-connected", "broken-connections"]],
  ["branch-without-answer", ["nothing-connected", "broken-connections"]],
  ["error-path-ends", ["nothing-connected", "broken-connections"]],
  ["loop-wired-wrongly", ["nothing-connected", "broken-connections"]],
]);

function withConsequence(cause: Finding, { nodes, sentence, consequences }: Finding): Finding {
  const added = consequences.length > 0 ? consequences : [{ nodes, sentence }];
  return { ...cause, consequences: [...cause.consequences, ...added] };
}
