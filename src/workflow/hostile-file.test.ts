import { expect, test } from "vitest";
import { readWorkflow } from "#check/read/workflow.ts";
import { layOut } from "./drawing/layout.ts";
import { outlineOf, type OutlineStep } from "./outline/outline.ts";

const NODE = { name: "A", type: "t", typeVersion: 1, position: [0, 0], parameters: {} };

test("a port with a huge number is left out instead of filling the memory", () => {
  const target = { node: "B", type: "main", index: 1e9 };
  const json = {
    nodes: [NODE, { ...NODE, name: "B" }],
    connections: { A: { main: [[target]] } },
  };
  const { nodes, edges } = layOut(readWorkflow(json), {});
  expect(edges).toEqual([]);
  expect(nodes[1]?.inputs.length).toBeLessThan(1000);
});

test("the outline ends though sub-nodes use each other", () => {
  const to = (node: string, type: string) => [[{ node, type, index: 0 }]];
  const json = {
    nodes: ["Start", "Agent", "A", "B"].map((name) => ({ ...NODE, name })),
    connections: {
      Start: { main: to("Agent", "main") },
      A: { ai_tool: [[...(to("Agent", "ai_tool")[0] ?? []), ...(to("B", "ai_tool")[0] ?? [])]] },
      B: { ai_tool: to("A", "ai_tool") },
    },
  };
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

test.each<[string, string, number[]]>([
  ["a chain of steps", "n8n-nodes-base.noOp", [0]],
  ["decisions inside each other", "n8n-nodes-base.if", [1]],
  ["decisions that meet again", "n8n-nodes-base.if", [0, 1]],
  ["loops inside each other", "n8n-nodes-base.splitInBatches", [1]],
])(
  "%s, twenty thousand of them, can be outlined, and each is listed once",
  (_kind, type, ports) => {
    const names = Array.from({ length: 20_000 }, (_, place) => `Step ${place}`);
    const json = {
      nodes: names.map((name) => ({ ...NODE, name, type })),
      connections: Object.fromEntries(
        names.slice(1).map((next, place) => {
          const outputs: object[][] = [];
          for (const port of ports) outputs[port] = [{ node: next, type: "main", index: 0 }];
          return [`Step ${place}`, { main: [...outputs].map((targets) => targets ?? []) }];
        }),
      ),
    };
    const outline = outlineOf(readWorkflow(json), {});
    const starts = outline.filter(({ continues }) => !continues).length;
    // A trigger that does nothing but start is no step, so there may be one step less than nodes.
    const stepCount = outline.reduce((sum, { steps }) => sum + stepsIn(steps), 0);
    expect(starts).toBe(1);
    expect([19_999, 20_000]).toContain(stepCount);
    expect(() => structuredClone(outline)).not.toThrow();
  },
  30_000,
);

test("five hundred decisions in a row can be outlined", () => {
  const names = Array.from({ length: 500 }, (_, place) => `Decision ${place}`);
  const json = {
    nodes: names.map((name) => ({ ...NODE, name, type: "n8n-nodes-base.if" })),
    connections: Object.fromEntries(
      names.slice(1).map((next, place) => {
        const target = { node: next, type: "main", index: 0 };
        return [`Decision ${place}`, { main: [[target], [target]] }];
      }),
    ),
  };
  expect(outlineOf(readWorkflow(json), {})).toHaveLength(1);
});
