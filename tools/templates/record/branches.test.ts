import { expect, test } from "vitest";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { untriedBranches } from "./branches.ts";

const nodes = [
  { name: "Is it late?", type: "n8n-nodes-base.if" },
  { name: "Only mine", type: "n8n-nodes-base.filter" },
  {
    name: "Which step?",
    type: "n8n-nodes-base.switch",
    parameters: {
      rules: { values: [{ outputKey: "First" }, { outputKey: "Second" }] },
      options: { fallbackOutput: "extra" },
    },
  },
  { name: "Mail", type: "n8n-nodes-base.gmail", onError: "continueErrorOutput" },
  { name: "Code", type: "n8n-nodes-base.code" },
];
const file = { nodes } as unknown as WorkflowFile;

function recordOf(steps: Record<string, number[][]>): RunRecord {
  const start = { node: "Start", from: [], out: [[0]] };
  const others = Object.entries(steps).map(([node, out]) => ({ node, from: [[0, 0]], out }));
  const one = { name: "normal: x", trigger: "Start", status: "success" };
  return { cases: [{ ...one, steps: [start, ...others] }], values: [{}] } as unknown as RunRecord;
}

test("a branch that did not run is listed as untried", () => {
  expect(untriedBranches(file, recordOf({}))).toEqual([
    "Is it late? › true",
    "Is it late? › false",
    "Only mine › kept",
    "Only mine › discarded",
    "Which step? › First",
    "Which step? › Second",
    "Which step? › fallback",
    "Mail › error",
  ]);
});

test("a branch is tried if an item took it; if a filter keeps nothing, the branch that drops items is tried", () => {
  const steps = { "Is it late?": [[], [0]], "Only mine": [[]], "Which step?": [[], [], [0]] };
  expect(untriedBranches(file, recordOf({ ...steps, Mail: [[], [0]] }))).toEqual([
    "Is it late? › true",
    "Only mine › kept",
    "Which step? › First",
    "Which step? › Second",
  ]);
});
