import { isMain } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";
import { brokenCondition } from "../fields/conditions.ts";
import { waitsForAnswer } from "./webhooks.ts";

export const branchWithoutAnswer: Rule = {
  id: "branch-without-answer",
  level: "can-hurt",
  check(subject) {
    const isAnswer = (name: string) =>
      /^(?:respondToWebhook|stopAndError)$/.test(subject.kindOf(name));
    return subject.nodes.filter(waitsForAnswer).flatMap(({ node: { name } }) => {
      const after = subject.graph.after(name);
      const isSure = [...subject.branches.surelyAfter(name)].some(isAnswer);
      if (isSure || ![...after].some(isAnswer)) return [];
      const silent = [...after]
        .filter((step) => /^(?:if|switch|filter|textClassifier)$/.test(subject.kindOf(step)))
        .flatMap((step) => silentWays(step, subject, isAnswer));
      if (silent.length === 0) return [];
      // If the condition of a step is broken, all items may go to the same output, and the other branch never runs. The
      // rule `brokenCondition` already reports such a step.
      const broken = brokenCondition.check(subject).map(({ nodes: [step] }) => step);
      if (silent.every((step) => broken.includes(step))) return [];
      return inStep(
        [name, ...new Set(silent)],
        `waits for an answer, but behind ${listed(silent)} a way ends without one, so the caller gets an empty answer.`,
      );
    });
  },
  mend: "End every branch with a Respond to Webhook step.",
};

/**
 * Whether each run that goes from the step `name` to the step `later` also reaches a step that answers the webhook, if
 * only on a parallel branch. This is so if each output of `name` that leads to `later` also leads, without a condition
 * in between, to a step that answers.
 */
function answersBeside(
  name: string,
  later: string,
  { graph, branches }: Subject,
  isAnswer: (name: string) => boolean,
): boolean {
  const leaving = graph.leaving(name).filter(isMain);
  return leaving
    .filter(({ to }) => to === later || graph.after(to).has(later))
    .every(({ fromPort }) =>
      leaving.some(
        (other) =>
          other.fromPort === fromPort && [...branches.surelyAfter(other.to)].some(isAnswer),
      ),
    );
}

function silentWays(step: string, subject: Subject, isAnswer: (name: string) => boolean): string[] {
  const known = subject.known(step);
  if (!known) return [];
  const before = [...subject.graph.before(step)];
  if (before.some((name) => isAnswer(name) || answersBeside(name, step, subject, isAnswer)))
    return [];
  const outs = known.facts.ports.out.length;
  const silent = Array.from({ length: outs }, (_, port) => {
    const starts = subject.graph
      .leaving(step)
      .filter((edge) => edge.kind === "main" && edge.fromPort === port)
      .map(({ to }) => to);
    const isUnconnected = starts.length === 0 && subject.kindOf(step) !== "if";
    return !isUnconnected && ![...subject.graph.reachedFrom(starts)].some(isAnswer);
  });
  return silent.includes(true) ? [step] : [];
}
