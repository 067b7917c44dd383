import type { Outline, OutlineStep } from "./steps.ts";

/**
 * Writes an outline as text, one line for each trigger, such as "When a form is sent → look up the contact → is it new?
 * (yes: …; no: …)".
 */
export function outlineSentences(outline: Outline): string[] {
  return outline.map((start) => [start.trigger, ...start.steps.map(sayStep)].join(" → "));
}

function sayStep(step: OutlineStep): string {
  switch (step.kind) {
    case "do":
      return step.node;
    case "goto":
      return step.back ? `back to “${step.node}”` : `on with “${step.node}”`;
    case "repeat":
      return `${step.node} (for each: ${sayAll(step.each)})`;
    case "together":
      return `${step.node} (at the same time: ${step.branches.map((branch) => sayAll(branch.steps)).join("; ")})`;
    default:
      return `${step.node} (${step.branches.map((branch) => `${branch.label || "then"}: ${sayAll(branch.steps)}`).join("; ")})`;
  }
}

function sayAll(steps: OutlineStep[]): string {
  return steps.length === 0 ? "go on" : steps.map(sayStep).join(" → ");
}
