import { expect, test } from "vitest";
import { outlineOf } from "./outline.ts";
import { outlineSentences } from "./outline-sentence.ts";
import { exampleFile, type Steps } from "#check/handbook/entry.ts";
import type { NodePorts, StoredPorts } from "#check/read/ports.ts";
import { readWorkflow } from "#check/read/workflow.ts";

const START: NodePorts = { in: [], out: [{ kind: "main" }] };

test.each<[what: string, lines: string[], outline: string[], more?: Parameters<typeof say>[1]]>([
  [
    "a straight line lists its steps in order",
    ["Form is sent > Look up", "Look up > Write"],
    ["Form is sent → Look up → Write"],
  ],
  [
    "a decision has a yes and a no, and continues where both meet",
    [
      "Start > Is it new?",
      "Is it new?:0 > Add",
      "Is it new?:1 > Update",
      "Add > Tell",
      "Update > Tell",
    ],
    ["Start → Is it new? (yes: Add; no: Update) → Tell"],
    { types: { "Is it new?": "if" } },
  ],
  [
    "a branch that skips a step continues after it",
    ["Start > Is it new?", "Is it new?:0 > Add", "Is it new?:1 > Tell", "Add > Tell"],
    ["Start → Is it new? (yes: Add; no: go on) → Tell"],
    { types: { "Is it new?": "if" } },
  ],
  [
    "a switch names its branches",
    ["Start > Route", "Route:0 > Call", "Route:1 > Write"],
    ["Start → Route (Urgent: Call; Later: Write)"],
    { stored: { Route: withOutputs("Urgent", "Later") } },
  ],
  [
    "the label of an only output, such as a webhook's method, makes no branch",
    ["Call > Look up", "Look up > Write"],
    ["Call → Look up → Write"],
    { stored: { Call: { ...withOutputs("POST"), in: [] } } },
  ],
  [
    "the way after a failure is a branch of its own, which joins no other",
    ["Start > Send", "Send:0 > Note", "Send:1 > Tell a person", "Note:1 > Tell a person"],
    [
      "Start → Send (then: Note (if it fails: Tell a person); if it fails: on with “Tell a person”)",
    ],
    { failing: ["Send", "Note"] },
  ],
  [
    "a loop lists the steps for each item, and the steps afterwards",
    ["Start > Each row", "Each row:1 > Send", "Send > Each row", "Each row:0 > Report"],
    ["Start → Each row (for each: Send) → Report"],
    { types: { "Each row": "splitInBatches" } },
  ],
  [
    "an edge back to an earlier step names that step and does not repeat it",
    ["Start > Wait", "Wait > Is it paid?", "Is it paid?:0 > Thank", "Is it paid?:1 > Wait"],
    ["Start → Wait → Is it paid? (yes: Thank; no: back to “Wait”)"],
    { types: { "Is it paid?": "if" } },
  ],
  [
    "several edges from one output are branches that run together",
    ["Start > Split", "Split > A", "Split > B", "A > C", "B > C"],
    ["Start → Split (at the same time: A; B) → C"],
  ],
  [
    "each trigger starts an outline of its own, and shared steps appear once",
    ["Start > Work", "When it fails > Work"],
    ["Start → Work", "When it fails → on with “Work”"],
    { stored: { "When it fails": START } },
  ],
])("in an outline, %s", (_, lines, outline, more) => expect(say(lines, more)).toEqual(outline));

test("the outline of a step names its sub-nodes, and the sub-nodes of these", () => {
  const file = readWorkflow(
    exampleFile({
      steps: { Start: ["t"], Answer: ["t"], Store: ["t"], Numbers: ["t"] },
      lines: ["Start > Answer", "Store ai_tool> Answer", "Numbers ai_embedding> Store"],
    }),
  );
  const part = (kind: string): NodePorts => ({ in: [], out: [{ kind }] });
  const stored = { Start: START, Store: part("ai_tool"), Numbers: part("ai_embedding") };
  expect(outlineOf(file, stored)).toEqual([
    {
      trigger: "Start",
      steps: [{ kind: "do", node: "Answer", uses: ["Store", "Numbers"] }],
    },
  ]);
});

function say(
  lines: string[],
  {
    types = {},
    stored = {},
    failing = [],
  }: { types?: Record<string, string>; stored?: StoredPorts; failing?: string[] } = {},
): string[] {
  const names = lines.flatMap((line) => line.replace(/:\d >/, " >").split(" > "));
  const steps: Steps = Object.fromEntries(
    names.map((name) => [
      name,
      [types[name] ?? "set", {}, failing.includes(name) ? { onError: "continueErrorOutput" } : {}],
    ]),
  );
  return outlineSentences(
    outlineOf(readWorkflow(exampleFile({ steps, lines })), {
      ...Object.fromEntries(failing.map((name) => [name, withOutputs("Success", "Error")])),
      ...stored,
    }),
  );
}

function withOutputs(...labels: string[]): NodePorts {
  return { in: [{ kind: "main" }], out: labels.map((label) => ({ kind: "main", label })) };
}

test("a step to which no connection leads is distinguished from a trigger", () => {
  const steps: Steps = { Start: ["noOp"], Work: ["noOp"], Lost: ["noOp"] };
  const workflow = readWorkflow(exampleFile({ steps, lines: ["Start > Work"] }));
  const outline = outlineOf(workflow, { Start: START });
  expect(outline.map(({ trigger, isUnreached }) => [trigger, isUnreached])).toEqual([
    ["Start", undefined],
    ["Lost", true],
  ]);
});
