import { expect, test } from "vitest";
import { exampleFile } from "#check/handbook/entry.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { layOut } from "./drawing/layout.ts";
import { outlineOf } from "./outline/outline.ts";
import type { OutlineStep } from "./outline/steps.ts";

test("a port with a huge number is left out instead of filling the memory", () => {
  const json = exampleFile({ steps: { A: ["t"], B: ["t"] }, lines: ["A > B@1000000000"] });
  const { nodes, edges } = layOut(readWorkflow(json), {});
  expect(edges).toEqual([]);
  expect(nodes[1]?.inputs.length).toBeLessThan(1000);
});

test("the outline ends though sub-nodes use each other", () => {
  const json = exampleFile({
    steps: { Start: ["t"], Agent: ["t"], A: ["t"], B: ["t"] },
    lines: ["Start > Agent", "A ai_tool> Agent", "A ai_tool> B", "B ai_tool> A"],
  });
  const [start] = outlineOf(readWorkflow(json), {});
  expect(start?.steps).toMatchObject([{ node: "Agent", uses: ["A", "B"] }]);
});

const stepsIn = (steps: readonly OutlineStep[]): number =>
  steps.reduce((sum, step) => {
    if (step.kind === "goto") return sum;
    if (step.kind === "repeat") return sum + 1 + stepsIn(step.each);
    if (step.kind === "do") return sum + 1;
    return step.branches.reduce((inside, branch) => inside + stepsIn(branch.steps), sum + 1);
  }, 0);

/** Makes a workflow whose steps form a row. Each of the outputs numbered in `ports` leads to the next step. */
function inRow(count: number, type: string, ports: number[]) {
  const places = Array.from({ length: count }, (_, place) => place);
  return readWorkflow(
    exampleFile({
      steps: Object.fromEntries(places.map((place) => [`Step ${place}`, [type]])),
      lines: places
        .slice(1)
        .flatMap((next) => ports.map((port) => `Step ${next - 1}:${port} > Step ${next}`)),
    }),
  );
}

test.each<[string, string, number[]]>([
  ["a chain of steps", "noOp", [0]],
  ["decisions inside each other", "if", [1]],
  ["decisions that meet again", "if", [0, 1]],
  ["loops inside each other", "splitInBatches", [1]],
])(
  "%s, twenty thousand of them, can be outlined, and each is listed once",
  (_kind, type, ports) => {
    const outline = outlineOf(inRow(20_000, type, ports), {});
    const starts = outline.filter(({ continues }) => !continues).length;
    // A trigger that only starts the workflow counts as no step, so there may be one step less than nodes.
    const stepCount = outline.reduce((sum, { steps }) => sum + stepsIn(steps), 0);
    expect(starts).toBe(1);
    expect([19_999, 20_000]).toContain(stepCount);
    expect(() => structuredClone(outline)).not.toThrow();
  },
  30_000,
);

test("five hundred decisions in a row can be outlined", () => {
  expect(outlineOf(inRow(500, "if", [0, 1]), {})).toHaveLength(1);
});
