import { shortType } from "../../facts/node-kinds.ts";
import { field } from "../../facts/port-values.ts";
import { isMain, isRecord, type Edge } from "../../read/edges.ts";
import { areBothTaken } from "../connections/runs-twice.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";

export const switchedOffStep: Rule = {
  id: "switched-off-step",
  level: "worth-knowing",
  check: ({ steps, graph }) =>
    steps.flatMap(({ name, disabled }) => {
      const next = graph.leaving(name).filter(isMain);
      if (disabled !== true || next.length === 0 || !graph.arriving(name).some(isMain)) return [];
      return inStep(
        [name],
        `is switched off, so n8n passes it by: ${listed(next.map(({ to }) => to))} ${next.length === 1 ? "gets" : "get"} what it was given, not what it would have made of it.`,
      );
    }),
  mend: "Switch the step on, or remove it and connect its neighbors.",
};

export const mergeWithoutInput: Rule = {
  id: "merge-without-input",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name, type }, facts: { ports, parameters } }) => {
      if (shortType(type) !== "merge" || ports.isOpen) return [];
      const arriving = subject.graph.arriving(name).filter(isMain);
      const used = new Set(arriving.map(({ toPort }) => toPort));
      const inputs = ports.in.filter(isMain).length;
      const empty = Array.from({ length: inputs }, (_, port) => port).find(
        (port) => !used.has(port),
      );
      if (empty === undefined && isNeverWhole(arriving, parameters, subject))
        return inStep(
          [name, ...arriving.map(({ from }) => from)],
          `combines ${listed(arriving.map(({ from }) => from))}, of which each run takes only one, so it gives nothing.`,
          { mend: 'Set the Merge to "Append".' },
        );
      if (used.size === 0 || empty === undefined) return [];
      const joins = parameters["mode"] !== "append" && parameters["mode"] !== undefined;
      const isTwice = arriving.some((a) =>
        arriving.some((b) => a.toPort === b.toPort && areBothTaken(a, b, subject)),
      );
      const effect = isTwice
        ? `it does not wait for both of ${listed(arriving.map(({ from }) => from))}: it and all behind it run once for each`
        : "it only passes on the other side";
      return inStep(
        [name],
        `has nothing connected at input ${empty + 1}, so ${joins ? "there is nothing to bring together and it may give nothing at all" : effect}.`,
        joins || isTwice ? {} : { level: "worth-knowing" },
      );
    }),
  mend: "Connect the missing side, or remove the Merge step.",
};

/** Whether a Merge step combines the items of two branches, although no run takes both branches. */
function isNeverWhole(
  [a, b, ...others]: readonly Edge[],
  { mode, combineBy, joinMode = "keepMatches", options }: Readonly<Record<string, unknown>>,
  { branches }: Subject,
): boolean {
  if (!a || !b || others.length > 0 || mode !== "combine") return false;
  if (combineBy === "combineByFields" && joinMode !== "keepMatches") return false;
  return field(options, "includeUnpaired") !== true && !branches.areTogether(a, b);
}

export const callsItself: Rule = {
  id: "calls-itself",
  level: "can-hurt",
  check: (subject) => {
    const { steps, file, graph } = subject;
    const starts = steps
      .filter(({ type }) => shortType(type) === "executeWorkflowTrigger")
      .map(({ name }) => name);
    const again = graph.reachedFrom(starts);
    const decides = [...again].some((name) =>
      /^(?:if|switch|filter|code)$/.test(subject.kindOf(name)),
    );
    return steps
      .filter(({ type, disabled }) => shortType(type) === "executeWorkflow" && disabled !== true)
      .filter(({ name }) => starts.length === 0 || (again.has(name) && !decides))
      .filter(({ parameters: { workflowId } }) => {
        const called = isRecord(workflowId) ? workflowId["value"] : workflowId;
        return (
          (typeof called === "string" && called !== "" && called === file["id"]) ||
          (typeof called === "string" && /^=\s*\{\{\s*\$workflow\.id\s*\}\}\s*$/.test(called))
        );
      })
      .map(({ name }) =>
        inStep(
          [name],
          `calls the workflow in which it stands, ${starts.length === 0 ? "which has no trigger for that, so the step stops with an error" : "so each run starts another one, without end"}.`,
        ),
      );
  },
  mend: "Choose the workflow that was meant, or put a condition before the step that ends the round.",
};
