import { expect, test } from "vitest";
import { edgesOf } from "../../../../packages/check/src/read/edges.ts";
import type { NodeInFile } from "../../../../packages/check/src/read/workflow-file.ts";
import { checkLimits } from "./limits.ts";

const MEMORY = node("Skip earlier guests", "removeDuplicates", {
  operation: "removeItemsSeenInPreviousExecutions",
});

test.each([
  code("return due.slice(0, settings.maxPerRun).map((json) => ({ json }));"),
  code("return due.slice(0, $('Set your values').first().json.maxPerRun);"),
  node("Pick", "limit", { maxItems: 10 }),
])("a limit before the step that leaves out items of earlier runs is found: %j", (limit) => {
  expect(check(limit, node("Look at them", "if"), MEMORY)).toEqual([
    expect.stringContaining('The node "Pick" limits its items before "Skip earlier guests"'),
  ]);
});

test.each<[what: string, ...steps: NodeInFile[]]>([
  ["a limit behind it", MEMORY, code("return due.slice(0, settings.maxPerRun);")],
  ["batches", node("Pick", "splitInBatches", { batchSize: 10 }), MEMORY],
  ["a text that is cut", code("return text.slice(0, settings.maxLetters);"), MEMORY],
  ["the first letters of a day", code("return day.slice(0, 10) + settings.maxPerRun;"), MEMORY],
  [
    "duplicates within one run",
    code("return due.slice(0, settings.maxPerRun);"),
    node("Each once", "removeDuplicates", { operation: "removeDuplicateInputItems" }),
  ],
])("other steps are not found: %s", (_, ...steps) => {
  expect(check(...steps)).toEqual([]);
});

function check(...nodes: NodeInFile[]): string[] {
  const connections = Object.fromEntries(
    nodes.slice(1).map(({ name }, index) => {
      const from = nodes[index]!.name;
      return [from, { main: [[{ node: name, type: "main", index: 0 }]] }];
    }),
  );
  return checkLimits({
    file: { name: "Write to guests", nodes, connections },
    edges: edgesOf(connections),
  });
}

function code(jsCode: string): NodeInFile {
  return node("Pick", "code", { jsCode });
}

function node(name: string, type: string, parameters: Record<string, unknown> = {}): NodeInFile {
  return { name, type: `n8n-nodes-base.${type}`, typeVersion: 1, position: [0, 0], parameters };
}
