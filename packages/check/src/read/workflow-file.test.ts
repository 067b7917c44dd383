import { expect, test } from "vitest";
import { parseWorkflowFile } from "./workflow-file.ts";

const NODE = { name: "A", type: "t", typeVersion: 1, position: [0, 0], parameters: {} };

test.each<[what: string, file: unknown, problem: string]>([
  ["a number", 7, "The workflow is not an object."],
  ["no nodes", { name: "W", connections: {} }, "The field nodes is not a list."],
  ["a node that is none", { ...file([null]) }, "The field nodes.0 is not an object."],
  [
    "a node without a place",
    file([{ ...NODE, position: undefined }]),
    'The node "A", field position is not a pair of numbers.',
  ],
  [
    "a connection to a number",
    { ...file([NODE]), connections: { A: { main: [[7]] } } },
    "The field connections.A.main.0.0 is not a connection.",
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

function file(nodes: unknown[]) {
  return { name: "W", nodes, connections: {} };
}
