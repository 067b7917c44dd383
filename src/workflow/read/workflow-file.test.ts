import { expect, test } from "vitest";
import { outlineOf } from "../outline/outline.ts";
import { layOut } from "../layout/layout.ts";
import { readWorkflow } from "./workflow.ts";
import { parseWorkflowFile } from "./workflow-file.ts";

const NODE = { name: "A", type: "t", typeVersion: 1, position: [0, 0], parameters: {} };

test.each<[what: string, file: unknown, problem: string]>([
  ["a number", 7, "The workflow: Invalid input: expected object, received number."],
  ["no nodes", { name: "W", connections: {} }, "The field nodes: Invalid input"],
  ["a node that is none", { ...file([null]) }, "The field nodes.0: Invalid input"],
  [
    "a node without a place",
    file([{ ...NODE, position: undefined }]),
    'The node "A", field position: Invalid input',
  ],
  [
    "a connection to a number",
    { ...file([NODE]), connections: { A: { main: [[7]] } } },
    "The field connections.A.main.0.0: Invalid input",
  ],
  ["one name for two nodes", file([NODE, NODE]), 'More than one node has the name "A"'],
])("what is no workflow gets a sentence: %s", (_, json, problem) => {
  const { problems } = parseWorkflowFile(JSON.stringify(json));
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test("a text that is no JSON gets a sentence", () => {
  expect(parseWorkflowFile("{").problems).toEqual([
    expect.stringMatching(/^This is not JSON \(.+\)\.$/),
  ]);
});

test("fields that nobody asked for stay where they are", () => {
  const json = { ...file([{ ...NODE, notes: "Why" }]), settings: { executionOrder: "v1" } };
  expect(parseWorkflowFile(JSON.stringify(json)).file).toEqual(json);
});

test("a port with an absurd number is left out instead of filling the memory", () => {
  const target = { node: "B", type: "main", index: 1e9 };
  const json = {
    nodes: [NODE, { ...NODE, name: "B" }],
    connections: { A: { main: [[target]] } },
  };
  const { nodes, edges } = layOut(readWorkflow(json), {});
  expect(edges).toEqual([]);
  expect(nodes[1]?.inputs.length).toBeLessThan(1000);
});

test("a node may be named like something that every object has", () => {
  const json = { nodes: [{ ...NODE, name: "constructor" }], connections: {} };
  expect(layOut(readWorkflow(json), {}).nodes).toMatchObject([
    { name: "constructor", form: "box" },
  ]);
});

test("sub-nodes that use each other do not keep the outline from ending", () => {
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

function file(nodes: unknown[]) {
  return { name: "W", nodes, connections: {} };
}
