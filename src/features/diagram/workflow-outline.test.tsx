import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OutlineStep } from "#workflow/outline/steps.ts";
import { WorkflowOutline } from "./client/workflow-outline.tsx";

const step = (node: string): OutlineStep => ({ kind: "do", node, uses: [] });

test("steps are numbered through all branches, and a reference to a step has no number", () => {
  const back: OutlineStep = { kind: "goto", node: "Look up", back: true };
  const branches = [
    { label: "yes", steps: [step("Add"), back] },
    { label: "no", steps: [step("Update")] },
  ];
  const decision: OutlineStep = { ...step("Is it new?"), kind: "choose", branches } as OutlineStep;
  const steps = [step("Look up"), decision, step("Tell")];
  const html = renderToStaticMarkup(<WorkflowOutline outline={[{ trigger: "Form", steps }]} />);
  const numbered = [...html.matchAll(/<li value="(\d+)">([^<]+)/g)].map(([, ...found]) => found);
  expect(numbered).toEqual([
    ["1", "Look up"],
    ["2", "Is it new?"],
    ["3", "Add"],
    ["4", "Update"],
    ["5", "Tell"],
  ]);
});
