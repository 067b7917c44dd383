import { isMain } from "../../read/edges.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Level } from "../finding.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";
import { field } from "../../facts/port-values.ts";
import { nearest } from "../../read/nearest.ts";

export const unknownReference: Rule = {
  id: "unknown-reference",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    mentions(subject)
      .filter(({ name }) => !subject.nodeCalled(name))
      .map(({ node, text, name }): Trouble => {
        const near = nearest(
          name,
          subject.steps.map((step) => step.name),
        );
        return inField(
          node,
          text.path,
          `speaks of "${shortened(name)}", which is not in the workflow, so the step stops with an error.${near ? ` Perhaps "${shortened(near)}" was meant.` : ""}`,
        );
      }),
  mend: "Write the name that the step has today; texts that were pasted keep the old one.",
};

export const laterReference: Rule = {
  id: "later-reference",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    mentions(subject)
      .filter(({ name, isAskedFirst }) => subject.nodeCalled(name) && !isAskedFirst)
      .flatMap(({ node, text, name, isPaired, isAlways }): Trouble[] => {
        const trouble = (rest: string, level: Level = "will-not-run"): Trouble =>
          inField(node, text.path, `asks what "${shortened(name)}" gave, which ${rest}.`, {
            nodes: [node.name, name],
            level,
          });
        if (subject.graph.before(node.name).has(name))
          return (isAlways ? onOtherWay(node, name, subject) : []).map((way) =>
            trouble(way, isAskedBetween(node.name, name, subject) ? "worth-knowing" : "can-hurt"),
          );
        if (isAround(subject, node, name) || standsHigher(name, node.name, subject)) return [];
        return [
          !isPaired && mayRunEarlier(subject, node.name, name)
            ? trouble(
                "stands on another branch: the step stops with an error unless that branch stands higher on the canvas",
                "can-hurt",
              )
            : trouble("does not run before it, so the step stops with an error"),
        ];
      }),
  mend: "Take the value from a step that always runs before, or ask first whether the step ran ($('…').isExecuted).",
};

type Mention = {
  node: NodeInFile;
  text: Text;
  name: string;
  /**
   * Whether the code asks by `.isExecuted` if a step has run: the step `name`, a step after it, or a step that a run to
   * `node` may bypass. The check then assumes that the code reads the output of `name` only if `name` has run.
   */
  isAskedFirst: boolean;
  /** Whether the code reads the output of the step `name` without a condition. */
  isAlways: boolean;
  /**
   * Whether the code asks the step `name` for one item: the item from which n8n made the current item. n8n finds this
   * item only along connections.
   */
  isPaired: boolean;
};

export function mentions(subject: Subject): Mention[] {
  return subject.steps.flatMap((node) =>
    subject.textsOf(node).flatMap((text) =>
      subject.flow.readingsOf(node, text.path).flatMap(({ code, evaluation }) =>
        [...(evaluation?.evaluator.steps ?? [])].map(([name, how]) => ({
          node,
          text,
          name,
          ...how,
          isAskedFirst: isAskedFor(name, node.name, code, subject),
        })),
      ),
    ),
  );
}

/**
 * Matches code that asks whether a step has run, such as `$("A").isExecuted`. Captures the name of the step if the code
 * has the form `$("…")` and the name contains no quote.
 */
const ASKS = /(?:\$\(["']([^"']*)["']\)\??)?\.isExecuted/g;

function isAskedFor(
  name: string,
  node: string,
  code: string,
  { graph, branches }: Subject,
): boolean {
  return [...code.matchAll(ASKS)].some(
    ([, asked = name]) =>
      asked === name ||
      graph.before(asked).has(name) ||
      branches.aroundOf(node, asked) !== undefined,
  );
}

/**
 * Finds out whether a run can reach the node without running the step `other`. This is possible if an earlier step
 * sends each item to only one of its outputs.
 * @returns a list with the end of the finding's sentence; an empty list if there is no such way, or if the run goes on
 *   after an error of the node
 */
function onOtherWay({ name, onError }: NodeInFile, other: string, subject: Subject): string[] {
  if (onError !== undefined && onError !== "stopWorkflow") return [];
  const way = subject.branches.aroundOf(name, other);
  if (!way) return [];
  const label = subject.known(way.from)?.facts.ports.out.filter(isMain)[way.fromPort]?.label;
  const output = label === undefined ? `output ${way.fromPort + 1}` : `"${shortened(label)}"`;
  return [
    `does not run when "${shortened(way.from)}" goes on by ${output}; then the step stops with an error`,
  ];
}

/**
 * Whether a step between `other` and `node` sends each item to only one of its outputs. That step probably passes items
 * on to `node` only if `other` has run. Reading the output of `other` is then probably safe.
 */
function isAskedBetween(node: string, other: string, { graph, branches }: Subject): boolean {
  return [...graph.before(node)].some(
    (name) => name !== other && graph.after(other).has(name) && branches.decides(name),
  );
}

/**
 * Whether the step `name` is on a branch that n8n runs before the branch of the step `node`. n8n begins with the branch
 * that is higher on the canvas.
 */
function standsHigher(name: string, node: string, subject: Subject): boolean {
  const { graph, branches, file } = subject;
  if (field(file.settings, "executionOrder") !== "v1") return false;
  const height = (step: string) => subject.nodeCalled(step)?.position[1] ?? 0;
  return [...graph.before(node)].some((fork) => {
    const leaving = graph.leaving(fork).filter(isMain);
    return leaving.some(
      (a) =>
        branches.surelyAfter(a.to).has(name) &&
        leaving.some(
          (b) =>
            b.fromPort === a.fromPort &&
            height(a.to) < height(b.to) &&
            graph.reachedFrom([b.to]).has(node),
        ),
    );
  });
}

/**
 * Whether the node may run before the step `other`: the same trigger leads to both, and the node does not lead to
 * `other`.
 */
function mayRunEarlier(subject: Subject, node: string, other: string): boolean {
  const { graph } = subject;
  const users = [...graph.usersOf(node)];
  if (users.some((user) => graph.after(user).has(other))) return false;
  return subject.triggers().some((trigger) => {
    const after = graph.after(trigger);
    return after.has(other) && users.some((user) => after.has(user));
  });
}

/** Whether the node is a sub-node, and one of the nodes that use it is the step `name` or comes after this step. */
function isAround({ graph }: Subject, node: NodeInFile, name: string): boolean {
  const users = graph.usersOf(node.name);
  return users.size > 1 && [...users].some((user) => user === name || graph.before(user).has(name));
}
